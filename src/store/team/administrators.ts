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

/** Who is an administrator, by name. Throws FirestoreError or TimeoutError. */
export async function listAdministrators(): Promise<readonly Administrator[]> {
  const found = query(collection(firestore, USERS), where('role', '==', 'admin'), limit(TEAM_MAX));
  const docs = await readDocuments(found);
  const label = ({ name, email, uid }: Administrator) => name ?? email ?? uid;
  // Who gave the role.
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

/** A record may have been made by hand: of what is no text or time it has nothing. */
function fromRecord(uid: string, record: unknown): Omit<Administrator, 'by'> {
  const { name, email, since } = asRecord(record);
  return { uid, name: asText(name), email: asText(email), since: asDate(since) };
}

/** The account that is signed in. */
export const ownUid = (): string => auth.currentUser?.uid ?? '';

/**
 * Returns the standing of an account: `administrator` still is one, `former` was removed. Throws
 * FirestoreError or TimeoutError.
 */
export async function standingOf(uid: string): Promise<'administrator' | 'former' | 'none'> {
  const document = await readDocument(recordOf(uid));
  if (isAdministrator(document)) return 'administrator';
  return asDate(asRecord(document.data())['until']) ? 'former' : 'none';
}

/**
 * Gives the role to an account; a name that is empty stays what it was. Resolves with whether it was this
 * session that gave it: false if somebody else had. Can be repeated. Throws TeamError, FirestoreError or
 * TimeoutError.
 */
export const giveRole = (uid: string, email: string, name: string): Promise<boolean> =>
  withFreshSignIn(() =>
    transactOn(recordOf(uid), async (transaction, document) => {
      const giver = signature();
      if (isAdministrator(document)) return asRecord(document.data())['uid'] === giver.uid;
      const record = { role: 'admin', email, ...(name && { name }), ...giver };
      // Older records name the giver by an address.
      const times = { since: serverTimestamp(), until: deleteField(), by: deleteField() };
      transaction.set(document.ref, { ...record, ...times }, { merge: true });
      return true;
    }),
  );

/**
 * Takes the role of another administrator. Somebody who is none any more is left alone. Throws TeamError,
 * FirestoreError or TimeoutError.
 */
export const takeRole = (uid: string): Promise<void> =>
  withFreshSignIn(() =>
    transactOn(recordOf(uid), async (transaction, document) => {
      if (!isAdministrator(document)) return;
      const times = { until: serverTimestamp(), by: deleteField() };
      const removal = { role: deleteField(), ...times, ...signature() };
      transaction.update(document.ref, removal);
      // Of two administrators who remove each other at once, only one can (security.md T94).
      transaction.update(recordOf(ownUid()), { acted: serverTimestamp() });
    }),
  );

/** Stores one's own name, with the address of the account. Throws FirestoreError or TimeoutError. */
export async function saveOwnName(name: string): Promise<void> {
  const { uid } = signature();
  const record = { name, email: sessionEmail() };
  await withTimeout(setDoc(recordOf(uid), record, { merge: true }), SEND_TIMEOUT_MS);
}

/** Time for the write itself. */
const MARGIN_MS = 20_000;

/**
 * The rules refuse a sign-in of more than five minutes ago, and do not say why they refuse: a clock that
 * is wrong here is found out by that. Throws TeamError, and what `write` throws.
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
 * Asks the function for the account of somebody who is invited: it makes one if there is none. Can be
 * repeated. Throws TeamError, TypeError without a connection, TimeoutError.
 *
 * @param origin where the site is
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
  // A page, as Hosting answers what it does not know.
  throw new TeamError(response.status >= 500 ? 'unavailable' : 'not deployed');
}

/** The error code of Firebase for an address of a domain that the project does not allow. */
const FOREIGN = ['auth/unauthorized-continue-uri', 'auth/invalid-continue-uri'];

/**
 * Sends the mail by which somebody chooses a password: Firebase's own, with the way on to the sign-in where
 * the project knows the site's domain. Throws AuthError or TimeoutError.
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

/** The address from which Firebase sends its mails, unless another one was set in its console. */
export const mailSender = (): string => `noreply@${app.options.projectId}.firebaseapp.com`;

/** The command that invites somebody without the function. */
export const inviteCommand = (email: string): string =>
  `npm run admin -- invite ${email} ${import.meta.env.VITE_EMULATOR_PORTS ? '--emulators' : `--project ${app.options.projectId}`}`;
