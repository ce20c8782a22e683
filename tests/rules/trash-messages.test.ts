// product 25.7.
import {
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { MESSAGES_TO_TRASH_AT_ONCE } from '../../src/shared/admin-limits';
import { admin, visitor } from './support/actors';
import { aMessage, aVideo, stored, without } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const path = 'contactMessages/c';
const entry = stored({ ...aMessage(), status: 'viewed' });
const at = (place: string, actor = admin) => doc(as(actor), place);

const trashOf = (place: string, data: DocumentData): DocumentData => ({
  path: place,
  days: 7,
  entry: data,
  by: 'admin@example.test',
  uid: 'admin',
  deleted: serverTimestamp(),
});
const trashed = () => trashOf(path, entry);

function moveToTrash(id: string, place: string, document: DocumentData) {
  const batch = writeBatch(as(admin));
  batch.set(at(`trash/${id}`), document);
  return batch.delete(at(place)).commit();
}

function restore(id: string, place: string, data: DocumentData, actor = admin) {
  const batch = writeBatch(as(actor));
  batch.set(at(place, actor), data);
  return batch.delete(at(`trash/${id}`, actor)).commit();
}

test('a message is not kept for as long as an entry', async () => {
  await seed({ [path]: entry });
  await expectDenied(moveToTrash('contactMessage:c', path, without(trashed(), 'days')));
  await expectDenied(moveToTrash('contactMessage:c', path, { ...trashed(), days: 30 }));
});

test('an entry is not deleted as early as one', async () => {
  await seed({ 'videos/v': stored(aVideo()) });
  const video = trashOf('videos/v', stored(aVideo()));
  await expectDenied(moveToTrash('video:v', 'videos/v', { ...video, days: 7 }));
});

// second-locks.test.ts: by nobody else, even where anybody may empty the trash.
test('is not restored by whoever sent it', async () => {
  await seed({ 'trash/contactMessage:c': trashed() });
  await expectDenied(restore('contactMessage:c', path, entry, visitor));
  await expectDenied(setDoc(doc(as(visitor), path), entry));
});

test(`${MESSAGES_TO_TRASH_AT_ONCE} are moved there by a request`, async () => {
  const ids = Array.from({ length: MESSAGES_TO_TRASH_AT_ONCE }, (_, index) => `m${index}`);
  await seed(Object.fromEntries(ids.map((id) => [`contactMessages/${id}`, entry])));
  const batch = writeBatch(as(admin));
  for (const id of ids) {
    batch.set(at(`trash/contactMessage:${id}`), trashOf(`contactMessages/${id}`, entry));
    batch.delete(at(`contactMessages/${id}`));
  }
  await expectAllowed(batch.commit());
});
