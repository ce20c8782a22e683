/** The maximum length of a new movie's address, in characters; firestore.rules have the same limit. */
export const ADDRESS_LENGTH = 80;

/** Returns a typed text as an address: in lower case, with hyphens for spaces. */
export const addressFrom = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** Returns whether a text is a valid address of a new movie, as firestore.rules require it (product 5.15). */
export const isMovieAddress = (text: string): boolean =>
  /^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$/.test(text);
