// product 26.12.
import { readFile, writeFile } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { EXPORTED_KINDS } from '../../../src/store/export/export-files';
import { openZip } from '../../../tools/go-live/restore/archive';
import { openDatabase } from '../../support/database';
import { addressAt, HERE, openExport, OTHER } from '../../support/exported-site';

const opened = openDatabase();
const { store } = opened;
const { bucketOf, file, write, restore, empty, stored } = openExport(opened);
const NAMES = EXPORTED_KINDS.map(({ name }) => name);

/** A ZIP file with these files, those of an empty export otherwise. */
async function zipWith(
  files: Readonly<Record<string, string | Uint8Array | undefined>>,
): Promise<void> {
  await write();
  const zip = await openZip(file());
  const all: Record<string, string | Uint8Array | undefined> = {};
  for (const name of ['export', ...NAMES])
    all[`${name}.json`] = await zip.read(`${name}.json`, 1e6);
  zip.close();
  const entries = Object.entries({ ...all, ...files }).flatMap(([name, input]) =>
    input === undefined ? [] : [{ name, input }],
  );
  await writeFile(file(), new Uint8Array(await new Response(makeZip(entries)).arrayBuffer()));
}

const manifestWith = (counts: Readonly<Record<string, number>>) =>
  JSON.stringify({
    format: 1,
    exportedAt: new Date().toISOString(),
    files: HERE,
    documents: Object.fromEntries(NAMES.map((name) => [name, counts[name] ?? 0])),
  });

const one = (documentPath: string, data: unknown) => JSON.stringify([{ path: documentPath, data }]);

test.each([
  ['of an older version', { 'export.json': undefined }, /can be imported at \/admin\/import/],
  ['of a later form', { 'export.json': '{"format":2}' }, /has the form 2/],
  [
    'with fewer entries than exported',
    { 'export.json': manifestWith({ videos: 1 }) },
    /another number/,
  ],
  ['without a file', { 'videos.json': undefined }, /videos\.json is not in/],
  ['with what is no JSON', { 'videos.json': '[' }, /videos\.json is damaged/],
  [
    'that makes an administrator',
    {
      'export.json': manifestWith({ videos: 1 }),
      'videos.json': one('users/u', { role: 'admin' }),
    },
    /has an entry at "users\/u"/,
  ],
  [
    'with a path of another kind in one of its own',
    { 'export.json': manifestWith({ videos: 1 }), 'videos.json': one('videos/a/b/c', {}) },
    /has an entry at/,
  ],
  [
    'with an entry twice',
    {
      'export.json': manifestWith({ videos: 2 }),
      'videos.json': JSON.stringify([
        { path: 'videos/a', data: {} },
        { path: 'videos/a', data: {} },
      ]),
    },
    /twice/,
  ],
  [
    'with a time that is none',
    {
      'export.json': manifestWith({ videos: 1 }),
      'videos.json': one('videos/a', { timestamp: { timestampValue: 'soon' } }),
    },
    /videos\/a cannot be restored/,
  ],
])('an export %s is refused as a whole', async (_, files, words) => {
  await zipWith(files);
  await expect(restore()).rejects.toThrow(words);
  expect(await stored()).toEqual({});
});

test('an export of a version without events is restored without events', async () => {
  const { events: _, ...counts } = JSON.parse(manifestWith({ videos: 1 })).documents;
  await zipWith({
    'export.json': JSON.stringify({ ...JSON.parse(manifestWith({})), documents: counts }),
    'events.json': undefined,
    'videos.json': one('videos/a', { title: 'Trailer' }),
  });
  expect(await restore()).toContain('Restored: 1 entries');
  expect(await stored()).toMatchObject({ 'videos/a': { title: 'Trailer' } });
});

test('a file that is cut off or damaged is refused', async () => {
  await store({ 'videos/v': { title: 'Trailer' } });
  await write();
  await empty();
  const bytes = await readFile(file());
  await writeFile(file(), bytes.subarray(0, bytes.length - 100));
  await expect(restore()).rejects.toThrow(/cannot be read as a ZIP file/);
  const damaged = Buffer.from(bytes);
  damaged.write('X', bytes.indexOf('Trailer'));
  await writeFile(file(), damaged);
  await expect(restore()).rejects.toThrow(/videos\.json .* checksum/);
  expect(await stored()).toEqual({});
});

test('a file that is not a picture is not stored, and named', async () => {
  const name = 'videos/script.webp';
  await zipWith({
    'export.json': manifestWith({ videos: 1 }),
    'videos.json': one('videos/a', { img: addressAt(HERE, name) }),
    [`pictures/${name}`]: '<svg onload="alert(1)"/>',
  });
  expect(await restore()).toContain(`No picture, left out: ${name}`);
  expect(await bucketOf(HERE).file(name).exists()).toEqual([false]);
});

test('a picture that is neither in the export nor in the storage keeps its address', async () => {
  const address = addressAt(HERE, 'videos/lost.webp');
  await zipWith({
    'export.json': manifestWith({ videos: 1 }),
    'videos.json': one('videos/a', { img: address }),
  });
  expect(await restore({}, OTHER)).toContain(
    '1 pictures are neither in the file nor in the storage',
  );
  expect((await stored())['videos/a']).toEqual({ img: address });
});
