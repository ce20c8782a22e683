// product 39.9.
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import {
  describeAccount,
  invite,
  requireNoAccount,
  verifiedAccount,
  grant,
  listAdmins,
  revoke,
} from '../../../tools/go-live/admin/accounts';
import { openAccounts } from '../../support/accounts';
import { openDatabase } from '../../support/database';

const accounts = openAccounts();
const { app, database, store } = openDatabase();

test('the role of an account is granted, listed and revoked', async () => {
  await accounts.createUser({ uid: 'anu', email: 'anu@example.com' });
  await accounts.createUser({ uid: 'bobby', email: 'bobby@example.com' });
  await store({ 'users/anu': { note: 'unchanged' }, 'users/bobby': { role: 'user' } });
  expect(await listAdmins(app)).toEqual([]);

  await grant(app, { uid: 'bobby', email: 'bobby@example.com' });
  await grant(app, { uid: 'anu', email: 'anu@example.com' });
  expect(await listAdmins(app)).toEqual(['anu@example.com', 'bobby@example.com']);

  await revoke(app, 'anu@example.com');
  expect(await listAdmins(app)).toEqual(['bobby@example.com']);
  expect((await database.doc('users/anu').get()).data()).toEqual({
    note: 'unchanged',
    email: 'anu@example.com',
    by: 'npm run admin',
    since: expect.any(Timestamp),
    until: expect.any(Timestamp),
  });
});

test('a role that is granted again has the fields of an invitation, and no end', async () => {
  await store({ 'users/anu': { name: 'Anu', by: 'a@b.test', uid: 'a', until: new Date() } });
  await grant(app, { uid: 'anu', email: 'anu@example.com' });
  expect((await database.doc('users/anu').get()).data()).toEqual({
    role: 'admin',
    name: 'Anu',
    email: 'anu@example.com',
    by: 'npm run admin',
    since: expect.any(Timestamp),
  });
});

test('an account whose role is revoked has no session any more', async () => {
  const validAfter = async () =>
    Date.parse(`${(await accounts.getUser('anu')).tokensValidAfterTime}`);
  await accounts.createUser({ uid: 'anu', email: 'anu@example.com', password: 'moonlight' });
  await grant(app, { uid: 'anu', email: 'anu@example.com' });
  const before = await validAfter();
  // The service keeps whole seconds.
  await vi.waitUntil(() => Date.now() >= before + 1000, { timeout: 10_000 });
  await revoke(app, 'anu@example.com');
  expect(await validAfter()).toBeGreaterThan(before);
});

test('a record without an account is marked in the list', async () => {
  await store({ 'users/gone': { role: 'admin' } });
  expect(await listAdmins(app)).toEqual(['gone (no account any more)']);
});

describe('an account that gets the role', () => {
  test('is described with address, uid, creation time and sign-in methods', async () => {
    await accounts.createUser({
      uid: 'anu',
      email: 'anu@example.com',
      password: 'moonlight',
      emailVerified: true,
    });
    const account = await verifiedAccount(app, 'anu@example.com');
    const shown = describeAccount(account);
    expect(shown).toMatch(/address +anu@example\.com \(verified\)/);
    expect(shown).toMatch(/uid +anu$/m);
    expect(shown).toContain(account.metadata.creationTime);
    expect(shown).toMatch(/providers +password/);
  });

  // Anybody can create an account for any address with the public key of the site.
  test('is refused if its address is not verified', async () => {
    await accounts.createUser({ uid: 'stranger', email: 'new@example.com', password: 'moonlight' });
    const attempt = verifiedAccount(app, 'new@example.com');
    await expect(attempt).rejects.toThrow(/not verified[^]+uid +stranger[^]+invite new@example/);
  });

  test('must exist', async () => {
    await expect(verifiedAccount(app, 'unknown@example.com')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });
});

describe('an invitation', () => {
  test('creates a verified account with the role, and a link to set its password', async () => {
    await requireNoAccount(app, 'new@example.com');
    const { account, link } = await invite(app, 'new@example.com');
    expect(account).toMatchObject({ email: 'new@example.com', emailVerified: true });
    expect(await listAdmins(app)).toEqual(['new@example.com']);

    const reset = new URL(link);
    expect(reset.searchParams.get('mode')).toBe('resetPassword');
    reset.searchParams.set('newPassword', 'first-password');
    expect(await (await fetch(reset)).json()).toMatchObject({
      authEmulator: { email: 'new@example.com' },
    });
  });

  test('is refused for an address that has an account, which may belong to somebody else', async () => {
    await accounts.createUser({ uid: 'stranger', email: 'new@example.com', password: 'moonlight' });
    const attempt = requireNoAccount(app, 'new@example.com');
    await expect(attempt).rejects.toThrow(
      /exists already[^]+uid +stranger[^]+anybody can have made it. Delete it/,
    );
    await expect(invite(app, 'new@example.com')).rejects.toMatchObject({
      code: 'auth/email-already-exists',
    });
    expect(await listAdmins(app)).toEqual([]);
  });

  test('names the other command for an account whose address is verified', async () => {
    await accounts.createUser({ email: 'known@example.com', emailVerified: true });
    const attempt = requireNoAccount(app, 'known@example.com');
    await expect(attempt).rejects.toThrow(/exists already[^]+grant known@example.com[^]+delete it/);
  });
});
