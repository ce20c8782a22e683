import { beforeEach, expect, test, vi } from 'vitest';
import { avoidCorsPreflight } from '../../src/firebase/firestore';

const DATABASE = 'https://firestore.googleapis.com';
const READ = `${DATABASE}/v1/projects/demo-cinema/databases/(default)/documents:runQuery`;
const GIVEN = {
  'Content-Type': 'text/plain',
  Authorization: 'Bearer token',
  'X-Firebase-AppCheck': 'app check',
  'X-Firebase-GMPID': 'app id',
  'X-Goog-Api-Client': 'gl-js',
};

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset().mockResolvedValue(new Response());
  avoidCorsPreflight(DATABASE);
});

async function headersSentTo(address: string) {
  await fetch(address, { method: 'POST', body: '{}', headers: GIVEN });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ method: 'POST', body: '{}' }),
  );
  return Object.fromEntries(new Headers(send.mock.calls[0]?.[1]?.headers));
}

test('requests to the database have only the type of the body and the credentials as headers', async () => {
  expect(await headersSentTo(READ)).toEqual({
    'content-type': 'text/plain',
    authorization: 'Bearer token',
    'x-firebase-appcheck': 'app check',
  });
});

test('a read without credentials gets none', async () => {
  await fetch(READ, { headers: { 'X-Goog-Api-Client': 'gl-js' } });
  expect(send).toHaveBeenCalledExactlyOnceWith(READ, { headers: [] });
});

test.each([
  'https://firebasestorage.googleapis.com/v0/b/bucket/o',
  'https://firestore.googleapis.com.example.test/v1/projects/p/databases/d',
  'https://example.test/v1/projects/p/databases/(default)/documents',
  '/assets/databases/list.json',
])('%s gets all headers', async (address) => {
  const all = Object.fromEntries(new Headers(GIVEN));
  expect(await headersSentTo(address)).toEqual(all);
});
