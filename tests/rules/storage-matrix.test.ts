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
import { type Actor, admin, ADMINS, formerAdmin, OTHERS, user, visitor } from './support/actors';
import { storageAs } from './support/clients';
import { revoke, loadRules } from './support/environment';
import { expectAllowed, expectOutcome, expectUnauthorized } from './support/expectations';
import { aName, aStoredFile, FOLDERS, upload } from './support/files';

loadRules({ withStorage: true });

/** One of each kind, for what the rules do not make depend on the role. */
const SOME = [visitor, user, admin];

/** That the connection once had the role must make no difference. */
async function arrange(actor: Actor) {
  if (actor !== formerAdmin) return;
  await expectAllowed(upload(actor, `movies/${aName()}`));
  await revoke(actor);
}

describe.each(FOLDERS)('%s', (folder) => {
  test.each(SOME)('shows a file, and no list, to $name', async (actor) => {
    const file = ref(storageAs(actor), await aStoredFile(folder));
    await expectAllowed(getBytes(file));
    await expectAllowed(getMetadata(file));
    await expectAllowed(getDownloadURL(file));
    await expectUnauthorized(listAll(ref(storageAs(actor), folder)));
    await expectUnauthorized(list(ref(storageAs(actor), `${folder}/`), { maxResults: 1 }));
  });

  test.each(ADMINS)('takes a file from $name, who can delete it', async (actor) => {
    const path = `${folder}/${aName()}`;
    await expectAllowed(upload(actor, path));
    await expectAllowed(deleteObject(ref(storageAs(actor), path)));
    await expectOutcome(deleteObject(ref(storageAs(actor), path)), 'storage/object-not-found');
  });

  test.each(OTHERS)('takes and loses no file by $name', async (actor) => {
    await arrange(actor);
    const path = await aStoredFile(folder);
    await expectUnauthorized(upload(actor, `${folder}/${aName()}`));
    await expectUnauthorized(upload(actor, path));
    await expectUnauthorized(deleteObject(ref(storageAs(actor), path)));
  });

  test.each(SOME)('changes no file for $name', async (actor) => {
    const path = await aStoredFile(folder);
    const file = ref(storageAs(actor), path);
    await expectUnauthorized(updateMetadata(file, { contentType: 'text/html' }));
    await expectUnauthorized(updateMetadata(file, { cacheControl: 'no-store' }));
    await expectUnauthorized(upload(actor, path));
  });
});

const ELSEWHERE = ['', 'users/', 'Movies/', 'backup/', 'movies/2026/', 'gallery/a/b/', 'a/movies/'];

describe.each(ELSEWHERE)('outside the folders: /%s', (folder) => {
  test.each(SOME)('everything is closed to $name', async (actor) => {
    const path = folder === '' ? aName() : await aStoredFile(folder.slice(0, -1));
    const file = ref(storageAs(actor), path);
    await expectUnauthorized(getMetadata(file));
    await expectUnauthorized(upload(actor, `${folder}${aName()}`));
    await expectUnauthorized(deleteObject(file));
    await expectUnauthorized(listAll(ref(storageAs(actor), folder)));
  });
});

test('a file that is not there reads as that, not as closed', async () => {
  const file = ref(storageAs(formerAdmin), `movies/${aName()}`);
  await expectOutcome(getMetadata(file), 'storage/object-not-found');
});

test('every block of the rules is one of the folders', () => {
  const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  const blocks = [...rules.matchAll(/^ {4}match \/(\S+)/gm)].map(([, pattern]) => pattern);
  expect(blocks).toEqual(FOLDERS.map(([folder]) => `${folder}/{name}`));
});
