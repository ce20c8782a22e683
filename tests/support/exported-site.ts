import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { exportTo } from '../../tools/go-live/admin/export';
import { restore, type RestoreOptions } from '../../tools/go-live/restore/restore';
import type { openDatabase } from './database';

const ORIGIN = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
export const HERE = { origin: ORIGIN, bucket: 'demo-cinema.firebasestorage.app' };
export const OTHER = { origin: ORIGIN, bucket: 'other-project.firebasestorage.app' };

type Files = typeof HERE;

/** Returns the URL of a file in a storage, as the site stores it. */
export const addressAt = ({ origin, bucket }: Files, name: string) =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${tokenOf(name)}`;

const tokenOf = (name: string) => `token-of-${name.replace('/', '-')}`;

const WEBP = 'RIFF\0\0\0\0WEBP';

/** Returns the bytes of a stored picture. */
export const bytesOf = (name: string) => `${WEBP}${name}`;

/**
 * Opens an export file for the database; each test has its own, and the storage is emptied before
 * each.
 */
export function openExport({ app, database }: ReturnType<typeof openDatabase>) {
  const bucketOf = ({ bucket }: Files) => getStorage(app).bucket(bucket);
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'restore-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    file = path.join(folder, `${crypto.randomUUID()}.zip`);
    await Promise.all([HERE, OTHER].map((files) => bucketOf(files).deleteFiles()));
  });

  return {
    bucketOf,
    storePicture: async (name: string): Promise<void> => {
      const metadata = { metadata: { firebaseStorageDownloadTokens: tokenOf(name) } };
      await bucketOf(HERE).file(name).save(bytesOf(name), { contentType: 'image/webp', metadata });
    },
    file: () => file,
    write: () => exportTo(file, app, HERE),
    /** Restores the file, and returns the printed messages. */
    restore: async (options: Partial<RestoreOptions> = {}, files = HERE): Promise<string> => {
      const said: string[] = [];
      const say = (text: string) => void said.push(text);
      const confirm = async () => undefined;
      await restore(file, app, files, { replace: false, say, confirm, ...options });
      return said.join('\n');
    },
    /** Deletes all documents. */
    empty: async () => {
      for (const collection of await database.listCollections()) {
        await database.recursiveDelete(collection);
      }
    },
    /** Returns all documents except the search index, by path. */
    stored: async (): Promise<Readonly<Record<string, unknown>>> => {
      const found: Record<string, unknown> = {};
      const read = async (collections: Awaited<ReturnType<Firestore['listCollections']>>) => {
        for (const collection of collections.filter(({ id }) => id !== 'search')) {
          for (const reference of await collection.listDocuments()) {
            const document = await reference.get();
            if (document.exists) found[reference.path] = document.data();
            await read(await reference.listCollections());
          }
        }
      };
      await read(await database.listCollections());
      return found;
    },
  };
}
