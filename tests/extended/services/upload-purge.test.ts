import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUploads } from '../../../src/store/files/upload-journal';
import { uploadPicture } from '../../../src/store/files/picture-files';
import { purgeUploads } from '../../../src/store/write/purges';
import { storedFiles } from '../../support/stored-files';
import { openAdminDatabase } from '../../support/admin-session';

// Files that a closed tab has left (product 17.14).

const { store } = openAdminDatabase();

/** The locks of the tabs that are open. */
let locks: { readonly name: string }[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string) => {
        locks = [{ name }];
        return new Promise(() => undefined);
      },
      query: async () => ({ held: locks }),
    },
  });
});

/** Uploads a picture for a gallery image, which is not stored. */
async function uploaded(stem: string) {
  const blob = new Blob([new Uint8Array(1000)], { type: 'image/webp' });
  return uploadPicture('gallery', {
    stem,
    width: 900,
    height: 600,
    color: '#203040',
    largest: blob,
    smaller: [{ width: 480, blob }],
  });
}
const closeTab = () => (locks = []);
const filesOf = (stem: string) => storedFiles(`gallery/${stem}`);

test('files of a closed tab are deleted', async () => {
  const stem = `left-${crypto.randomUUID().slice(0, 8)}`;
  await uploaded(stem);
  expect(await filesOf(stem)).toHaveLength(2);
  closeTab();
  await purgeUploads();
  expect(await filesOf(stem)).toEqual([]);
  expect(stored.size).toBe(0);
});

test('files of an open tab stay', async () => {
  const stem = `open-${crypto.randomUUID().slice(0, 8)}`;
  await uploaded(stem);
  const name = Object.keys(JSON.parse(stored.get('uploads') ?? '{}'))[0] ?? '';
  locks = [{ name }];
  await purgeUploads();
  expect(await filesOf(stem)).toHaveLength(2);
});

test('files that an entry uses stay, even if the tab did not get the response', async () => {
  const stem = `used-${crypto.randomUUID().slice(0, 8)}`;
  const { src, sizes } = await uploaded(stem);
  await store({ 'images/used': { img: src, picture: { sizes } } });
  closeTab();
  await purgeUploads();
  expect(await filesOf(stem)).toHaveLength(2);
  expect(stored.size).toBe(0);
});

test('files that an entry is known to use are not searched for', async () => {
  const { src, sizes } = await uploaded('known');
  forgetUploads([src, ...Object.values(sizes ?? {})]);
  expect(stored.size).toBe(0);
});
