import {
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { errorCode } from '../domain/failure';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { NotAnAdminError, type Role } from '../domain/role';
import { withTimeout } from '../domain/timeout';
import { auth } from '../firebase/auth';
import { record } from '../firebase/converters/fields';
import { firestore } from '../firebase/firestore';
import { USERS } from '../firebase/paths';

/** Written at login as SPEC §2 asks, and read by nobody: it proves nothing (DESIGN R8). */
const FLAG = 'isAdmin';

/**
 * Signs an administrator in. Throws NotAnAdminError for anybody else, AuthError for credentials
 * that are wrong, and FirestoreError or TimeoutError when the role could not be read; whatever is
 * thrown, nobody is signed in afterwards.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  try {
    if ((await readRole(user.uid)) !== 'admin') throw new NotAnAdminError();
  } catch (error) {
    await signOut();
    throw error;
  }
  setFlag(true);
}

/** Ends the session in every tab of this browser. */
export async function signOut(): Promise<void> {
  setFlag(false);
  await auth.signOut();
}

/**
 * Sends a link for a new password. It says nothing about whether the address has an account; only
 * a request that could not be made is thrown, as an AuthError.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Whether the one who is signed in here is an administrator now: the role is read every time.
 * Throws FirestoreError, or TimeoutError when there is no answer within READ_TIMEOUT_MS.
 */
export function currentAdmin(): Promise<Role> {
  const answer = async () => {
    await auth.authStateReady();
    return auth.currentUser ? readRole(auth.currentUser.uid) : 'none';
  };
  return withTimeout(answer(), READ_TIMEOUT_MS);
}

/** The address of the one who is signed in; an empty text when nobody is. */
export const sessionEmail = (): string => auth.currentUser?.email ?? '';

/**
 * Says now and from now on whether somebody is signed in: another tab may sign out, and an account
 * that was closed is signed out when its token runs out. Returns the way to stop listening.
 */
export function onSessionChange(listener: (signedIn: boolean) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user !== null));
}

async function readRole(uid: string): Promise<Role> {
  const document = await withTimeout(getDoc(doc(firestore, USERS, uid)), READ_TIMEOUT_MS);
  return record(document.data())['role'] === 'admin' ? 'admin' : 'none';
}

function setFlag(isAdmin: boolean): void {
  try {
    if (isAdmin) localStorage.setItem(FLAG, 'true');
    else localStorage.removeItem(FLAG);
  } catch {
    // Full or forbidden: nobody reads it anyway.
  }
}
