// product 20.4.
import { readFileSync } from 'node:fs';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
} from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  admin,
  EVERYBODY,
  formerAdmin,
  secondAdmin,
  user,
  visitor,
} from './support/actors';
import { storageAs } from './support/clients';
import { revoke, loadRules } from './support/environment';
import {
  expectAllowed,
  expectOutcome,
  expectUnauthorized,
  outcomesOf,
} from './support/expectations';
import { aName, aStoredFile, FOLDERS, upload } from './support/files';

loadRules({ withStorage: true });

const ADMINS = [admin, secondAdmin];

/** One of each kind, for what the rules do not make depend on the role. */
const SOME = [visitor, user, admin];

/** That the connection once had the role must make no difference. */
async function demote() {
  await expectAllowed(upload(formerAdmin, `movies/${aName()}`));
  await revoke(formerAdmin);
}

test('an admin is defined only by the record, and uploads and deletes files', async () => {
  await demote();
  const expected = EVERYBODY.map((actor) => [
    actor.name,
    ADMINS.includes(actor) ? 'allowed' : 'storage/unauthorized',
  ]);
  const takes = (actor: Actor) => upload(actor, `movies/${aName()}`);
  const deletes = async (actor: Actor) =>
    deleteObject(ref(storageAs(actor), await aStoredFile('movies')));
  expect(await outcomesOf(EVERYBODY, takes)).toEqual(expected);
  expect(await outcomesOf(EVERYBODY, deletes)).toEqual(expected);
});

describe.each(FOLDERS)('%s', (folder) => {
  test('serves a file, but no list, to anybody', async () => {
    const file = ref(storageAs(visitor), await aStoredFile(folder));
    await expectAllowed(getMetadata(file));
    await expectUnauthorized(listAll(ref(storageAs(visitor), folder)));
  });

  test('accepts a file from an admin, who can delete it', async () => {
    const path = `${folder}/${aName()}`;
    await expectAllowed(upload(admin, path));
    await expectAllowed(deleteObject(ref(storageAs(admin), path)));
    await expectOutcome(deleteObject(ref(storageAs(admin), path)), 'storage/object-not-found');
  });

  test('accepts and deletes no file by anybody else', async () => {
    const path = await aStoredFile(folder);
    await expectUnauthorized(upload(user, `${folder}/${aName()}`));
    await expectUnauthorized(upload(user, path));
    await expectUnauthorized(deleteObject(ref(storageAs(user), path)));
  });

  test('does not change a file, even for an admin', async () => {
    const path = await aStoredFile(folder);
    await expectUnauthorized(
      updateMetadata(ref(storageAs(admin), path), { cacheControl: 'no-store' }),
    );
    await expectUnauthorized(upload(admin, path));
  });
});

test.each([...SOME, formerAdmin])(
  'movies, like any folder, serve a file, but no list, to $name',
  async (actor) => {
    const file = ref(storageAs(actor), await aStoredFile('movies'));
    await expectAllowed(getBytes(file));
    await expectAllowed(getMetadata(file));
    await expectAllowed(getDownloadURL(file));
    await expectUnauthorized(listAll(ref(storageAs(actor), 'movies')));
    await expectUnauthorized(list(ref(storageAs(actor), 'movies/'), { maxResults: 1 }));
  },
);

const ELSEWHERE = ['', 'users/', 'Movies/', 'backup/', 'movies/2026/', 'gallery/a/b/', 'a/movies/'];

test.each(ELSEWHERE)('outside the folders, in /%s, anybody is denied', async (folder) => {
  const path = folder === '' ? aName() : await aStoredFile(folder.slice(0, -1));
  for (const actor of [visitor, admin]) {
    const file = ref(storageAs(actor), path);
    await expectUnauthorized(getMetadata(file));
    await expectUnauthorized(upload(actor, `${folder}${aName()}`));
    await expectUnauthorized(deleteObject(file));
    await expectUnauthorized(listAll(ref(storageAs(actor), folder)));
  }
});

test('a missing file is reported as missing, not as denied', async () => {
  const file = ref(storageAs(formerAdmin), `movies/${aName()}`);
  await expectOutcome(getMetadata(file), 'storage/object-not-found');
});

test('every block of the rules is one of the folders', () => {
  const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  const blocks = [...rules.matchAll(/^ {4}match \/(\S+)/gm)].map(([, pattern]) => pattern);
  expect(blocks.toSorted()).toEqual(FOLDERS.map(([folder]) => `${folder}/{name}`).toSorted());
});
