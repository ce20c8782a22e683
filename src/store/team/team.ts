/** An administrator, as stored in `users` (product 39). */
export interface Administrator {
  readonly uid: string;
  /** Missing in records that were made by hand. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The administrator who assigned the role. */
  readonly by?: string | undefined;
  readonly since?: Date | undefined;
}

/** The maximum lengths of names and addresses; the security rules have the same numbers. */
export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;

/**
 * The maximum age, in ms, of a sign-in that may assign or remove the role; the rules have the same
 * limit.
 */
export const FRESH_SIGN_IN_MS = 300_000;

/** The maximum number of administrators in the list; the rules allow a query of this size. */
export const TEAM_MAX = 200;

/** Returns an address as accounts store it: trimmed and in lower case. */
export const accountEmail = (text: string): string => text.trim().toLowerCase();

/** Returns whether a text has the format of an email address. */
export const isAccountEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && /^[^@\p{Z}\p{C}]+@[^@\p{Z}\p{C}]+\.[^@\p{Z}\p{C}]+$/u.test(text);

/**
 * Returns the fields that a command writes to a record in `users` to assign the role, like an
 * invitation, but signed by the command.
 *
 * @param by the command
 */
export const roleGrantFields = <Time>(email: string, by: string, since: Time) =>
  ({ role: 'admin', email, by, since }) as const;

/** The path of the function that finds or creates the account of an invited person. */
export const INVITATIONS_PATH = '/invitations';

/**
 * The account of an invited person: `new` if an invitation created it, now or earlier; `known` if
 * it existed before and its owner has verified the address.
 */
export type InvitedAccount =
  | { readonly uid: string; readonly kind: 'new' }
  | {
      readonly uid: string;
      readonly kind: 'known';
      /** As the service formats them; '' if the account was never used. */
      readonly created: string;
      readonly lastSignIn: string;
    };

/** Why an account cannot be invited. */
export type InvitationProblem =
  | 'address'
  | 'signed out'
  | 'no administrator'
  | 'old sign-in'
  | 'unverified account'
  | 'disabled account'
  | 'unavailable';

/** The HTTP status of the response for each problem. */
export const PROBLEM_STATUS: Readonly<Record<InvitationProblem, number>> = {
  address: 400,
  'signed out': 401,
  'no administrator': 403,
  'old sign-in': 403,
  'unverified account': 409,
  'disabled account': 409,
  unavailable: 503,
};

export const isInvitationProblem = (value: unknown): value is InvitationProblem =>
  typeof value === 'string' && Object.hasOwn(PROBLEM_STATUS, value);

/** Why somebody was not invited or removed. */
export type TeamProblem = InvitationProblem | 'not deployed';

const EXPLANATIONS: Readonly<Record<TeamProblem, string>> = {
  address: 'The sign-in service does not take this email address. Check how it is spelled.',
  'signed out': 'You are not signed in any more.',
  'no administrator': 'You are no longer an administrator.',
  'old sign-in':
    'The server asks for a newer sign-in. Sign out, sign in again, and repeat it within five minutes.',
  'unverified account':
    'There is an account with this address already, and nobody has confirmed that it is theirs. Ask the person to press “Forgotten your password?” on the sign-in page and to choose a password by that mail. Then invite once more.',
  'disabled account':
    'The account with this address is closed. Whoever set up the site can open it again in the Firebase console, under Authentication → Users.',
  unavailable:
    'Accounts cannot be made at the moment. Try again in a few minutes; if it stays so, tell whoever set up the site.',
  'not deployed': 'This site cannot make accounts by itself. What to do is below the form.',
};

/** The problems after which the session is over. */
const REFUSALS: readonly TeamProblem[] = ['signed out', 'no administrator'];

/** Thrown when somebody was not invited or removed. Its message tells the administrator what to do. */
export class TeamError extends Error {
  override readonly name = 'TeamError';
  readonly problem: TeamProblem;
  readonly code: 'explained' | 'permission-denied';

  constructor(problem: TeamProblem, cause?: unknown) {
    super(EXPLANATIONS[problem], { cause });
    this.problem = problem;
    this.code = REFUSALS.includes(problem) ? 'permission-denied' : 'explained';
  }
}

/** Returns the problem in a TeamError; undefined for other errors. */
export const teamProblem = (error: unknown): TeamProblem | undefined =>
  error instanceof TeamError ? error.problem : undefined;
