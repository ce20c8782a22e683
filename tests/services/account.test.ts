// product 27.8.
import { updatePassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePassword } from '../../src/store/session/account';
import { sessionEmail, signIn, signOut } from '../../src/store/session/session';
import { openAccounts } from '../support/accounts';
import { openDatabase } from '../support/database';

vi.mock('firebase/auth', async (load) => {
  const original = await load<typeof import('firebase/auth')>();
  return { ...original, updatePassword: vi.fn(original.updatePassword) };
});

const accounts = openAccounts();
const { store } = openDatabase();

const EMAIL = 'anu@example.com';
const OLD = 'a long secret';
const NEW = 'another long secret';

beforeEach(async () => {
  await accounts.createUser({ uid: 'anu', email: EMAIL, password: OLD });
  await store({ 'users/anu': { role: 'admin' } });
  await signIn(EMAIL, OLD);
});
afterEach(signOut);

test('the new password is valid for the next sign-in, and this session continues', async () => {
  await changePassword(OLD, NEW);
  expect(sessionEmail()).toBe(EMAIL);
  await signOut();
  await expect(signIn(EMAIL, OLD)).rejects.toMatchObject({ code: 'auth/wrong-password' });
  await signIn(EMAIL, NEW);
});

test.each([
  ['the wrong current password', 'not it', NEW, 'wrong'],
  ['a weak new password', OLD, '12345', 'weak'],
])('%s changes nothing', async (_, current, next, problem) => {
  await expect(changePassword(current, next)).rejects.toMatchObject({ problem });
  await signOut();
  await signIn(EMAIL, OLD);
});

test.each([
  ['auth/too-many-requests', 'too many'],
  ['auth/network-request-failed', 'unreachable'],
  ['auth/user-disabled', 'signed out'],
  ['auth/internal-error', 'other'],
])('%s is %s', async (code, problem) => {
  vi.mocked(updatePassword).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await expect(changePassword(OLD, NEW)).rejects.toMatchObject({ problem });
});

test('nobody is signed in', async () => {
  await signOut();
  await expect(changePassword(OLD, NEW)).rejects.toMatchObject({ problem: 'signed out' });
});
