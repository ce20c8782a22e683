// product 39.4.
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../../../functions/src/firestore';
import { openAccounts as openFunctionAccounts } from '../../../functions/src/team/accounts';
import { handleInvitation } from '../../../functions/src/team/invitations';
import { emulators } from '../../../src/firebase/app';
import { openAccounts } from '../../support/accounts';
import { openDatabase } from '../../support/database';

const accounts = openAccounts();
const { database, store } = openDatabase();
const rest = databaseOf('demo-cinema', process.env['FIRESTORE_EMULATOR_HOST']);
const opened = openFunctionAccounts('demo-cinema');
afterAll(() => deleteApp(getApp('invitations')));

const PASSWORD = 'moonlight-2025';
const COLLEAGUE = 'colleague@example.com';

/** Past any SDK, as somebody with the public key asks. */
async function ask(operation: string, body: object) {
  const url = `http://127.0.0.1:${emulators?.auth}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
}

const signIn = async (email: string, password = PASSWORD): Promise<string> =>
  (await ask('signInWithPassword', { email, password, returnSecureToken: true })).idToken;

/** A real token of a new account that has that record. */
async function tokenOf(uid: string, record: object | null = { role: 'admin' }) {
  const email = `${uid}@example.com`;
  await accounts.createUser({ uid, email, password: PASSWORD, emailVerified: true });
  if (record) await store({ [`users/${uid}`]: record });
  return signIn(email);
}

async function invite(token: string | undefined, body: object | string = { email: COLLEAGUE }) {
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = { method: 'POST', authorization, body: text };
  const answer = await handleInvitation(request, () => opened, rest);
  return { status: answer.status, ...JSON.parse(answer.body) };
}

const madeAccounts = async () =>
  (await accounts.listUsers()).users.filter(({ uid }) => uid.startsWith('invited-'));

describe('an administrator who has just signed in', () => {
  test('gets an account for an address, with a random password and no role', async () => {
    const token = await tokenOf('anu');
    const { status, kind, uid } = await invite(token, { email: ` ${COLLEAGUE.toUpperCase()} ` });
    expect({ status, kind }).toEqual({ status: 200, kind: 'new' });
    expect(await accounts.getUser(uid)).toMatchObject({ email: COLLEAGUE, emailVerified: false });
    expect((await database.doc(`users/${uid}`).get()).exists).toBe(false);
    const { users } = await ask('signInWithPassword', { email: COLLEAGUE, password: '' });
    expect(users).toBeUndefined();
  });

  test('gets the same account if the connection was lost before the role was assigned', async () => {
    const token = await tokenOf('anu');
    const first = await invite(token);
    expect(await invite(token)).toEqual(first);
    expect(await madeAccounts()).toHaveLength(1);
  });

  test('gets the same account as another administrator who invites the same person in parallel', async () => {
    const tokens = [await tokenOf('anu'), await tokenOf('bobby')];
    const [first, second] = await Promise.all(tokens.map((token) => invite(token)));
    expect(first).toMatchObject({ status: 200, kind: 'new' });
    expect(second).toEqual(first);
    expect(await madeAccounts()).toHaveLength(1);
  });

  test('gets an account whose owner has verified the address, unchanged, as an existing one', async () => {
    await accounts.createUser({
      uid: 'old',
      email: COLLEAGUE,
      password: 'its own password',
      emailVerified: true,
    });
    expect(await invite(await tokenOf('anu'))).toEqual({
      status: 200,
      uid: 'old',
      kind: 'known',
      created: expect.stringMatching(/GMT$/),
      lastSignIn: expect.any(String),
    });
    expect(await signIn(COLLEAGUE, 'its own password')).toBeTruthy();
  });

  // Anybody can make an account for any address with the public key of the site.
  test('gets no account that a stranger may have created, whatever id was requested', async () => {
    await ask('signUp', { email: COLLEAGUE, password: 'stranger', localId: 'invited-0' });
    await ask('signUp', { email: COLLEAGUE, password: 'stranger' });
    const answer = await invite(await tokenOf('anu'));
    expect(answer).toEqual({ status: 409, problem: 'unverified account' });
    expect(await madeAccounts()).toEqual([]);
  });

  test('gets no disabled account', async () => {
    const token = await tokenOf('anu');
    const { uid } = await invite(token);
    await accounts.updateUser(uid, { disabled: true });
    expect(await invite(token)).toEqual({ status: 409, problem: 'disabled account' });
  });

  test.each([
    ['no address', {}],
    ['no text', { email: { a: 1 } }],
    ['an address of two lines', { email: 'a@b.test\nBcc: c@d.test' }],
    ['an address without a host', { email: 'anu@home' }],
    ['two addresses', { email: 'a@b.test,c@d.test' }],
    ['a very long address', { email: `${'a'.repeat(250)}@b.test` }],
    ['no JSON', '{'],
    ['a megabyte', 'a'.repeat(1_000_000)],
  ])('gets an error for an invalid address: %s', async (_, body) => {
    expect(await invite(await tokenOf('anu'), body)).toEqual({ status: 400, problem: 'address' });
    expect(await madeAccounts()).toEqual([]);
  });
});

describe('nobody else', () => {
  test.each([
    ['without a login', () => Promise.resolve(undefined), 401, 'signed out'],
    ['with a text for a token', () => Promise.resolve('abc'), 401, 'signed out'],
    ['without the role', () => tokenOf('user', { role: 'user' }), 403, 'no administrator'],
    ['with a list for a role', () => tokenOf('list', { role: ['admin'] }), 403, 'no administrator'],
    ['without a record', () => tokenOf('none', null), 403, 'no administrator'],
  ] as const)('gets an account: %s', async (_, token, status, problem) => {
    expect(await invite(await token())).toEqual({ status, problem });
    expect(await madeAccounts()).toEqual([]);
  });

  test('gets an account with the token of an administrator who was removed', async () => {
    const token = await tokenOf('anu');
    await store({ 'users/anu': { email: 'anu@example.com' } });
    expect(await invite(token)).toEqual({ status: 403, problem: 'no administrator' });
  });

  test('gets an account with a session that was ended, or of an account that was disabled', async () => {
    const closed = await tokenOf('closed');
    await accounts.updateUser('closed', { disabled: true });
    expect(await invite(closed)).toEqual({ status: 401, problem: 'signed out' });
    const ended = await tokenOf('ended');
    // The service keeps whole seconds.
    const { metadata } = await accounts.getUser('ended');
    const next = Date.parse(metadata.lastSignInTime) + 1000;
    await vi.waitUntil(() => Date.now() > next, { timeout: 10_000 });
    await accounts.revokeRefreshTokens('ended');
    expect(await invite(ended)).toEqual({ status: 401, problem: 'signed out' });
  });

  test('gets an account with a sign-in of more than five minutes ago, which may have been taken over', async () => {
    const token = await tokenOf('anu');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    expect(await invite(token)).toEqual({ status: 403, problem: 'old sign-in' });
    vi.mocked(Date.now).mockReturnValue(now + 290_000);
    expect(await invite(token)).toMatchObject({ status: 200 });
    vi.restoreAllMocks();
  });

  test('gets a response to a request that is not an invitation', async () => {
    const request = { method: 'GET', authorization: undefined, body: '' };
    const { status } = await handleInvitation(request, () => opened, rest);
    expect(status).toBe(405);
  });
});

test('while the database or the accounts are unavailable, the response asks to try again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const token = await tokenOf('anu');
  const authorization = `Bearer ${token}`;
  const request = { method: 'POST', authorization, body: JSON.stringify({ email: COLLEAGUE }) };
  const closed = { ...rest, url: 'http://127.0.0.1:9/none' };
  const unavailable = { status: 503, body: '{"problem":"unavailable"}' };
  expect(await handleInvitation(request, () => opened, closed)).toMatchObject(unavailable);
  const refused = () => Promise.reject(new Error('auth/insufficient-permission'));
  expect(await handleInvitation(request, refused, rest)).toMatchObject(unavailable);
  expect(logged).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
