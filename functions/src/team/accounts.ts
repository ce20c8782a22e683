import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { InvitationProblem, InvitedAccount } from '../../../src/store/team/team';

/** What the function does with accounts: it makes them and looks them up, and changes none. */
export type Accounts = Pick<Auth, 'verifyIdToken' | 'createUser' | 'getUserByEmail'>;

/**
 * The accounts of a project, or of the emulator that the environment names. The SDK is loaded only now:
 * the function that answers pages is in the same file and starts without it.
 */
export async function openAccounts(projectId: string): Promise<Accounts> {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  return getAuth(initializeApp({ projectId }, 'invitations'));
}

/**
 * The beginning of the ids of invited accounts. Nobody else can choose the id of an account: with the public
 * key the service does. So one that an invitation has made is known again, when the line broke before
 * the role was given.
 */
const INVITED = 'invited-';

/** Thrown if an account cannot be had; an answer for the browser. */
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
 * The account with that address. One that is made has a password that nobody knows, and an address that
 * is not verified before its owner has set another one by mail. Throws AccountError, FirebaseError.
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

/** Anybody may have made an account of that address: only its owner can verify it (security.md T71). */
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
