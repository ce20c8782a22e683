/** Who has done something: the email address, which can change, and the account, which cannot. */
export function signatureOf(email: string, uid?: string): string {
  if (!uid) return email;
  return email ? `${email} (account ${uid})` : `account ${uid}`;
}
