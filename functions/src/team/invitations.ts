import {
  accountEmail,
  FRESH_SIGN_IN_MS,
  isAccountEmail,
  INVITATIONS_PATH,
  PROBLEM_STATUS,
  type InvitedAccount,
} from '../../../src/store/team/team';
import { USERS } from '../../../src/firebase/collections';
import type { Answer } from '../answer';
import type { Database } from '../firestore';
import { type RestFields, plainFields } from '../firestore-values';
import { AccountError, accountFor, type Accounts, codeOf } from './accounts';

/**
 * Returns whether a request path is the endpoint for invitations; query and fragment are ignored.
 */
export const isInvitationsPath = (address: string): boolean =>
  address.replace(/[?#].*/, '') === INVITATIONS_PATH;

export interface InvitationRequest {
  readonly method: string | undefined;
  /** The `Authorization` header with the ID token of the inviting administrator. */
  readonly authorization: string | undefined;
  readonly body: string;
}

/** The maximum length of a request body. */
const MAX_BODY = 1024;

/** The timeout of the database, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Creates the account of an invited person; the administrator's browser then assigns the role,
 * under the rules (product 39.4). An existing account is returned unchanged. Never throws.
 *
 * @param accounts is called when the accounts are needed
 */
export async function handleInvitation(
  { method, authorization = '', body }: InvitationRequest,
  accounts: () => Promise<Accounts>,
  database: Database,
): Promise<Answer> {
  if (method !== 'POST') return answered(405, {});
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  try {
    if (!token) throw new AccountError('signed out');
    const service = await accounts();
    await requireAdministrator(token, service, database);
    const account: InvitedAccount = await accountFor(emailIn(body), service);
    return answered(200, account);
  } catch (error) {
    if (error instanceof AccountError) {
      return answered(PROBLEM_STATUS[error.problem], { problem: error.problem });
    }
    console.error(error);
    return answered(PROBLEM_STATUS.unavailable, { problem: 'unavailable' });
  }
}

const answered = (status: number, body: object): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: JSON.stringify(body),
});

/**
 * Error codes for a token that is invalid, expired or revoked, or whose account is disabled or
 * deleted.
 */
const NO_SESSION = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Throws AccountError, and what the services throw. */
async function requireAdministrator(
  token: string,
  accounts: Accounts,
  database: Database,
): Promise<void> {
  const session = await accounts.verifyIdToken(token, true).catch((error: unknown) => {
    throw NO_SESSION.includes(codeOf(error)) ? new AccountError('signed out') : error;
  });
  if ((await roleOf(session.uid, token, database)) !== 'admin') {
    throw new AccountError('no administrator');
  }
  // Somebody who has taken over a session does not know the password, so a recent sign-in is
  // required.
  if (Date.now() - session.auth_time * 1000 > FRESH_SIGN_IN_MS) {
    throw new AccountError('old sign-in');
  }
}

/**
 * Reads the role with the administrator's token, under the rules: the function itself may read
 * nothing.
 */
async function roleOf(uid: string, token: string, { url }: Database): Promise<unknown> {
  const response = await fetch(`${url}/${USERS}/${encodeURIComponent(uid)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404 || response.status === 403) return undefined;
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const { fields }: { fields?: RestFields } = JSON.parse(await response.text());
  return plainFields(fields)['role'];
}

function emailIn(body: string): string {
  if (body.length > MAX_BODY) throw new AccountError('address');
  try {
    const email = accountEmail(String(Object(JSON.parse(body)).email));
    if (isAccountEmail(email)) return email;
  } catch {
    // The body is no JSON.
  }
  throw new AccountError('address');
}
