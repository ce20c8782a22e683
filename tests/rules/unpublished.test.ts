// product 29.1.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { type Actor, admin, formerAdmin, OTHERS, secondAdmin, user } from './support/actors';
import { aMovie, anAnnouncement, aVideo, clientClock, stored, without } from './support/builders';
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound, outcomesOf } from './support/expectations';
import { fits, isField, ONE_OF_EACH } from './support/kinds';

loadRules();

const DAY_MS = 86_400_000;
const future = Timestamp.fromMillis(Date.now() + DAY_MS);
const past = Timestamp.fromMillis(Date.now() - DAY_MS);

const at = (id: string, actor = admin) => doc(as(actor), `unpublished/${id}`);
const saved = (path: string, entry: DocumentData, more: DocumentData = {}): DocumentData => ({
  path,
  entry,
  saved: serverTimestamp(),
  ...more,
});
/** As it has been stored some time ago. */
const storedEntry = (path: string, entry: DocumentData, more: DocumentData = {}) =>
  saved(path, entry, { saved: past, ...more });

const MOVIE = ONE_OF_EACH.filter(({ kind }) => kind === 'movie');
const KINDS = [
  ...ONE_OF_EACH,
  ...MOVIE.map((movie) => ({ ...movie, path: 'Movies/Released/Movies/moonrise' })),
  // Older movies have such ids, and keep them when they are unpublished.
  ...MOVIE.map((movie) => ({
    ...movie,
    id: 'movie:Old Movie!',
    path: 'Movies/Released/Movies/Old Movie!',
  })),
];

describe.each(KINDS)('$id at $path', ({ kind, id, path, least: entry, ...one }) => {
  const others = ONE_OF_EACH.filter((other) => other.kind !== kind);

  test('is saved as a draft', () => expectAllowed(setDoc(at(id), saved(path, entry))));

  test('is saved with a time', () =>
    expectAllowed(setDoc(at(id), saved(path, entry, { publishAt: future, until: NO_END }))));

  test.each(others)('is not saved as $id', (other) =>
    expectDenied(setDoc(at(other.id), saved(path, entry))),
  );

  // What an announcement has at least could be an image.
  test.each(others.filter(({ least }) => !fits(one, least)))(
    'is not saved with the content of $id',
    ({ least }) => expectDenied(setDoc(at(id), saved(path, least))),
  );
});

describe.each(KINDS.filter((one) => !isField(one)))(
  '$id at $path',
  ({ id, path, least: entry }) => {
    const other = `${id.split(':')[0]}:other`;

    test('is saved under its own id', () => expectDenied(setDoc(at(other), saved(path, entry))));

    test('is not saved while it is published', async () => {
      await seed({ [path]: stored(entry) });
      await expectDenied(setDoc(at(id), saved(path, entry)));
    });

    test.each([`trash/${id}`, `trash/unpublished:${id}`])(
      'is not saved while it is in the trash as %s',
      async (trashed) => {
        await seed({ [trashed]: { path, entry } });
        await expectDenied(setDoc(at(id), saved(path, entry)));
      },
    );

    test('is unpublished', async () => {
      await seed({ [path]: stored(entry) });
      const batch = writeBatch(as(admin));
      batch.set(at(id), saved(path, entry));
      batch.delete(doc(as(admin), path));
      await expectAllowed(batch.commit());
    });
  },
);

test.each(['Upcoming', 'Released'])(
  'a movie is no draft while it is published in %s',
  async (status) => {
    await seed({ [`Movies/${status}/Movies/moonrise`]: stored(aMovie()) });
    for (const path of ['Movies/Upcoming/Movies/moonrise', 'Movies/Released/Movies/moonrise']) {
      await expectDenied(setDoc(at('movie:moonrise'), saved(path, aMovie())));
    }
  },
);

test('an announcement has an id behind its kind', () =>
  expectDenied(setDoc(at('announcement:'), saved('Movies/Announcements', anAnnouncement()))));

test('an announcement is unpublished', async () => {
  const key = 'item_1767322800000';
  await seed({ 'Movies/Announcements': { [key]: anAnnouncement() } });
  const batch = writeBatch(as(admin));
  batch.set(at(`announcement:${key}`), saved('Movies/Announcements', anAnnouncement()));
  batch.update(doc(as(admin), 'Movies/Announcements'), { [key]: deleteField() });
  await expectAllowed(batch.commit());
});

const draft = () => saved('videos/v', aVideo());
const scheduled = (publishAt: unknown = future) => ({ ...draft(), publishAt, until: NO_END });

/** What neither a new entry nor an edited one may have. */
const MALFORMED: Readonly<Record<string, () => DocumentData>> = {
  'with an unknown field': () => ({ ...draft(), Other: 'x' }),
  'with a time of its own': () => ({ ...draft(), timestamp: serverTimestamp() }),
  // Anyone may read it from its time on.
  'with the name of an admin': () => ({ ...draft(), by: 'admin@example.test' }),
  'with another time': () => ({ ...draft(), saved: clientClock() }),
  'without a time': () => without(draft(), 'saved'),
  'without an entry': () => without(draft(), 'entry'),
  'with a text for an entry': () => ({ ...draft(), entry: 'x' }),
  'with a list for an entry': () => ({ ...draft(), entry: [aVideo()] }),
  'for a time that has passed': () => scheduled(past),
  'for a time without an end': () => ({ ...draft(), publishAt: future }),
  'that ends as it begins': () => ({ ...scheduled(), until: future }),
  'that ends with a text': () => ({ ...scheduled(), until: '2099-01-01' }),
  'for a text': () => scheduled('2099-01-01'),
  'for a number': () => scheduled(4_070_908_800_000),
  'for nothing': () => scheduled(null),
};

describe('a new entry', () => {
  test.each(Object.entries(MALFORMED))('is not saved %s', (_, document) =>
    expectDenied(setDoc(at('video:v'), document())),
  );

  test('is not saved without a path', () =>
    expectDenied(setDoc(at('video:v'), without(draft(), 'path'))));

  test('is saved by any admin', () => expectAllowed(setDoc(at('video:v', secondAdmin), draft())));
});

describe.each([
  ['a draft', () => draft()],
  ['a scheduled entry', () => scheduled()],
  ['a due entry', () => scheduled(past)],
])('%s', (_, document) => {
  const attempts = {
    created: (actor: Actor) => setDoc(at('video:new', actor), saved('videos/new', aVideo())),
    edited: (actor: Actor) =>
      updateDoc(at('video:v', actor), {
        'entry.title': 'Other',
        saved: serverTimestamp(),
      }),
    deleted: (actor: Actor) => deleteDoc(at('video:v', actor)),
  };

  beforeEach(async () => {
    await seed({ 'unpublished/video:v': { ...document(), saved: past } });
    await revoke(formerAdmin);
  });

  test.each(['created', 'edited', 'deleted'] as const)(
    'is not %s by who is no admin',
    async (operation) => {
      expect(await outcomesOf(OTHERS, attempts[operation])).toEqual(
        OTHERS.map(({ name }) => [name, 'permission-denied']),
      );
    },
  );

  test('is edited and deleted by an admin', async () => {
    await expectAllowed(attempts.edited(admin));
    await expectAllowed(attempts.deleted(admin));
  });

  test('is deleted by two admins at once', async () => {
    await expectAllowed(attempts.deleted(admin));
    await expectAllowed(attempts.deleted(secondAdmin));
  });
});

describe('an edit', () => {
  const now = { saved: serverTimestamp() };
  const edit = (change: DocumentData) => updateDoc(at('video:v'), { ...now, ...change });
  const seedEntry = (more: DocumentData = {}) =>
    seed({ 'unpublished/video:v': storedEntry('videos/v', aVideo(), more) });

  test('changes the content', async () => {
    await seedEntry();
    await expectAllowed(edit({ 'entry.title': 'Other' }));
    await expectAllowed(edit({ entry: { ...aVideo(), title: 'Another' } }));
  });

  test('gives a draft a time, moves it and takes it back', async () => {
    await seedEntry();
    await expectAllowed(edit({ publishAt: future, until: NO_END }));
    await expectAllowed(edit({ publishAt: Timestamp.fromMillis(Date.now() + 2 * DAY_MS) }));
    await expectAllowed(edit({ publishAt: deleteField(), until: deleteField() }));
  });

  test('of a due entry leaves its time, takes it back or moves it into the future', async () => {
    await seedEntry({ publishAt: past });
    await expectAllowed(edit({ 'entry.title': 'Other' }));
    await expectAllowed(edit({ publishAt: future, until: NO_END }));
    await seedEntry({ publishAt: past });
    await expectAllowed(edit({ publishAt: deleteField() }));
  });

  test('of a due entry does not move it into the past', async () => {
    await seedEntry({ publishAt: past });
    const earlier = Timestamp.fromMillis(past.toMillis() - 1000);
    await expectDenied(edit({ publishAt: earlier, until: NO_END }));
  });

  test('removes what no new one may have', async () => {
    await seedEntry({ Other: 'x' });
    await expectDenied(edit({ Other: 'y' }));
    await expectAllowed(edit({ Other: deleteField() }));
  });

  test('does not change where it will be', async () => {
    await seedEntry();
    await expectDenied(edit({ path: 'videos/other' }));
    await expectDenied(edit({ path: deleteField() }));
  });

  test.each(Object.entries(MALFORMED))('leaves no entry %s', async (_, document) => {
    await seedEntry();
    await expectDenied(setDoc(at('video:v'), document()));
  });

  test('leaves no entry that is none', async () => {
    await seed({ 'unpublished/video:v': { ...storedEntry('videos/v', {}), entry: 'x' } });
    await expectDenied(edit({ publishAt: future, until: NO_END }));
  });

  test('is signed', async () => {
    await seedEntry();
    await expectDenied(updateDoc(at('video:v'), { 'entry.title': 'Other' }));
  });

  test('of what is published or deleted meanwhile is not found', async () => {
    await expectNotFound(edit({ 'entry.title': 'Other' }));
    await expectDenied(updateDoc(at('video:v', user), now));
  });
});
