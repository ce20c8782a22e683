// product 39.1, 39.5, 39.7.
import { getAuth } from 'firebase/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { app } from '../../src/firebase/app';
import {
  grantRole,
  listAdministrators,
  ownUid,
  saveOwnName,
  roleStatusOf,
  revokeRole,
  requestAccount,
  inviteCommand,
  mailSender,
} from '../../src/store/team/administrators';
import { signature } from '../../src/store/session/session';
import { openAdminDatabase } from '../support/admin-session';

const { database, store, signOut } = openAdminDatabase();

const recordOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();
const EMAIL = 'anu@example.com';

test('the list has every administrator, by name, and no other account', async () => {
  const since = new Date('2026-03-02T10:00:00Z');
  await store({
    'users/z': { role: 'admin', name: 'Anu', email: EMAIL, by: 'a@b.test', since },
    'users/y': { role: 'admin', name: 7, email: null, since: 'yesterday' },
    'users/x': { role: 'user', name: 'Bobby' },
    'users/w': { name: 'Removed', until: since },
  });
  const team = await listAdministrators();
  expect(team.find(({ uid }) => uid === 'z')).toEqual({
    uid: 'z',
    name: 'Anu',
    email: EMAIL,
    by: 'a@b.test',
    since,
  });
  expect(team.map(({ uid }) => uid).toSorted()).toEqual([ownUid(), 'y', 'z'].toSorted());
  expect(team.find(({ uid }) => uid === 'y')).toEqual({ uid: 'y' });
});

describe('the role', () => {
  test('is assigned with administrator and time, and assigning it again changes nothing', async () => {
    expect(await grantRole('anu', EMAIL, 'Anu')).toBe(true);
    const record = await recordOf('anu');
    expect(record).toEqual({
      role: 'admin',
      email: EMAIL,
      name: 'Anu',
      ...signature(),
      since: expect.any(Timestamp),
    });
    // As after a line that broke before the answer.
    expect(await grantRole('anu', EMAIL, 'Other')).toBe(true);
    expect(await recordOf('anu')).toEqual(record);
  });

  test('that somebody else has assigned is not overwritten', async () => {
    await store({ 'users/anu': { role: 'admin', by: 'a@b.test', uid: 'a' } });
    expect(await grantRole('anu', EMAIL, 'Anu')).toBe(false);
    expect(await recordOf('anu')).toEqual({ role: 'admin', by: 'a@b.test', uid: 'a' });
  });

  test('is removed, and assigned again, with the previous name', async () => {
    await grantRole('anu', EMAIL, 'Anu');
    expect(await roleStatusOf('anu')).toBe('administrator');
    await revokeRole('anu');
    expect(await recordOf('anu')).toMatchObject({
      name: 'Anu',
      ...signature(),
      until: expect.any(Timestamp),
    });
    expect(await recordOf('anu')).not.toHaveProperty('role');
    expect(await roleStatusOf('anu')).toBe('former');
    await grantRole('anu', EMAIL, '');
    expect(await recordOf('anu')).toMatchObject({ role: 'admin', name: 'Anu' });
    expect(await recordOf('anu')).not.toHaveProperty('until');
  });

  test('of a former administrator is not removed twice', async () => {
    await store({ 'users/anu': { name: 'Anu', by: 'a@b.test' } });
    await revokeRole('anu');
    await revokeRole('unknown');
    expect(await recordOf('anu')).toEqual({ name: 'Anu', by: 'a@b.test' });
    expect(await recordOf('unknown')).toBeUndefined();
    expect(await roleStatusOf('unknown')).toBe('none');
  });

  test('cannot be removed from oneself', async () => {
    await expect(revokeRole(ownUid())).rejects.toThrow(/newer sign-in/);
    expect(await roleStatusOf(ownUid())).toBe('administrator');
  });

  test('is neither assigned nor removed with a sign-in of some minutes ago, by the clock of this device', async () => {
    const later = Date.now() + 290_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await expect(grantRole('anu', EMAIL, '')).rejects.toMatchObject({ problem: 'old sign-in' });
    await expect(revokeRole('anu')).rejects.toMatchObject({ problem: 'old sign-in' });
    expect(await recordOf('anu')).toBeUndefined();
  });

  test('requires the password if only the server knows that the sign-in is old', async () => {
    const now = Date.now();
    const user = getAuth(app).currentUser;
    if (!user) throw new Error('Nobody is signed in');
    const result = await user.getIdTokenResult();
    vi.spyOn(user, 'getIdTokenResult').mockResolvedValue({
      ...result,
      authTime: new Date(now).toUTCString(),
    });
    // The rules refuse the write for a reason of their own.
    await expect(grantRole('anu', 'no address', '')).rejects.toMatchObject({
      problem: 'old sign-in',
    });
  });
});

test('an administrator sets the own name, with the address of the account', async () => {
  await saveOwnName('Mira');
  expect(await recordOf(ownUid())).toEqual({
    role: 'admin',
    name: 'Mira',
    email: getAuth(app).currentUser?.email,
  });
});

describe('the account of an invited person', () => {
  const answer = (body: BodyInit, init: ResponseInit = {}) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
  const request = () => requestAccount(EMAIL, 'https://cinema.example');

  test('is requested with the token of the inviting administrator', async () => {
    const sent = answer('{"uid":"a","kind":"new"}');
    expect(await request()).toEqual({ uid: 'a', kind: 'new' });
    expect(sent).toHaveBeenCalledExactlyOnceWith('https://cinema.example/invitations', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await getAuth(app).currentUser?.getIdToken()}`,
        'content-type': 'application/json',
      },
      body: `{"email":"${EMAIL}"}`,
    });
  });

  test('may already exist', async () => {
    answer('{"uid":"a","kind":"known","created":"Mon","lastSignIn":7}');
    expect(await request()).toEqual({ uid: 'a', kind: 'known', created: 'Mon', lastSignIn: '' });
  });

  test.each([
    ['what the function says', '{"problem":"disabled account"}', 409, 'disabled account'],
    ['a page, as without the function', '<!doctype html>', 404, 'not deployed'],
    ['a page, as of a site that answers everything', '<!doctype html>', 200, 'not deployed'],
    ['a refusal of Google', '<html>', 403, 'not deployed'],
    ['a fault of Google', '<html>', 502, 'unavailable'],
    ['an unknown problem', '{"problem":"toString"}', 500, 'unavailable'],
  ])('%s is reported as: %s', async (_, body, status, problem) => {
    answer(body, { status });
    await expect(request()).rejects.toMatchObject({ problem });
  });

  test('is not requested without a session', async () => {
    await signOut();
    await expect(request()).rejects.toMatchObject({ problem: 'signed out' });
  });
});

test('the sender of mails and the command for an invitation are those of this project', () => {
  expect(mailSender()).toBe('noreply@demo-cinema.firebaseapp.com');
  expect(inviteCommand(EMAIL)).toBe(`npm run admin -- invite ${EMAIL} --emulators`);
});
