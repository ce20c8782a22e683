import { getApps } from 'firebase-admin/app';
import { expect, test } from 'vitest';
import { grant, listAdmins, revoke } from '../../scripts/admin/roles';
import { openAccounts } from '../support/accounts';
import { openDatabase } from '../support/database';

const accounts = openAccounts();
const { database, store } = openDatabase();

/** The admin SDK on the emulators, as the command has it. */
const app = () => {
  const [first] = getApps();
  if (!first) throw new Error('There is no app');
  return first;
};

test('grants, lists and revokes the role of an account', async () => {
  await accounts.createUser({ uid: 'anu', email: 'anu@example.com' });
  await accounts.createUser({ uid: 'bobby', email: 'bobby@example.com' });
  await store({ 'users/anu': { note: 'stays' }, 'users/bobby': { role: 'user' } });
  expect(await listAdmins(app())).toEqual([]);

  await grant(app(), 'bobby@example.com');
  await grant(app(), 'anu@example.com');
  expect(await listAdmins(app())).toEqual(['anu@example.com', 'bobby@example.com']);

  await revoke(app(), 'anu@example.com');
  expect(await listAdmins(app())).toEqual(['bobby@example.com']);
  expect((await database.doc('users/anu').get()).data()).toEqual({ note: 'stays' });
});

test('says which record belongs to nobody any more', async () => {
  await store({ 'users/gone': { role: 'admin' } });
  expect(await listAdmins(app())).toEqual(['gone (no account any more)']);
});

test('knows no account by that address', async () => {
  await expect(grant(app(), 'nobody@example.com')).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
});
