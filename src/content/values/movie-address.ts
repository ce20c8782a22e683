/** The longest address of a new movie, in characters: the bound of firestore.rules. */
export const ADDRESS_LENGTH = 80;

/** The address that a typed text means: in small letters, with hyphens for blanks. */
export const addressFrom = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** Whether a text can be the address of a new movie, as firestore.rules accept it (product 5.15). */
export const isMovieAddress = (text: string): boolean =>
  /^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$/.test(text);
