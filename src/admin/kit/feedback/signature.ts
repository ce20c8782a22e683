/** Who has done something: the email address, which can change, and the account, which cannot. */
export const signatureOf = (email: string, uid?: string): string =>
  uid ? `${email} (account ${uid})` : email;
