import { randomUUID } from 'node:crypto';
import { ref, uploadBytes } from 'firebase/storage';
import { fieldsIn } from '../../../src/content/base/define-kind';
import { KINDS } from '../../../src/content/kinds';
import type { Actor } from './actors';
import { storageAs, storageAsOwner } from './clients';
import { addressOf, BUCKET } from './emulators';

const MEBIBYTE = 1024 * 1024;

/** The folders of the site, each with its maximum file size. */
export const FOLDERS: readonly (readonly [folder: string, size: number])[] = [
  ...Object.values(KINDS)
    .flatMap((kind) => fieldsIn(kind))
    .flatMap(([, { folder, megabytes = 5 }]) =>
      folder ? [[folder, megabytes * MEBIBYTE] as const] : [],
    ),
  ['settings', 5 * MEBIBYTE],
];

export const EXTENSIONS = [
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
] as const;

export const random = () => randomUUID().replaceAll('-', '').slice(0, 12);

/**
 * Returns a file name as the site creates it. Names are unique, so nothing has to be deleted
 * between tests.
 */
export const aName = (stem = 'moonrise', rest = '.png') => `${stem}-${random()}${rest}`;

export const bytes = (size = 64) => new Uint8Array(size).fill(7);

export const upload = (
  actor: Actor,
  path: string,
  contentType: string | undefined = 'image/png',
  size = 64,
) => uploadBytes(ref(storageAs(actor), path), bytes(size), contentType ? { contentType } : {});

/** Stores a file before the test, bypassing the rules. */
export async function aStoredFile(folder: string): Promise<string> {
  const path = `${folder}/${aName()}`;
  await uploadBytes(ref(storageAsOwner(), path), bytes(), { contentType: 'image/png' });
  return path;
}

/**
 * Returns the status of an upload without the SDK, in the format in which the SDK sends a small
 * file.
 */
export async function uploadByRest(path: string, token?: string): Promise<number> {
  const { host, port } = addressOf('FIREBASE_STORAGE_EMULATOR_HOST');
  const contentType = 'image/png';
  const parts = [JSON.stringify({ name: path, contentType }), 'x'];
  const types = ['application/json', contentType];
  const body = parts.map((part, at) => `--cut\r\nContent-Type: ${types[at]}\r\n\r\n${part}\r\n`);
  const name = encodeURIComponent(path);
  const response = await fetch(`http://${host}:${port}/v0/b/${BUCKET}/o?name=${name}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=cut',
      ...(token && { authorization: `Firebase ${token}` }),
    },
    body: `${body.join('')}--cut--`,
  });
  await response.arrayBuffer();
  return response.status;
}
