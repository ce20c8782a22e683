import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { InvitationProblem, InvitedAccount } from '../../../src/store/team/team';

/** The used functions for accounts, which create and look up accounts but do not change them. */
export type Accounts = Pick<Auth, 'verifyIdToken' | 'createUser' | 'getUserByEmail'>;

/**
 * Opens the accounts of a project, or of the emulator in the environment. Imports the SDK
 * dynamically, because the function for pages is in the same file and has to start without it.
 */
export async function openAccounts(projectId: string): Promise<Accounts> {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  return getAuth(initializeApp({ projectId }, 'invitations'));
}

/**
 * The prefix of the ids of invited accounts, which nobody else can choose because the public API
 * generates ids. It identifies an account whose invitation was interrupted before the role was
 * assigned.
 */
const INVITED = 'invited-';

/** Thrown if no account can be provided; the browser gets the reason. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly problem: InvitationProblem;

  constructor(problem: InvitationProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const codeOf = (error: unknown): string => String(Object(error).code ?? '');

/**
 * Returns the account with that address, or creates one with a random password and an unverified
 * address; the owner sets a password by mail. Throws AccountError or FirebaseError.
 */
export async function accountFor(email: string, accounts: Accounts): Promise<InvitedAccount> {
  const uid = `${INVITED}${randomBytes(12).toString('hex')}`;
  const password = randomBytes(32).toString('base64url');
  try {
    await accounts.createUser({ uid, email, password, emailVerified: false });
    return { uid, kind: 'new' };
  } catch (error) {
    if (codeOf(error) === 'auth/invalid-email') throw new AccountError('address');
    if (codeOf(error) !== 'auth/email-already-exists') throw error;
    return existing(await accounts.getUserByEmail(email));
  }
}

/**
 * Anybody may have created an account with the address, but only the owner of the address can
 * verify it (security.md T71).
 */
function existing({ uid, disabled, emailVerified, metadata }: UserRecord): InvitedAccount {
  if (disabled) throw new AccountError('disabled account');
  if (uid.startsWith(INVITED)) return { uid, kind: 'new' };
  if (!emailVerified) throw new AccountError('unverified account');
  return {
    uid,
    kind: 'known',
    created: metadata.creationTime ?? '',
    lastSignIn: metadata.lastSignInTime ?? '',
  };
}
