import {
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { doc, setDoc } from 'firebase/firestore/lite';
import { writeStored, readStoredObject } from '../../shared/data/browser-storage';
import { isPageHidden, isOtherAccount, setTabAccount } from '../../shared/data/tab-session';
import {
  errorCode,
  SessionChangedError,
  SessionNotKeptError,
  NotAnAdminError,
  type Role,
} from '../../shared/failures/failure';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { auth } from '../../firebase/auth';
import { asRecord } from '../../content/base/stored-values';
import { firestore, readDocument } from '../../firebase/firestore';
import { USERS } from '../../firebase/collections';

/** Written at sign-in and never read: the flag grants no access. */
const FLAG_KEY = 'isAdmin';

/**
 * Signs an administrator in; after an error, the previous session continues, or nobody is signed
 * in. Throws AuthError for wrong credentials, NotAnAdminError for other users, FirestoreError or
 * TimeoutError if the role cannot be read, and SessionNotKeptError if the browser cannot store the
 * session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const before = auth.currentUser;
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if ((await readRole(user)) !== 'admin') throw new NotAnAdminError();
  } catch (error) {
    // The SDK sets the new user before it stores the session, and reports an error of the storage with this
    // code.
    const isAccepted = auth.currentUser !== before;
    if (isAccepted) await endSession();
    const isNotKept = isAccepted && errorCode(error) === 'auth/internal-error';
    throw isNotKept ? new SessionNotKeptError(undefined, { cause: error }) : error;
  }
  writeFlag(true);
  setTabAccount(sessionEmail());
}

/** Ends the session in all tabs of this browser. */
export async function signOut(): Promise<void> {
  await endSession();
  setTabAccount('');
}

async function endSession(): Promise<void> {
  writeFlag(false);
  await auth.signOut();
}

/**
 * Sends a password reset link. Also succeeds for unknown email addresses, so that the result does
 * not reveal whether an account exists. Throws AuthError for other failures.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Returns the current user's role, read from the database at every call. Throws FirestoreError, or
 * TimeoutError after READ_TIMEOUT_MS.
 */
export function currentRole(): Promise<Role> {
  const read = async () => {
    await auth.authStateReady();
    return auth.currentUser ? readRole(auth.currentUser) : 'none';
  };
  return withTimeout(read(), READ_TIMEOUT_MS);
}

/**
 * Throws SessionChangedError if somebody else has signed in since this tab was opened, or may have done so
 * while the browser had frozen the page.
 */
export function requireOwnSession(): void {
  if (isPageHidden() || isOtherAccount(sessionEmail())) throw new SessionChangedError();
}

/**
 * Returns the fields that name the administrator in a record; the rules compare them with the session
 * (product 30.2, security.md T82). Throws SessionChangedError.
 */
export function signature() {
  requireOwnSession();
  return { uid: auth.currentUser?.uid ?? '' };
}

/** Returns the current user's email address; '' if nobody is signed in. */
export const sessionEmail = (): string => auth.currentUser?.email ?? '';

/**
 * Calls the listener with whether a user is signed in: synchronously and after every change, also
 * if another tab signs out or the token of a disabled account expires. Returns a function that
 * unsubscribes.
 */
export function onSessionChange(listener: (signedIn: boolean) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user !== null));
}

/**
 * Applies the session that the browser has stored, because a frozen page misses the sign-out of
 * another tab.
 */
export async function adoptStoredSession(): Promise<void> {
  const key = `firebase:authUser:${auth.config.apiKey}:${auth.name}`;
  const { uid } = readStoredObject('localStorage', key);
  if (uid === auth.currentUser?.uid) return;
  if (typeof uid !== 'string') return auth.signOut();
  await new Promise<void>((resolve) => {
    const stop = onAuthStateChanged(auth, (user) => {
      if (user?.uid !== uid) return;
      stop();
      resolve();
    });
    // A storage event without a key looks like a cleared storage, so that Firebase checks the
    // stored session, as it does every second on phones.
    window.dispatchEvent(new StorageEvent('storage'));
  });
}

async function readRole({ uid, email }: User): Promise<Role> {
  const document = await readDocument(doc(firestore, USERS, uid));
  const record = asRecord(document.data());
  if (record['role'] !== 'admin') return 'none';
  // Updates the email address in the record, with which other administrators see the user's
  // actions. The write is not awaited, and the next navigation repeats it after a failure.
  if (email && record['email'] !== email) {
    setDoc(document.ref, { email }, { merge: true }).catch(console.error);
  }
  return 'admin';
}

function writeFlag(isAdmin: boolean): void {
  writeStored('localStorage', FLAG_KEY, isAdmin ? 'true' : null);
}
