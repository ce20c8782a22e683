/** A link to write to an address, which cannot add a header or another address to the message. */
export const mailLink = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
