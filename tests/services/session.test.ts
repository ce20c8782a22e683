// product 13.3, 13.5, 13.6, 13.12 and 13.13.
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTabAccount } from '../../src/shared/data/tab-session';
import { SessionChangedError, NotAnAdminError } from '../../src/shared/failures/failure';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { auth } from '../../src/firebase/auth';
import { setMessageStatus } from '../../src/store/messages/inbox';
import {
  currentRole,
  adoptStoredSession,
  onSessionChange,
  requestPasswordReset,
  sessionEmail,
  signature,
  signIn,
  signOut,
} from '../../src/store/session/session';
import { transact } from '../../src/store/documents/transactions';
import { openAccounts } from '../support/accounts';
import { openDatabase } from '../support/database';

const accounts = openAccounts();
const { database, store } = openDatabase();

const EMAIL = 'anu@example.com';
const PASSWORD = 'a long secret';
const flags = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => flags.set(key, value),
    removeItem: (key: string) => flags.delete(key),
    getItem: () => expect.unreachable('the flag must not be read'),
  });
  await accounts.createUser({ uid: 'anu', email: EMAIL, password: PASSWORD });
});
afterEach(async () => {
  await signOut();
  flags.clear();
});

const asAdmin = () => store({ 'users/anu': { role: 'admin' } });

test('an administrator signs in, has the role and signs out', async () => {
  await asAdmin();
  expect(await currentRole()).toBe('none');
  await signIn(EMAIL, PASSWORD);
  expect(await currentRole()).toBe('admin');
  expect(sessionEmail()).toBe(EMAIL);
  expect([...flags.keys()]).toEqual(['isAdmin']);

  await signOut();
  expect(await currentRole()).toBe('none');
  expect(sessionEmail()).toBe('');
  expect(flags.size).toBe(0);
});

test.each([
  ['no record', null],
  ['a role in capitals', { role: 'Admin' }],
])('a user with %s is not an administrator and is signed out again', async (_, record) => {
  if (record) await store({ 'users/anu': record });
  await expect(signIn(EMAIL, PASSWORD)).rejects.toThrow(NotAnAdminError);
  expect(sessionEmail()).toBe('');
  expect(flags.size).toBe(0);
});

test.each([
  [EMAIL, 'wrong'],
  ['unknown@example.com', PASSWORD],
  ['no address', PASSWORD],
])('signing in as %s with the password %s throws an error of Auth', async (email, password) => {
  await asAdmin();
  await expect(signIn(email, password)).rejects.toMatchObject({
    code: expect.stringMatching(/^auth\//),
  });
  expect(flags.size).toBe(0);
});

test('if the role cannot be read, the user is signed out', async () => {
  await asAdmin();
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    String(request[0]).includes('firestore') || String(request[0]).includes('documents')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : realFetch(...request),
  );
  await expect(signIn(EMAIL, PASSWORD)).rejects.toThrow(/fetch|unavailable|unknown|failed/i);
  vi.stubGlobal('fetch', realFetch);
  expect(sessionEmail()).toBe('');
});

test('a revoked role is noticed at the next read', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  await database.doc('users/anu').update({ role: 'user' });
  expect(await currentRole()).toBe('none');
});

test('a role without a response times out after 10 seconds', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all([
    expect(currentRole()).rejects.toThrow(TimeoutError),
    vi.advanceTimersByTimeAsync(10_000),
  ]);
  vi.useRealTimers();
});

test('listeners are called when the session starts and ends', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  const states: boolean[] = [];
  const stop = onSessionChange((signedIn) => states.push(signedIn));
  await vi.waitFor(() => expect(states).toEqual([true]), { timeout: 60_000 });
  await signOut();
  await vi.waitFor(() => expect(states).toEqual([true, false]), { timeout: 60_000 });
  stop();
});

test('a password reset has the same result for every address', async () => {
  expect(await requestPasswordReset(EMAIL)).toBeUndefined();
  expect(await requestPasswordReset('unknown@example.com')).toBeUndefined();
});

test('a sign-in stores the address of the account in its record, if it has another one', async () => {
  await store({ 'users/anu': { role: 'admin', name: 'Anu', email: 'old@example.com' } });
  await signIn(EMAIL, PASSWORD);
  const record = () => database.doc('users/anu').get();
  await vi.waitFor(async () => expect((await record()).get('email')).toBe(EMAIL));
  const stored = await record();
  expect(stored.data()).toEqual({ role: 'admin', name: 'Anu', email: EMAIL });
  await signOut();
  await signIn(EMAIL, PASSWORD);
  await currentRole();
  expect((await record()).updateTime).toEqual(stored.updateTime);
});

test('an address that cannot be stored is logged, and does not prevent the sign-in', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  Object.assign(auth.currentUser ?? {}, { email: 'other@example.com' });
  expect(await currentRole()).toBe('admin');
  const denied = expect.objectContaining({ code: 'permission-denied' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(denied));
  logged.mockRestore();
});

test('another user who signs in stores nothing from a tab of the first user, until that is chosen', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  const other = 'bala@example.com';
  await accounts.createUser({ uid: 'bala', email: other, password: PASSWORD });
  await signInWithEmailAndPassword(auth, other, PASSWORD);
  expect(signature).toThrow(SessionChangedError);
  await expect(transact(async () => undefined)).rejects.toThrow(SessionChangedError);
  await expect(setMessageStatus('1', 'viewed')).rejects.toThrow(SessionChangedError);

  setTabAccount(other);
  expect(signature()).toEqual({ uid: 'bala' });
});

test('a page that was frozen uses the session that the browser has stored', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  const storedUser = (stored: string | null) =>
    vi.stubGlobal('localStorage', { getItem: () => stored, removeItem: () => undefined });
  storedUser('{"uid":"anu"}');
  await adoptStoredSession();
  expect(sessionEmail()).toBe(EMAIL);

  storedUser(null);
  await adoptStoredSession();
  expect(sessionEmail()).toBe('');
});
