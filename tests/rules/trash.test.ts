// product 25.1, 25.3.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, namedUser, secondAdmin, user } from './support/actors';
import {
  aMessage,
  aMovie,
  anAnnouncement,
  anEvent,
  aVideo,
  anImage,
  stored,
  without,
  written,
} from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { justNow } from './support/moments';

loadRules();

const KEY = 'item_1767322800000';
const MOVIE = 'Movies/Upcoming/Movies/moonrise';
const ANNOUNCEMENTS = 'Movies/Announcements';

/** As of an older site: no new entry could be like this. */
const aged = (data: DocumentData) => stored({ ...data, img: 'x', Other: '<b>' });
const old = aged(aMovie());

const at = (path: string, actor = admin) => doc(as(actor), path);
const trashOf = (path: string, entry: DocumentData, key?: string): DocumentData => ({
  path,
  ...(key !== undefined && { key }),
  ...(path.startsWith('contactMessages/') && { days: 7 }),
  entry,
  by: 'admin@example.test',
  uid: 'admin',
  deleted: serverTimestamp(),
});
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

/** The entries that are documents, with the ids of their trash. */
const DOCUMENTS = [
  ['movie:moonrise', MOVIE, old],
  ['movie:old', 'Movies/Released/Movies/old', aged(aMovie())],
  ['video:v', 'videos/v', aged(aVideo())],
  ['image:i', 'images/i', aged(anImage())],
  ['event:e', 'events/e', aged(anEvent())],
  ['contactMessage:c', 'contactMessages/c', aged({ ...aMessage(), status: 'viewed' })],
] as const;

function moveToTrash(id: string, path: string, document: DocumentData, actor = admin) {
  const batch = writeBatch(as(actor));
  batch.set(at(`trash/${id}`, actor), document);
  batch.delete(at(path, actor));
  return batch.commit();
}

function restore(id: string, path: string, entry: DocumentData, actor = admin) {
  const batch = writeBatch(as(actor));
  batch.set(at(path, actor), entry);
  batch.delete(at(`trash/${id}`, actor));
  return batch.commit();
}

describe.each(DOCUMENTS)('%s', (id, path, entry) => {
  const trash = () => trashOf(path, entry);

  describe('deleted', () => {
    beforeEach(() => seed({ [path]: entry }));

    test('is in the trash as it was stored', () => expectAllowed(moveToTrash(id, path, trash())));

    test.each([
      ['with other content', () => ({ ...trash(), entry: { ...entry, title: 'Other' } })],
      ['with another time', () => ({ ...trash(), entry: { ...entry, timestamp: daysAgo(9) } })],
      ['with less content', () => ({ ...trash(), entry: without(entry, 'img') })],
      ['by somebody else', () => ({ ...trash(), by: 'second@example.test' })],
      ['of another account', () => ({ ...trash(), uid: 'second-admin' })],
      ['without its account', () => without(trash(), 'uid')],
      ['with a key', () => ({ ...trash(), key: 'title' })],
      ['at another time', () => ({ ...trash(), deleted: justNow() })],
      ['with a mark', () => ({ ...trash(), purge: 'chosen' })],
      ['with an unknown field', () => ({ ...trash(), Other: 'x' })],
      ['for fewer days', () => ({ ...trash(), days: 6 })],
      ['for more days', () => ({ ...trash(), days: 31 })],
    ])('is not there %s', (_, document) => expectDenied(moveToTrash(id, path, document())));

    test.each([`${id}-2`, 'movie:blocked', 'x'])('is not there as %s', (other) =>
      expectDenied(moveToTrash(other, path, trash())),
    );

    test('is there once', async () => {
      const batch = writeBatch(as(admin));
      batch.set(at(`trash/${id}`), trash());
      batch.set(at('trash/movie:blocked'), trash());
      batch.delete(at(path));
      await expectDenied(batch.commit());
    });

    test('is not there while it exists', () => expectDenied(setDoc(at(`trash/${id}`), trash())));

    test('is not there without the role', () =>
      expectDenied(
        moveToTrash(id, path, { ...trash(), by: 'user@example.test', uid: 'user' }, namedUser),
      ));
  });

  describe('restored', () => {
    beforeEach(() => seed({ [`trash/${id}`]: { ...trash(), deleted: daysAgo(29) } }));

    test('is what it was', () => expectAllowed(restore(id, path, entry)));

    test('is what it was for another admin', () =>
      expectAllowed(restore(id, path, entry, secondAdmin)));

    test('is nothing else', () => expectDenied(restore(id, path, { ...entry, title: 'Other' })));

    test('is nowhere else', () => expectDenied(restore(id, `${path}-2`, entry)));

    test('leaves the trash', () => expectDenied(setDoc(at(path), entry)));

    test('is not what is marked', async () => {
      await seed({ [`trash/${id}`]: { ...trash(), purge: 'chosen' } });
      await expectDenied(restore(id, path, entry));
    });

    test('is not there without the role', () => expectDenied(restore(id, path, entry, user)));
  });
});

describe('an announcement', () => {
  const entry = { title: 'Kadal', img: 'x', Other: '<b>' };
  const other = { item_1767322800001: anAnnouncement() };
  const id = `announcement:${KEY}`;
  const trash = () => trashOf(ANNOUNCEMENTS, entry, KEY);

  function moveOne(document = trash(), change: DocumentData = { [KEY]: deleteField() }) {
    const batch = writeBatch(as(admin));
    batch.set(at(`trash/${id}`), document);
    batch.update(at(ANNOUNCEMENTS), change);
    return batch.commit();
  }

  function restoreOne(fields: DocumentData = { [KEY]: entry }, leaves = true) {
    const batch = writeBatch(as(admin));
    batch.set(at(ANNOUNCEMENTS), fields, { merge: true });
    if (leaves) batch.delete(at(`trash/${id}`));
    return batch.commit();
  }

  describe('deleted', () => {
    beforeEach(() => seed({ [ANNOUNCEMENTS]: { ...other, [KEY]: entry } }));

    test('is in the trash as it was stored', () => expectAllowed(moveOne()));

    test.each([
      ['for fewer days', () => ({ ...trash(), days: 7 })],
      ['with other content', () => ({ ...trash(), entry: { ...entry, title: 'Other' } })],
      ['of another key', () => ({ ...trash(), key: 'item_1767322800001' })],
      ['without its key', () => without(trash(), 'key')],
    ])('is not there %s', (_, document) => expectDenied(moveOne(document())));

    test.each(['announcement:item_1767322800001', 'movie:blocked'])(
      'is not there as %s',
      async (otherId) => {
        const batch = writeBatch(as(admin));
        batch.set(at(`trash/${otherId}`), trash());
        batch.update(at(ANNOUNCEMENTS), { [KEY]: deleteField() });
        await expectDenied(batch.commit());
      },
    );

    test('is not there while it exists', () => expectDenied(setDoc(at(`trash/${id}`), trash())));

    test('is not there by an edit', async () => {
      const edit = { [KEY]: { ...anAnnouncement(), edited: serverTimestamp() } };
      await expectDenied(moveOne(trash(), edit));
      await expectAllowed(updateDoc(at(ANNOUNCEMENTS), edit));
    });
  });

  describe('restored', () => {
    beforeEach(() => seed({ [`trash/${id}`]: trash(), [ANNOUNCEMENTS]: other }));

    test('is what it was, beside the others', async () => {
      await expectAllowed(restoreOne());
      const document = await getDoc(doc(asOwner(), ANNOUNCEMENTS));
      expect(document.data()).toEqual({ ...other, [KEY]: entry });
    });

    test('is what it was when there are no others', async () => {
      await deleteDoc(doc(asOwner(), ANNOUNCEMENTS));
      await expectAllowed(restoreOne());
    });

    test('is nothing else', () => expectDenied(restoreOne({ [KEY]: { ...entry, title: 'O' } })));

    test('changes no other', () =>
      expectDenied(restoreOne({ [KEY]: entry, item_1767322800001: { title: 'Other' } })));

    test('leaves the trash', () => expectDenied(restoreOne({ [KEY]: entry }, false)));

    test('fits into the list of a hundred', async () => {
      const many = (length: number) =>
        Object.fromEntries(
          Array.from({ length }, (_, index) => [`item_${1700000000000 + index}`, anAnnouncement()]),
        );
      await seed({ [ANNOUNCEMENTS]: many(100) });
      await expectDenied(restoreOne());
      await seed({ [ANNOUNCEMENTS]: many(99) });
      await expectAllowed(restoreOne());
    });
  });
});

describe('a document that is no such entry', () => {
  test.each([
    ['site/settings', 'site:settings'],
    ['hero-banners/b', 'banner:b'],
    ['contactMessages/c/replies/r', 'contactMessage:r'],
    ['contactMessages/c', 'message:c'],
    ['sets/kochi/images/i', 'image:i'],
    ['sets/kochi/images/i', 'set:kochi:image:i'],
    ['sets/kochi/events/e', 'event:e'],
    ['Movies/Other/Movies/m', 'movie:m'],
  ])('%s is not moved to the trash', async (path, id) => {
    await seed({ [path]: stored(aMovie()) });
    await expectDenied(moveToTrash(id, path, trashOf(path, stored(aMovie()))));
  });
});

test('a field of another document is not moved to the trash', async () => {
  const entry = { img: 'x' };
  await seed({ 'site/settings': { storyPicture: entry } });
  const change = { storyPicture: deleteField(), edited: serverTimestamp() };
  const batch = writeBatch(as(admin));
  batch.set(at('trash/announcement:storyPicture'), trashOf('site/settings', entry, 'storyPicture'));
  batch.update(at('site/settings'), change);
  await expectDenied(batch.commit());
  await expectAllowed(updateDoc(at('site/settings'), change));
});

describe('the id of a movie in the trash', () => {
  test('is restored to its own collection only', async () => {
    await seed({ 'trash/movie:moonrise': trashOf(MOVIE, old) });
    await expectDenied(restore('movie:moonrise', 'Movies/Released/Movies/moonrise', old));
    await expectAllowed(restore('movie:moonrise', MOVIE, old));
  });

  test.each(['Upcoming', 'Released'])('is not free in %s', async (status) => {
    await seed({ 'trash/movie:moonrise': trashOf(MOVIE, old) });
    const path = `Movies/${status}/Movies/moonrise`;
    await expectDenied(setDoc(at(path), written(aMovie())));
    await deleteDoc(doc(asOwner(), 'trash/movie:moonrise'));
    await expectAllowed(setDoc(at(path), written(aMovie())));
  });

  test('is not free in the request that puts the movie there', async () => {
    await seed({ [MOVIE]: old });
    const deletion = () => {
      const batch = writeBatch(as(admin));
      batch.set(at('trash/movie:moonrise'), trashOf(MOVIE, old));
      return batch.delete(at(MOVIE));
    };
    const other = at('Movies/Released/Movies/moonrise');
    await expectDenied(deletion().set(other, written(aMovie())).commit());
    await expectAllowed(deletion().commit());
  });
});
