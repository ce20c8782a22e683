// The texts of form fields.

export const OPTIONAL = '(optional)';
export const longerThanError = (label: string, limit: number) =>
  `${label}: longer than ${limit} characters`;
export const lengthText = (length: number, limit: number) => `${length} of ${limit} characters`;
export const tooLongError = (excess: number, limit: number) =>
  `Please shorten this by ${excess === 1 ? 'one character' : `${excess} characters`}: ${limit} fit.`;

/** The message for a text with invisible characters, which pasted text may contain. */
export const WITH_HIDDEN =
  'Please type this again: it has a tab, a line break or an invisible character in it.';
export const EMAIL_WITH_BLANKS = 'An email address has no blanks in it.';
export const NO_EMAIL_ADDRESS =
  'An email address has one @ with something on either side, as in anu@example.com.';

// The texts of the login page.

export const ADMIN_LOGIN = 'Admin login';
export const CREW_ONLY = 'Crew only';
export const backToText = (company: string) => `Back to ${company}`;
export const SIGN_IN = 'Sign in';
export const EMAIL = 'Email';
export const SIGNING_IN = 'Signing in…';
export const LOGIN = 'Login';
export const FORGOTTEN = 'Forgotten your password?';
export const FORGOTTEN_PASSWORD = 'Forgotten password';
export const WE_SEND_LINK = 'We send you a link with which you choose a new password.';
export const LINK_ON_ITS_WAY =
  'If this address has an account, a link is on its way to it. Look into the spam folder too.';
export const LINK_FAILED =
  'The link could not be requested. Check the address and your connection, and try again.';
export const SENDING_LINK = 'Sending…';
export const SEND_LINK = 'Send link';
export const BACK_TO_LOGIN = 'Back to login';
export const INVALID_CREDENTIALS = 'Invalid credentials';
export const NOT_AUTHORIZED = 'You are not authorized as an admin';
export const SESSION_NOT_KEPT =
  'This browser could not keep the session: it has no room left, or may not store anything. Free some room or allow this site to store data, then sign in again.';
export const PASSWORD = 'Password';
export const HIDE = 'Hide';
export const SHOW = 'Show';
