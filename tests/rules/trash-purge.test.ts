// product 25.4, 25.5, 25.7.
import {
  arrayUnion,
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { MESSAGES_TO_TRASH_AT_ONCE } from '../../src/shared/admin-limits';
import { admin, visitor } from './support/actors';
import { aMessage, aMovie, aVideo, stored } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { at, move, trashOf } from './support/requests';
import { daysAgo } from './support/moments';

loadRules();

describe('deleting for ever', () => {
  const trash = () => at('trash/movie:moonrise');
  const old = stored({ ...aMovie(), img: 'x', Other: '<b>' });
  const seedTrash = (days: number) =>
    seed({
      [trash().path]: trashOf('Movies/Upcoming/Movies/moonrise', old, { deleted: daysAgo(days) }),
    });
  beforeEach(() => seedTrash(29.9));

  test('begins with a mark', () => expectAllowed(updateDoc(trash(), { purge: 'chosen' })));

  test('because of its age requires thirty days', async () => {
    await expectDenied(updateDoc(trash(), { purge: 'expired' }));
    await seedTrash(30.1);
    await expectDenied(updateDoc(trash(), { purge: 'Other' }));
    await expectAllowed(updateDoc(trash(), { purge: 'expired' }));
  });

  test.each([
    ['another mark', { purge: 'Other' }],
    ['another field', { purge: 'chosen', by: 'second@example.test' }],
    ['an unknown field', { purge: 'chosen', Other: 'x' }],
    ['another time', { deleted: serverTimestamp() }],
    ['another entry', { entry: arrayUnion('x') }],
  ])('changes nothing else: %s', (_, change) => expectDenied(updateDoc(trash(), change)));

  test('does not find an entry that another admin has deleted', async () => {
    await deleteDoc(doc(asOwner(), trash().path));
    await expectNotFound(updateDoc(trash(), { purge: 'chosen' }));
    await expectAllowed(deleteDoc(trash()));
  });
});

describe('a message', () => {
  const [PATH, TRASH] = ['contactMessages/c', 'trash/contactMessage:c'];
  const entry = stored({ ...aMessage(), status: 'viewed' });
  const trashed = (more: object = { days: 7 }) => trashOf(PATH, entry, more);

  test('can be purged after seven days, unlike an entry', async () => {
    await seed({ [PATH]: entry, 'videos/v': stored(aVideo()) });
    await expectDenied(move(TRASH, trashed({}), PATH));
    await expectDenied(move(TRASH, trashed({ days: 30 }), PATH));
    const video = trashOf('videos/v', stored(aVideo()), { days: 7 });
    await expectDenied(move('trash/video:v', video, 'videos/v'));
  });

  // second-locks.test.ts: by nobody else, even where anybody may empty the trash.
  test('cannot be restored by its sender', async () => {
    await seed({ [TRASH]: trashed() });
    await expectDenied(move(PATH, entry, TRASH, { actor: visitor }));
    await expectDenied(setDoc(at(PATH, visitor), entry));
  });

  test('is deleted for ever because of its age after seven days', async () => {
    await seed({ [TRASH]: trashed({ days: 7, deleted: daysAgo(6.9) }) });
    await expectDenied(updateDoc(at(TRASH), { purge: 'expired' }));
    await expectDenied(updateDoc(at(TRASH), { days: 1 }));
    await seed({ [TRASH]: trashed({ days: 7, deleted: daysAgo(7.1) }) });
    await expectAllowed(updateDoc(at(TRASH), { purge: 'expired' }));
  });

  test(`goes to the trash with others, at most ${MESSAGES_TO_TRASH_AT_ONCE} in a request`, async () => {
    const ids = Array.from({ length: MESSAGES_TO_TRASH_AT_ONCE }, (_, index) => `m${index}`);
    await seed(Object.fromEntries(ids.map((id) => [`contactMessages/${id}`, entry])));
    const batch = writeBatch(as(admin));
    for (const id of ids) {
      const path = `contactMessages/${id}`;
      batch.set(at(`trash/contactMessage:${id}`), trashOf(path, entry, { days: 7 }));
      batch.delete(at(path));
    }
    await expectAllowed(batch.commit());
  });
});
