// product 25.1, 25.3.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, namedUser, secondAdmin, user } from './support/actors';
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
import { daysAgo, justNow } from './support/moments';
import { at, move, testWays, trashOf } from './support/requests';

loadRules();

const KEY = 'item_1767322800000';
const MOVIE = 'Movies/Upcoming/Movies/moonrise';
const ANNOUNCEMENTS = 'Movies/Announcements';

/** As of an older site: no new entry could be like this. */
const aged = (data: DocumentData) => stored({ ...data, img: 'x', Other: '<b>' });
const old = aged(aMovie());
/** The entries that are documents, with the ids of their trash. */
const DOCUMENTS = [
  ['movie:moonrise', MOVIE, old],
  ['movie:old', 'Movies/Released/Movies/old', aged(aMovie())],
  ['video:v', 'videos/v', aged(aVideo())],
  ['image:i', 'images/i', aged(anImage())],
  ['event:e', 'events/e', aged(anEvent())],
  ['contactMessage:c', 'contactMessages/c', aged({ ...aMessage(), status: 'viewed' })],
] as const;

/** One function checks all of them; only the days of messages differ. */
const TWO = DOCUMENTS.filter(([id]) => ['movie:moonrise', 'contactMessage:c'].includes(id));

test.each(DOCUMENTS)(
  '%s is moved to the trash unchanged, and restored by any admin, but as nothing else',
  async (id, path, entry) => {
    const TRASH = `trash/${id}`;
    const trash = trashOf(path, entry, id.startsWith('contactMessage') ? { days: 7 } : {});
    await seed({ [path]: entry });
    for (const actor of [admin, secondAdmin]) {
      await expectAllowed(move(TRASH, trash, path));
      await expectDenied(move(path, { ...entry, title: 'Other' }, TRASH, { actor }));
      await expectAllowed(move(path, entry, TRASH, { actor }));
    }
  },
);

describe.each(TWO)('%s', (id, path, entry) => {
  const TRASH = `trash/${id}`;
  const trash = (more: DocumentData = {}) =>
    trashOf(path, entry, { ...(id.startsWith('contactMessage') && { days: 7 }), ...more });

  describe('that is deleted', () => {
    beforeEach(() => seed({ [path]: entry }));
    const remove = (document: DocumentData, to = TRASH, actor?: Actor) =>
      move(to, document, path, { actor });

    testWays('in the trash', {
      refused: {
        'with other content': () => remove(trash({ entry: { ...entry, title: 'Other' } })),
        'with another time': () => remove(trash({ entry: { ...entry, timestamp: daysAgo(9) } })),
        'with less content': () => remove(trash({ entry: without(entry, 'img') })),
        'by somebody else': () => remove(trash({ by: 'second@example.test' })),
        'of another account': () => remove(trash({ uid: 'second-admin' })),
        'without its account': () => remove(without(trash(), 'uid')),
        'with a key': () => remove(trash({ key: 'title' })),
        'at another time': () => remove(trash({ deleted: justNow() })),
        'with a mark': () => remove(trash({ purge: 'chosen' })),
        'with an unknown field': () => remove(trash({ Other: 'x' })),
        'for fewer days': () => remove(trash({ days: 6 })),
        'for more days': () => remove(trash({ days: 31 })),
        'under a longer id': () => remove(trash(), `${TRASH}-2`),
        'under the id of another one': () => remove(trash(), 'trash/movie:blocked'),
        'under an id without a kind': () => remove(trash(), 'trash/x'),
        twice: () =>
          writeBatch(as(admin))
            .set(at(TRASH), trash())
            .set(at('trash/movie:blocked'), trash())
            .delete(at(path))
            .commit(),
        'while it exists': () => setDoc(at(TRASH), trash()),
        'without the role': () =>
          remove(trash({ by: 'user@example.test', uid: 'user' }), TRASH, namedUser),
      },
    });
  });

  describe('in the trash', () => {
    beforeEach(() => seed({ [TRASH]: trash({ deleted: daysAgo(29) }) }));
    const restore = (document: DocumentData = entry, to: string = path, actor?: Actor) =>
      move(to, document, TRASH, { actor });

    testWays('restored', {
      refused: {
        'with other content': () => restore({ ...entry, title: 'Other' }),
        elsewhere: () => restore(entry, `${path}-2`),
        'while it stays there': () => setDoc(at(path), entry),
        'without the role': () => restore(entry, path, user),
      },
    });

    test('cannot be restored when it is marked', async () => {
      await seed({ [TRASH]: trash({ purge: 'chosen' }) });
      await expectDenied(restore());
    });
  });
});

describe('an announcement', () => {
  const entry = { title: 'Kadal', img: 'x', Other: '<b>' };
  const other = { item_1767322800001: anAnnouncement() };
  const TRASH = `trash/announcement:${KEY}`;
  const trash = (more: DocumentData = {}) => trashOf(ANNOUNCEMENTS, entry, { key: KEY, ...more });

  describe('that is deleted', () => {
    beforeEach(() => seed({ [ANNOUNCEMENTS]: { ...other, [KEY]: entry } }));
    const remove = (
      document = trash(),
      change: DocumentData = { [KEY]: deleteField() },
      to = TRASH,
    ) => writeBatch(as(admin)).set(at(to), document).update(at(ANNOUNCEMENTS), change).commit();

    testWays('in the trash', {
      allowed: { 'as it was stored': () => remove() },
      refused: {
        'for fewer days': () => remove(trash({ days: 7 })),
        'with other content': () => remove(trash({ entry: { ...entry, title: 'Other' } })),
        'of another key': () => remove(trash({ key: 'item_1767322800001' })),
        'without its key': () => remove(without(trash(), 'key')),
        'under another key': () =>
          remove(trash(), undefined, 'trash/announcement:item_1767322800001'),
        'under the id of a movie': () => remove(trash(), undefined, 'trash/movie:blocked'),
        'while it exists': () => setDoc(at(TRASH), trash()),
      },
    });

    test('cannot get into the trash by an edit', async () => {
      const edit = { [KEY]: { ...entry, ...anAnnouncement(), edited: serverTimestamp() } };
      await expectDenied(remove(trash(), edit));
      await expectAllowed(updateDoc(at(ANNOUNCEMENTS), edit));
    });
  });

  describe('in the trash', () => {
    beforeEach(() => seed({ [TRASH]: trash(), [ANNOUNCEMENTS]: other }));
    const restore = (fields: DocumentData = { [KEY]: entry }) =>
      move(ANNOUNCEMENTS, fields, TRASH, { merge: true });

    testWays('restored', {
      refused: {
        'with other content': () => restore({ [KEY]: { ...entry, title: 'O' } }),
        'with another one that changes': () =>
          restore({ [KEY]: entry, item_1767322800001: { title: 'Other' } }),
        'while it stays there': () => move(ANNOUNCEMENTS, { [KEY]: entry }, [], { merge: true }),
      },
    });

    test('is restored beside the others, or alone', async () => {
      await expectAllowed(restore());
      const document = await getDoc(doc(asOwner(), ANNOUNCEMENTS));
      expect(document.data()).toEqual({ ...other, [KEY]: entry });
      await deleteDoc(doc(asOwner(), ANNOUNCEMENTS));
      await seed({ [TRASH]: trash() });
      await expectAllowed(restore());
    });

    test('fits into a list of a hundred', async () => {
      const many = (length: number) =>
        Object.fromEntries(
          Array.from({ length }, (_, index) => [`item_${1700000000000 + index}`, anAnnouncement()]),
        );
      await seed({ [ANNOUNCEMENTS]: many(100) });
      await expectDenied(restore());
      await seed({ [ANNOUNCEMENTS]: many(99) });
      await expectAllowed(restore());
    });
  });
});

test.each([
  ['site/settings', 'site:settings'],
  ['hero-banners/b', 'banner:b'],
  ['contactMessages/c/replies/r', 'contactMessage:r'],
  ['contactMessages/c', 'message:c'],
  ['sets/kochi/images/i', 'image:i'],
  ['sets/kochi/images/i', 'set:kochi:image:i'],
  ['sets/kochi/events/e', 'event:e'],
  ['Movies/Other/Movies/m', 'movie:m'],
])('%s, which is no such entry, is not moved to the trash', async (path, id) => {
  await seed({ [path]: stored(aMovie()) });
  const days = path.startsWith('contactMessages/') && { days: 7 };
  await expectDenied(move(`trash/${id}`, trashOf(path, stored(aMovie()), { ...days }), path));
});

test('a field of another document cannot be moved to the trash', async () => {
  const entry = { img: 'x' };
  await seed({ 'site/settings': { storyPicture: entry } });
  const change = { storyPicture: deleteField(), edited: serverTimestamp() };
  const batch = writeBatch(as(admin))
    .set(
      at('trash/announcement:storyPicture'),
      trashOf('site/settings', entry, { key: 'storyPicture' }),
    )
    .update(at('site/settings'), change);
  await expectDenied(batch.commit());
  await expectAllowed(updateDoc(at('site/settings'), change));
});

describe('the id of a movie in the trash', () => {
  test('is restored only to its own collection', async () => {
    await seed({ 'trash/movie:moonrise': trashOf(MOVIE, old) });
    await expectDenied(move('Movies/Released/Movies/moonrise', old, 'trash/movie:moonrise'));
    await expectAllowed(move(MOVIE, old, 'trash/movie:moonrise'));
  });

  test.each(['Upcoming', 'Released'])('is not free in %s', async (status) => {
    await seed({ 'trash/movie:moonrise': trashOf(MOVIE, old) });
    const path = `Movies/${status}/Movies/moonrise`;
    await expectDenied(setDoc(at(path), written(aMovie())));
    await deleteDoc(doc(asOwner(), 'trash/movie:moonrise'));
    await expectAllowed(setDoc(at(path), written(aMovie())));
  });

  test('cannot be used in the request that moves the movie to the trash', async () => {
    await seed({ [MOVIE]: old });
    const deletion = () =>
      writeBatch(as(admin)).set(at('trash/movie:moonrise'), trashOf(MOVIE, old)).delete(at(MOVIE));
    const other = at('Movies/Released/Movies/moonrise');
    await expectDenied(deletion().set(other, written(aMovie())).commit());
    await expectAllowed(deletion().commit());
  });
});
