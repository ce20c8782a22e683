// product 30.2.
import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { type Actor, admin, namedUser, secondAdmin } from './support/actors';
import { aVideo, clientClock, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { move } from './support/requests';
import { record, REVISION, revisionOf } from './support/revisions';

loadRules();

const video = stored(aVideo());

/** Edits and deletes a video, and says that it was done by whom `signed` says. */
const edit = (actor: Actor, signed: DocumentData) =>
  record({ ...revisionOf('videos/v', video), ...signed }, actor)
    .update(doc(as(actor), 'videos/v'), { title: 'Ebb' })
    .commit();
const remove = (actor: Actor, signed: DocumentData) =>
  move(
    'trash/video:v',
    { path: 'videos/v', entry: video, deleted: serverTimestamp(), ...signed },
    'videos/v',
    { actor },
  );

const own = { uid: 'admin' };
const unverified: Actor = {
  ...admin,
  name: 'an admin whose address nobody has verified',
  claims: { email: 'admin@example.test' },
};
const nameless: Actor = { ...admin, name: 'an admin without an address', claims: {} };

describe.each(Object.entries({ edit, remove }))('to %s', (_, change) => {
  beforeEach(() => seed({ 'videos/v': video }));

  test.each([admin, unverified, nameless])('is signed by the account of $name', (actor) =>
    expectAllowed(change(actor, own)),
  );

  test('is refused with the account of somebody else, and without one', async () => {
    await expectDenied(change(admin, { uid: 'second-admin' }));
    await expectDenied(change(secondAdmin, own));
    await expectDenied(change(admin, { uid: null }));
  });

  test('may have the email address of the session, as older pages send it, but no other', async () => {
    await expectDenied(change(admin, { ...own, by: 'second@example.test' }));
    await expectDenied(change(nameless, { ...own, by: 'admin@example.test' }));
    await expectDenied(change(nameless, { ...own, by: null }));
    await expectAllowed(change(admin, { ...own, by: 'admin@example.test' }));
  });
});

const note = () => doc(as(admin), 'edits/videos:v');

describe('the note of the last revision', () => {
  const noted = (id: string, actor: Actor = admin) =>
    setDoc(doc(as(actor), `edits/${id}`), { revision: 'r' });
  beforeEach(() => seed({ [REVISION]: revisionOf('videos/v', {}, { at: clientClock() }) }));

  test('names a revision of the same entry', async () => {
    await expectDenied(noted('videos:w'));
    await expectAllowed(noted('videos:v'));
    await expectDenied(setDoc(note(), { revision: 'none' }));
  });

  test('names the key of an announcement', async () => {
    await seed({
      [REVISION]: revisionOf('Movies/Announcements', {}, { key: 'item_1767322800000' }),
    });
    await expectDenied(noted('Movies:Announcements'));
    await expectAllowed(noted('Movies:Announcements:item_1767322800000'));
  });

  test('is written by administrators only, and cannot be read or deleted', async () => {
    await expectDenied(noted('videos:v', namedUser));
    await expectAllowed(noted('videos:v'));
    await expectDenied(getDoc(note()));
    await expectDenied(deleteDoc(note()));
  });
});
