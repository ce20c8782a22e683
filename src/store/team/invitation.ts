/** Where the site asks for the account of somebody who is invited: a function answers (product 39.4). */
export const INVITATIONS_PATH = '/invitations';

/**
 * The account of somebody who is invited: `new` was made for that, now or by an invitation before;
 * `known` has been there, and its owner has verified the address.
 */
export type InvitedAccount =
  | { readonly uid: string; readonly kind: 'new' }
  | {
      readonly uid: string;
      readonly kind: 'known';
      /** As the service writes them; an empty text if there was none. */
      readonly created: string;
      readonly lastSignIn: string;
    };

/** Why there is no account for somebody. */
export type InvitationProblem =
  | 'address'
  | 'signed out'
  | 'no administrator'
  | 'old sign-in'
  | 'unverified account'
  | 'disabled account'
  | 'unavailable';

/** The status of the answer with each problem. */
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
