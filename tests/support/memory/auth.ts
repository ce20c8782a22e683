import { Refusal } from './documents';
import { memory } from './firestore';
import { pass } from './network';

/**
 * Stands for 'firebase/auth', whose build for Node keeps no session: as much of it as the site calls,
 * with one account that is signed in. The network knows each call by a line: "signIn", "keep",
 * "signOut", "reauthenticate", "password" or "mail", with the address.
 */
interface FakeUser {
  readonly uid: string;
  readonly email: string;
  readonly getIdToken: () => Promise<string>;
  readonly getIdTokenResult: () => Promise<{ readonly authTime: string }>;
}

type Listener = (user: FakeUser | null) => void;

const listeners = new Set<Listener>();

const auth = {
  currentUser: null as FakeUser | null,
  config: { apiKey: 'demo' },
  name: '[DEFAULT]',
  authStateReady: async () => undefined,
  signOut: () => ask('signOut', () => become(null)),
};

function become(user: FakeUser | null): void {
  auth.currentUser = user;
  for (const listener of listeners) listener(user);
}

const authError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** A refusal by the network has the code of the service as its message. */
async function ask<T>(line: string, work: () => T): Promise<T> {
  try {
    return await pass(line, work);
  } catch (error) {
    throw error instanceof Refusal ? authError(error.message) : error;
  }
}

/** A new account, which is signed in then. */
export async function createUserWithEmailAndPassword(
  _auth: unknown,
  email: string,
  password: string,
) {
  passwords.set(email, password);
  signedInAt = new Date();
  const user = userAt(email);
  become(user);
  return { user };
}

export const inMemoryPersistence = {};
export const browserLocalPersistence = {};
export const initializeAuth = () => auth;
export const connectAuthEmulator = () => undefined;

/** Like the service, it calls a new listener with the current state. */
export function onAuthStateChanged(_auth: unknown, listener: Listener): () => void {
  listeners.add(listener);
  void Promise.resolve().then(() => listeners.has(listener) && listener(auth.currentUser));
  return () => void listeners.delete(listener);
}

/** Passwords by address. */
const passwords = new Map<string, string>();
let signedInAt = new Date();

function check(email: string, password: string, code: string): void {
  if (passwords.get(email) !== password) throw authError(code);
  signedInAt = new Date();
}

/** Like the SDK, it has the user before the browser has stored the session ("keep"). */
export async function signInWithEmailAndPassword(_auth: unknown, email: string, password: string) {
  await ask(`signIn ${email}`, () => check(email, password, 'invalid-credential'));
  const user = userAt(email);
  become(user);
  await ask(`keep ${email}`, () => undefined);
  return { user };
}

/** Like the service, it does not say whether there is such an account. */
export const sendPasswordResetEmail = (_auth: unknown, email: string, { url = '' } = {}) =>
  ask(`mail ${email} ${url}`.trim(), () => undefined);

export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};

export const reauthenticateWithCredential = (
  _user: FakeUser,
  { email, password }: ReturnType<typeof EmailAuthProvider.credential>,
) => ask(`reauthenticate ${email}`, () => check(email, password, 'wrong-password'));

export const updatePassword = ({ email }: FakeUser, password: string) =>
  ask(`password ${email}`, () => void passwords.set(email, password));

const uidAt = (email: string) => email.split('@')[0] ?? '';

const userAt = (email: string): FakeUser => ({
  uid: uidAt(email),
  email,
  getIdToken: async () => 'token',
  getIdTokenResult: async () => ({ authTime: signedInAt.toUTCString() }),
});

// What tests do with it.

/** The password of the accounts of tests. */
export const PASSWORD = 'moonlight-2025';

export const passwordOf = (email: string): string | undefined => passwords.get(email);

/** An account; an administrator's has the role in the database. */
export function haveAccount(email: string, { role = 'admin', password = PASSWORD } = {}): void {
  passwords.set(email, password);
  setRole(email, role);
}

/** The account has that role from now on. */
export const setRole = (email = 'admin@example.com', role = 'none'): void =>
  memory.put({ [`users/${uidAt(email)}`]: { email, ...(role === 'admin' && { role }) } });

/** Somebody is signed in, an administrator unless it is said otherwise, also if it was somebody else. */
export function haveSession(email = 'admin@example.com', role = 'admin'): void {
  haveAccount(email, { role });
  signedInAt = new Date();
  become(userAt(email));
}

/** The sign-in was so long ago, in ms. */
export const ageSession = (ms: number): void => {
  signedInAt = new Date(Date.now() - ms);
};

/** A server ends the session, and this tab has not been told yet. */
export const endQuietly = (): void => {
  auth.currentUser = null;
};

/** Ends the session as a sign-out in another tab does. */
export const endSession = (): void => become(null);

/** The browser has stored the session, for a page that it had frozen. */
export const storeSession = (): void => {
  const uid = auth.currentUser?.uid;
  const key = `firebase:authUser:${auth.config.apiKey}:${auth.name}`;
  if (uid === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ uid }));
};

export function forgetAccounts(): void {
  passwords.clear();
  listeners.clear();
  auth.currentUser = null;
}
