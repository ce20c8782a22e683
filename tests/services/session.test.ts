import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotAnAdminError } from '../../src/domain/role';
import { TimeoutError } from '../../src/domain/timeout';
import {
  currentAdmin,
  onSessionChange,
  requestPasswordReset,
  sessionEmail,
  signIn,
  signOut,
} from '../../src/services/session';
import { openAccounts } from '../support/accounts';
import { openDatabase } from '../support/database';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const accounts = openAccounts();
const { database, store } = openDatabase();

const EMAIL = 'anu@example.com';
const PASSWORD = 'a long secret';
const flags = new Map<string, string>();

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => flags.set(key, value),
    removeItem: (key: string) => flags.delete(key),
    getItem: () => expect.unreachable('the flag is read by nobody'),
  });
  await accounts.createUser({ uid: 'anu', email: EMAIL, password: PASSWORD });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await signOut();
  flags.clear();
});

const asAdmin = () => store({ 'users/anu': { role: 'admin' } });

test('an administrator signs in, is known as one, and signs out', async () => {
  await asAdmin();
  expect(await currentAdmin()).toBe('none');
  await signIn(EMAIL, PASSWORD);
  expect(await currentAdmin()).toBe('admin');
  expect(sessionEmail()).toBe(EMAIL);
  expect([...flags.keys()]).toEqual(['isAdmin']);

  await signOut();
  expect(await currentAdmin()).toBe('none');
  expect(sessionEmail()).toBe('');
  expect(flags.size).toBe(0);
});

test.each([
  ['no record', null],
  ['another role', { role: 'user' }],
  ['a role in capitals', { role: 'Admin' }],
  ['a list of roles', { role: ['admin'] }],
  ['an empty record', {}],
])('%s is no administrator, and is signed out again', async (_, record) => {
  if (record) await store({ 'users/anu': record });
  await expect(signIn(EMAIL, PASSWORD)).rejects.toThrow(NotAnAdminError);
  expect(sessionEmail()).toBe('');
  expect(flags.size).toBe(0);
});

test.each([
  [EMAIL, 'wrong'],
  ['nobody@example.com', PASSWORD],
  ['no address', PASSWORD],
])('%s with %s is an error of Auth', async (email, password) => {
  await asAdmin();
  await expect(signIn(email, password)).rejects.toMatchObject({
    code: expect.stringMatching(/^auth\//),
  });
  expect(flags.size).toBe(0);
});

test('a role that cannot be read leaves nobody signed in', async () => {
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

test('a role that was taken away is gone at the next question', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  await database.doc('users/anu').update({ role: 'user' });
  expect(await currentAdmin()).toBe('none');
});

test('silence ends after ten seconds', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  const silence = new Promise<never>(() => undefined);
  vi.stubGlobal('fetch', () => silence);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all([
    expect(currentAdmin()).rejects.toThrow(TimeoutError),
    vi.advanceTimersByTimeAsync(10_000),
  ]);
  vi.useRealTimers();
});

test('whoever listens hears of the end', async () => {
  await asAdmin();
  await signIn(EMAIL, PASSWORD);
  const heard: boolean[] = [];
  const stop = onSessionChange((signedIn) => heard.push(signedIn));
  await vi.waitFor(() => expect(heard).toEqual([true]));
  await signOut();
  await vi.waitFor(() => expect(heard).toEqual([true, false]));
  stop();
});

test('a link for a new password: the same answer for every address', async () => {
  expect(await requestPasswordReset(EMAIL)).toBeUndefined();
  expect(await requestPasswordReset('nobody@example.com')).toBeUndefined();
});
