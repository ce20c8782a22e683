/** An administrator, as the record in `users` says (product 39). */
export interface Administrator {
  readonly uid: string;
  /** Missing in records that were made by hand. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Who gave the role, and when. */
  readonly by?: string | undefined;
  readonly since?: Date | undefined;
}

/** The longest name and address; the security rules have the same numbers. */
export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;

/** How old the sign-in may be that gives or takes the role, in ms; the rules have the same number. */
export const FRESH_SIGN_IN_MS = 300_000;

/** Administrators that are listed; the rules let so many be read at once. */
export const TEAM_MAX = 200;

/** An address as accounts have it: without blanks around it, in lower case. */
export const accountEmail = (text: string): string => text.trim().toLowerCase();

/** Whether a text may be the email address of an account. */
export const isAccountEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && /^[^@\p{Z}\p{C}]+@[^@\p{Z}\p{C}]+\.[^@\p{Z}\p{C}]+$/u.test(text);
