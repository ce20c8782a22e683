import { byAlphabet } from '../../content/locale/collation';
import {
  collection,
  deleteField,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { sendPasswordResetEmail } from 'firebase/auth';
import { errorCode } from '../../shared/failures/failure';
import { withTimeout } from '../../shared/failures/timeout';
import { asDate, asRecord, asText, asRequiredText } from '../../content/base/stored-values';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import {
  FRESH_SIGN_IN_MS,
  TEAM_MAX,
  TeamError,
  INVITATIONS_PATH,
  isInvitationProblem,
  type Administrator,
  type InvitedAccount,
} from './team';
import { auth } from '../../firebase/auth';
import { USERS } from '../../firebase/collections';
import { firestore, readDocuments, readDocument } from '../../firebase/firestore';
import { currentRole, sessionEmail, signature, requireOwnSession } from '../session/session';
import { documentAt } from '../documents/locations';
import { transactOn } from '../documents/transactions';
import { withSigners } from './signers';
import { app } from '../../firebase/app';

const recordOf = (uid: string) => documentAt({ path: `${USERS}/${uid}` });
const isAdministrator = (document: DocumentSnapshot) =>
  asRecord(document.data())['role'] === 'admin';

/** Returns the administrators, sorted by name. Throws FirestoreError or TimeoutError. */
export async function listAdministrators(): Promise<readonly Administrator[]> {
  const found = query(collection(firestore, USERS), where('role', '==', 'admin'), limit(TEAM_MAX));
  const docs = await readDocuments(found);
  const label = ({ name, email, uid }: Administrator) => name ?? email ?? uid;
  // The administrators who assigned the roles.
  const givers = await withSigners(
    docs.map((document) => {
      const { by, uid } = asRecord(document.data());
      return { by: asText(by) ?? '', uid: asText(uid) };
    }),
  );
  return docs
    .map((document, position) => ({
      ...fromRecord(document.id, document.data()),
      by: givers[position]?.by || undefined,
    }))
    .toSorted((a, b) => byAlphabet(label(a), label(b)));
}

/** Reads a record that may have been created by hand: values of a wrong type are undefined. */
function fromRecord(uid: string, record: unknown): Omit<Administrator, 'by'> {
  const { name, email, since } = asRecord(record);
  return { uid, name: asText(name), email: asText(email), since: asDate(since) };
}

/** Returns the id of the account that is signed in; '' without one. */
export const ownUid = (): string => auth.currentUser?.uid ?? '';

/**
 * Returns whether an account has the role, had it (`former`), or never had it. Throws FirestoreError or
 * TimeoutError.
 */
export async function roleStatusOf(uid: string): Promise<'administrator' | 'former' | 'none'> {
  const document = await readDocument(recordOf(uid));
  if (isAdministrator(document)) return 'administrator';
  return asDate(asRecord(document.data())['until']) ? 'former' : 'none';
}

/**
 * Assigns the role to an account; an empty name leaves the stored name unchanged. Returns false if
 * somebody else has already assigned it, and can be repeated. Throws TeamError, FirestoreError or
 * TimeoutError.
 */
export const grantRole = (uid: string, email: string, name: string): Promise<boolean> =>
  withFreshSignIn(() =>
    transactOn(recordOf(uid), async (transaction, document) => {
      const giver = signature();
      if (isAdministrator(document)) return asRecord(document.data())['uid'] === giver.uid;
      const record = { role: 'admin', email, ...(name && { name }), ...giver };
      // Older records contain the email address of the administrator who assigned the role.
      const times = { since: serverTimestamp(), until: deleteField(), by: deleteField() };
      transaction.set(document.ref, { ...record, ...times }, { merge: true });
      return true;
    }),
  );

/**
 * Removes the role of another administrator; does nothing if the account no longer has it. Throws
 * TeamError, FirestoreError or TimeoutError.
 */
export const revokeRole = (uid: string): Promise<void> =>
  withFreshSignIn(() =>
    transactOn(recordOf(uid), async (transaction, document) => {
      if (!isAdministrator(document)) return;
      const times = { until: serverTimestamp(), by: deleteField() };
      const removal = { role: deleteField(), ...times, ...signature() };
      transaction.update(document.ref, removal);
      // If two administrators remove each other at the same time, only one of them succeeds (security.md
      // T94).
      transaction.update(recordOf(ownUid()), { acted: serverTimestamp() });
    }),
  );

/** Stores the administrator's own name and email address. Throws FirestoreError or TimeoutError. */
export async function saveOwnName(name: string): Promise<void> {
  const { uid } = signature();
  const record = { name, email: sessionEmail() };
  await withTimeout(setDoc(recordOf(uid), record, { merge: true }), SEND_TIMEOUT_MS);
}

/** The time reserved for the write itself. */
const MARGIN_MS = 20_000;

/**
 * Checks that the sign-in is as recent as the rules require. The rules give no reason, so that a
 * refusal that the role does not explain counts as an old sign-in, because the clock of this device
 * may be wrong. Throws TeamError and the errors of `write`.
 */
async function withFreshSignIn<T>(write: () => Promise<T>): Promise<T> {
  const signIn = (await auth.currentUser?.getIdTokenResult())?.authTime;
  if (!signIn) throw new TeamError('signed out');
  const age = Date.now() - Date.parse(signIn);
  if (age > FRESH_SIGN_IN_MS - MARGIN_MS) throw new TeamError('old sign-in');
  try {
    return await write();
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await currentRole()) !== 'admin') throw error;
    throw new TeamError('old sign-in', error);
  }
}

/**
 * Requests the account of an invited person from the function, which creates it if there is none. Can be
 * repeated. Throws TeamError, TypeError without a connection, or TimeoutError.
 *
 * @param origin the origin of the site
 */
export const requestAccount = (email: string, origin: string): Promise<InvitedAccount> =>
  withTimeout(request(email, origin), SEND_TIMEOUT_MS);

async function request(email: string, origin: string): Promise<InvitedAccount> {
  requireOwnSession();
  const token = await auth.currentUser?.getIdToken();
  if (!token) throw new TeamError('signed out');
  const response = await fetch(origin + INVITATIONS_PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const answer = asRecord(await response.json().catch(() => null));
  const { problem } = answer;
  if (isInvitationProblem(problem)) throw new TeamError(problem);
  const uid = asText(answer['uid']);
  if (uid && answer['kind'] === 'new') return { uid, kind: 'new' };
  if (uid && answer['kind'] === 'known') {
    const created = asRequiredText(answer['created']);
    return { uid, kind: 'known', created, lastSignIn: asRequiredText(answer['lastSignIn']) };
  }
  // Without the function, Hosting responds with a page.
  throw new TeamError(response.status >= 500 ? 'unavailable' : 'not deployed');
}

/** Firebase's error codes for a link to a domain that the project does not allow. */
const FOREIGN = ['auth/unauthorized-continue-uri', 'auth/invalid-continue-uri'];

/**
 * Sends Firebase's mail with a link for choosing a password, which leads to the sign-in page if the
 * project allows the site's domain. Throws AuthError or TimeoutError.
 */
export const sendInvitation = (email: string, signInAddress: string): Promise<void> =>
  withTimeout(send(email, signInAddress), SEND_TIMEOUT_MS);

async function send(email: string, url: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    if (!FOREIGN.includes(errorCode(error))) throw error;
    await sendPasswordResetEmail(auth, email);
  }
}

/** Returns the address from which Firebase sends mail, unless another one is configured in its console. */
export const mailSender = (): string => `noreply@${app.options.projectId}.firebaseapp.com`;

/** Returns the command that invites somebody without the function. */
export const inviteCommand = (email: string): string =>
  `npm run admin -- invite ${email} ${import.meta.env.VITE_EMULATOR_PORTS ? '--emulators' : `--project ${app.options.projectId}`}`;
