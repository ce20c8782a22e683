import { memory } from './firestore';

/**
 * Stands for 'firebase/auth', whose build for Node keeps no session: as much of it as the site calls,
 * with one account that a test signs in or out.
 */
export interface FakeUser {
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
  signOut: async () => become(null),
};

function become(user: FakeUser | null): void {
  auth.currentUser = user;
  for (const listener of listeners) listener(user);
}

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
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

export async function signInWithEmailAndPassword(_auth: unknown, email: string, password: string) {
  if (passwords.get(email) !== password) throw refusal('invalid-credential');
  const user = userAt(email);
  become(user);
  return { user };
}

export async function sendPasswordResetEmail(_auth: unknown, email: string): Promise<void> {
  if (!passwords.has(email)) throw refusal('user-not-found');
}

export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};

export async function reauthenticateWithCredential(
  _user: FakeUser,
  { email, password }: ReturnType<typeof EmailAuthProvider.credential>,
): Promise<void> {
  if (passwords.get(email) !== password) throw refusal('wrong-password');
}

export async function updatePassword({ email }: FakeUser, password: string): Promise<void> {
  passwords.set(email, password);
}

const uidAt = (email: string) => email.split('@')[0] ?? '';

function userAt(email: string): FakeUser {
  const authTime = new Date().toUTCString();
  return {
    uid: uidAt(email),
    email,
    getIdToken: async () => 'token',
    getIdTokenResult: async () => ({ authTime }),
  };
}

// What tests do with it.

/** An account; an administrator's has the role in the database. */
export function haveAccount(
  email: string,
  { role = 'admin', password = 'moonlight-2025' } = {},
): void {
  passwords.set(email, password);
  memory.put({ [`users/${uidAt(email)}`]: { email, ...(role === 'admin' && { role }) } });
}

/** An administrator is signed in. */
export function haveSession(email = 'admin@example.com', role = 'admin'): void {
  haveAccount(email, { role });
  become(userAt(email));
}

/** Ends the session as a sign-out in another tab does. */
export const endSession = (): void => become(null);

export function forgetAccounts(): void {
  passwords.clear();
  listeners.clear();
  auth.currentUser = null;
}
