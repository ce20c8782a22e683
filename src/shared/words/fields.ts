// What is said of the fields of forms.

export const OPTIONAL = '(optional)';
export const longerThan = (label: string, limit: number) =>
  `${label}: longer than ${limit} characters`;
export const lengthOf = (length: number, limit: number) => `${length} of ${limit} characters`;
export const tooLong = (excess: number, limit: number) =>
  `Please shorten this by ${excess === 1 ? 'one character' : `${excess} characters`}: ${limit} fit.`;

/** Of a text in which somebody has pasted more than can be seen. */
export const WITH_HIDDEN =
  'Please type this again: it has a tab, a line break or an invisible character in it.';
export const EMAIL_WITH_BLANKS = 'An email address has no blanks in it.';
export const NO_EMAIL_ADDRESS =
  'An email address has one @ with something on either side, as in anu@example.com.';
