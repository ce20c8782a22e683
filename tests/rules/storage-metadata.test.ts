// product 17.4, 20.4.
import {
  getMetadata,
  ref,
  updateMetadata,
  uploadBytes,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from './support/actors';
import { storageAs } from './support/clients';
import { BUCKET } from './support/emulators';
import { loadRules } from './support/environment';
import { expectAllowed, expectUnauthorized } from './support/expectations';
import { aName, aStoredFile, bytes } from './support/files';
import { openStorageRules, type RuleValue } from './support/storage-rules-process';

loadRules({ withStorage: true });

const YEAR = 'public, max-age=31536000, immutable';

describe('an upload to the emulator', () => {
  const upload = (metadata: UploadMetadata) =>
    uploadBytes(ref(storageAs(admin), `movies/${aName()}`), bytes(), {
      contentType: 'image/png',
      ...metadata,
    });

  test('has the metadata that the site sends', async () => {
    await expectAllowed(upload({ cacheControl: YEAR }));
    await expectAllowed(upload({ contentDisposition: 'inline', contentEncoding: 'identity' }));
  });

  test.each<[string, UploadMetadata]>([
    ['a name to save it under', { contentDisposition: 'attachment; filename="invoice.exe"' }],
    ['another name to show it under', { contentDisposition: 'inline; filename="invoice.exe"' }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['custom metadata', { customMetadata: { note: 'x' } }],
  ])('is refused with %s', (_, metadata) => expectUnauthorized(upload(metadata)));
});

test.each<[string, UploadMetadata]>([
  ['type', { contentType: 'text/html' }],
  ['name to save it under', { contentDisposition: 'attachment' }],
  ['encoding', { contentEncoding: 'gzip' }],
  ['language', { contentLanguage: 'ml' }],
  ['time in a cache', { cacheControl: 'no-store' }],
  ['custom metadata', { customMetadata: { note: 'x' } }],
])('a stored file never changes its %s', async (_, metadata) => {
  const file = ref(storageAs(admin), await aStoredFile('movies'));
  const before = await getMetadata(file);
  await expectUnauthorized(updateMetadata(file, metadata));
  expect(await getMetadata(file)).toEqual(before);
});

/**
 * In production `request.resource` has more properties than in the emulator, and its own values for
 * those that were not sent.
 */
describe('an upload in production', () => {
  const name = aName();
  const production: Readonly<Record<string, RuleValue>> = {
    name: `movies/${name}`,
    bucket: BUCKET,
    size: 64,
    md5Hash: 'x',
    crc32c: 'x',
    generation: null,
    metageneration: null,
    etag: null,
    storageClass: null,
    contentType: 'image/png',
    contentDisposition: `inline; filename*=utf-8''${name}`,
    contentEncoding: 'identity',
    contentLanguage: null,
    cacheControl: YEAR,
    metadata: null,
  };
  let rules: Awaited<ReturnType<typeof openStorageRules>>;
  beforeAll(async () => {
    rules = await openStorageRules();
  });
  afterAll(() => rules.close());

  const permits = (change: Readonly<Record<string, RuleValue>> = {}) =>
    rules.permits(`movies/${name}`, { ...production, ...change });

  test('has the metadata that the site sends, and that the service adds', async () => {
    expect(await permits()).toBe(true);
    expect(await permits({ cacheControl: null })).toBe(true);
    expect(await permits({ contentDisposition: null })).toBe(true);
    expect(await permits({ contentEncoding: null })).toBe(true);
    expect(await permits({ metadata: {} })).toBe(true);
  });

  test.each<[string, Readonly<Record<string, RuleValue>>]>([
    ['attachment', { contentDisposition: 'attachment' }],
    ['the name of another file', { contentDisposition: "inline; filename*=utf-8''invoice.exe" }],
    ['an empty disposition', { contentDisposition: '' }],
    ['another disposition', { contentDisposition: 'Other' }],
    ['another encoding', { contentEncoding: 'Other' }],
    ['another time in a cache', { cacheControl: 'Other' }],
    ['a text as its metadata', { metadata: 'Other' }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['a language', { contentLanguage: 'ml' }],
    ['an empty language', { contentLanguage: '' }],
    ['no time in a cache', { cacheControl: 'no-store' }],
    ['a longer time in a cache', { cacheControl: 'public, max-age=315360000, immutable' }],
    ['custom metadata', { metadata: { note: 'x' } }],
    ['a download token of its own', { metadata: { firebaseStorageDownloadTokens: 'known' } }],
  ])('is refused with %s', async (_, change) => expect(await permits(change)).toBe(false));
});
