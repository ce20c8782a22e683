// product 1.5, 10.8, 20.1.
import { describe, expect, test } from 'vitest';
import { type Account, disable, renew, signUp } from './support/accounts';
import { aMessage, imageUrl, stored } from './support/builders';
import { addressOf, projectId } from './support/emulators';
import { loadRules, seed } from './support/environment';
import { aName, uploadByRest } from './support/files';

// Real tokens of the Auth emulator, past any SDK.
loadRules({ withStorage: true });

async function askDatabase({ token }: Account, method: string, path: string, fields?: object) {
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST');
  const documents = `projects/${projectId()}/databases/(default)/documents`;
  const response = await fetch(`http://${host}:${port}/v1/${documents}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(fields && { body: JSON.stringify({ fields }) }),
  });
  await response.text();
  return response.status;
}

const upload = ({ token }: Account) => uploadByRest(`movies/${aName()}`, token);

const role = { role: { stringValue: 'admin' } };
const banner = { imageUrl: { stringValue: imageUrl() } };
const FORBIDDEN = 403;

test('an account without a record has the rights of a visitor', async () => {
  await seed({ 'contactMessages/c': stored(aMessage()), 'hero-banners/b': { imageUrl: 'x' } });
  const account = await signUp();
  expect(await askDatabase(account, 'GET', 'hero-banners/b')).toBe(200);
  expect(await askDatabase(account, 'GET', 'contactMessages/c')).toBe(FORBIDDEN);
  expect(await askDatabase(account, 'DELETE', 'hero-banners/b')).toBe(FORBIDDEN);
  expect(await askDatabase(account, 'POST', 'hero-banners?documentId=new', banner)).toBe(FORBIDDEN);
  expect(await askDatabase(account, 'PATCH', `users/${account.uid}`, role)).toBe(FORBIDDEN);
  expect(await upload(account)).toBe(FORBIDDEN);
});

describe('an admin whose account is disabled', () => {
  const anAdmin = async () => {
    const account = await signUp();
    await seed({ [`users/${account.uid}`]: { role: 'admin' } });
    return account;
  };

  test('gets no new token', async () => {
    const account = await anAdmin();
    expect(await renew(account)).toHaveProperty('access_token');
    await disable(account);
    expect(await renew(account)).toMatchObject({ error: { message: 'USER_DISABLED' } });
  });

  test('loses access immediately by losing the role, and only by that', async () => {
    const account = await anAdmin();
    await disable(account);
    expect(await askDatabase(account, 'POST', 'hero-banners?documentId=other', banner)).toBe(200);
    expect(await upload(account)).toBe(200);
    await seed({ [`users/${account.uid}`]: {} });
    expect(await askDatabase(account, 'POST', 'hero-banners?documentId=new', banner)).toBe(
      FORBIDDEN,
    );
    expect(await upload(account)).toBe(FORBIDDEN);
  });
});
