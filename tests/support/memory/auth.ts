import { Refusal } from './documents';
import { memory } from './firestore';
import { pass } from './network';

/**
 * Replaces 'firebase/auth', whose build for Node does not store sessions: the part that the site
 * calls, with one signed-in account. The network identifies each call by a line: "signIn", "keep",
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

/** If the network refuses a call, the message is the error code of the service. */
async function ask<T>(line: string, work: () => T): Promise<T> {
  try {
    return await pass(line, work);
  } catch (error) {
    throw error instanceof Refusal ? authError(error.message) : error;
  }
}

/** Creates an account and signs it in. */
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

/** The passwords by email address. */
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

/** Like the service, it does not reveal whether the account exists. */
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

// Functions for tests.

/** The password of test accounts. */
export const PASSWORD = 'moonlight-2025';

export const passwordOf = (email: string): string | undefined => passwords.get(email);

/** Creates an account; an administrator has the role in the database. */
export function haveAccount(email: string, { role = 'admin', password = PASSWORD } = {}): void {
  passwords.set(email, password);
  setRole(email, role);
}

/** Sets the role of an account. */
export const setRole = (email = 'admin@example.com', role = 'none'): void =>
  memory.put({ [`users/${uidAt(email)}`]: { email, ...(role === 'admin' && { role }) } });

/** Signs somebody in, by default as an administrator, also if somebody else was signed in. */
export function haveSession(email = 'admin@example.com', role = 'admin'): void {
  haveAccount(email, { role });
  signedInAt = new Date();
  become(userAt(email));
}

/** Moves the sign-in so many ms into the past. */
export const ageSession = (ms: number): void => {
  signedInAt = new Date(Date.now() - ms);
};

/** Ends the session on the server, without notifying this tab. */
export const endQuietly = (): void => {
  auth.currentUser = null;
};

/** Ends the session like a sign-out in another tab. */
export const endSession = (): void => become(null);

/** Stores the session as the browser does, for a page restored from the back/forward cache. */
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
