// product 11.6, 20.2.
import { collection, getCount } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { aMessage } from './support/builders';
import { asOwner } from './support/clients';
import { loadRules } from './support/environment';
import { FORBIDDEN, restRequest, root } from './support/rest';

// Requests without any SDK, by someone who knows the address of the database.
loadRules();

const request = async (method: string, path: string, body?: object) =>
  (await restRequest(method, path, body)).status;

const runQuery = (collectionId: string, page: object, allDescendants = false) =>
  request('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId, allDescendants }], ...page },
  });

const commit = (...writes: readonly object[]) => request('POST', ':commit', { writes });

const textFields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, stringValue]) => [key, { stringValue }]));

describe('a visitor', () => {
  test.each([
    ['hero-banners', 10],
    ['videos', 50],
    ['events', 50],
  ])('pages through %s by limit alone', async (collectionId, limit) => {
    expect(await runQuery(collectionId, { limit })).toBe(200);
    expect(await runQuery(collectionId, { limit, offset: 0 })).toBe(200);
    expect(await runQuery(collectionId, { limit, offset: 1 })).toBe(FORBIDDEN);
    expect(await runQuery(collectionId, { limit: limit + 1 })).toBe(FORBIDDEN);
    expect(await runQuery(collectionId, {})).toBe(FORBIDDEN);
  });

  test('pages through all images by limit alone', async () => {
    expect(await runQuery('images', { limit: 50 }, true)).toBe(200);
    expect(await runQuery('images', { limit: 50, offset: 9000 }, true)).toBe(FORBIDDEN);
    expect(await runQuery('images', {}, true)).toBe(FORBIDDEN);
  });

  const updateTransforms = [{ fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }];
  const messages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      update: { name: `${root()}/contactMessages/${index}`, fields: textFields(aMessage()) },
      updateTransforms,
    }));
  const storedMessages = async () =>
    (await getCount(collection(asOwner(), 'contactMessages'))).data().count;

  test('can send at most twenty messages in one request', async () => {
    expect(await commit(...messages(20))).toBe(200);
    expect(await storedMessages()).toBe(20);
  });

  test('cannot store more messages in one request', async () => {
    expect(await commit(...messages(21))).not.toBe(200);
    expect(await storedMessages()).toBe(0);
  });

  // Each write of this method counts by itself.
  test('cannot use the API method for writes without a transaction', async () => {
    expect(await request('POST', ':batchWrite', { writes: messages(1) })).toBe(FORBIDDEN);
  });
});
