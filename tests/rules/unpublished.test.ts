// product 29.1.
import {
  deleteDoc,
  deleteField,
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
import { at, draftAt, move, saved } from './support/requests';
import { future, inHours, past } from './support/moments';

loadRules();

const save = (id: string, path: string, entry: DocumentData, more?: DocumentData) =>
  setDoc(draftAt(id), saved(path, entry, more));

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

  test('can be saved as a draft, and with a time', async () => {
    await expectAllowed(save(id, path, entry));
    await deleteDoc(draftAt(id));
    await expectAllowed(save(id, path, entry, { publishAt: future, until: NO_END }));
  });

  test('can be saved neither under the id of another kind nor with its content', async () => {
    for (const other of others) {
      await expectDenied(save(other.id, path, entry));
      // What an announcement has at least could be an image.
      if (!fits(one, other.least)) await expectDenied(save(id, path, other.least));
    }
  });
});

describe.each(KINDS.filter((one) => !isField(one)))(
  '$id at $path',
  ({ id, path, least: entry }) => {
    test('can be saved under its own id', () =>
      expectDenied(save(`${id.split(':')[0]}:other`, path, entry)));

    test('is unpublished', async () => {
      await seed({ [path]: stored(entry) });
      await expectAllowed(move(`unpublished/${id}`, saved(path, entry), path));
    });
  },
);

test.each([
  ['is published', 'videos/v', stored(aVideo())],
  ['is in the trash', 'trash/video:v', { path: 'videos/v', entry: aVideo() }],
  [
    'is in the trash as a draft',
    'trash/unpublished:video:v',
    { path: 'videos/v', entry: aVideo() },
  ],
])('an entry is not saved as a draft while it %s', async (_, where, document) => {
  await seed({ [where]: document });
  await expectDenied(save('video:v', 'videos/v', aVideo()));
});

test.each(['Upcoming', 'Released'])(
  'a movie is no draft while it is published in %s',
  async (status) => {
    await seed({ [`Movies/${status}/Movies/moonrise`]: stored(aMovie()) });
    for (const path of ['Movies/Upcoming/Movies/moonrise', 'Movies/Released/Movies/moonrise']) {
      await expectDenied(save('movie:moonrise', path, aMovie()));
    }
  },
);

test('an announcement has an id after its kind', () =>
  expectDenied(save('announcement:', 'Movies/Announcements', anAnnouncement())));

test('an announcement is unpublished', async () => {
  const [list, key] = ['Movies/Announcements', 'item_1767322800000'];
  await seed({ [list]: { [key]: anAnnouncement() } });
  const batch = writeBatch(as(admin))
    .set(draftAt(`announcement:${key}`), saved(list, anAnnouncement()))
    .update(at(list), { [key]: deleteField() });
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

test.each(Object.entries(MALFORMED))('an entry is neither added nor edited %s', async (_, one) => {
  await expectDenied(setDoc(draftAt('video:v'), one()));
  await seed({ 'unpublished/video:v': { ...draft(), saved: past } });
  await expectDenied(setDoc(draftAt('video:v'), one()));
});

test('an entry is not added without a path', () =>
  expectDenied(setDoc(draftAt('video:v'), without(draft(), 'path'))));

describe.each([
  ['a draft', () => draft()],
  ['a scheduled entry', () => scheduled()],
  ['a due entry', () => scheduled(past)],
])('%s', (_, document) => {
  const attempts = {
    created: (actor: Actor) => setDoc(draftAt('video:new', actor), saved('videos/new', aVideo())),
    edited: (actor: Actor) =>
      updateDoc(draftAt('video:v', actor), {
        'entry.title': 'Other',
        saved: serverTimestamp(),
      }),
    deleted: (actor: Actor) => deleteDoc(draftAt('video:v', actor)),
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

  test('can be edited by an admin, and deleted by two in parallel', async () => {
    await expectAllowed(attempts.edited(admin));
    await expectAllowed(attempts.deleted(admin));
    await expectAllowed(attempts.deleted(secondAdmin));
  });
});

describe('an edit', () => {
  const now = { saved: serverTimestamp() };
  const edit = (change: DocumentData) => updateDoc(draftAt('video:v'), { ...now, ...change });
  const seedEntry = (more: DocumentData = {}) =>
    seed({ 'unpublished/video:v': { ...draft(), saved: past, ...more } });

  test('changes the content', async () => {
    await seedEntry();
    await expectAllowed(edit({ 'entry.title': 'Other' }));
    await expectAllowed(edit({ entry: { ...aVideo(), title: 'Another' } }));
  });

  test('gives a draft a time, changes and removes it', async () => {
    await seedEntry();
    await expectAllowed(edit({ publishAt: future, until: NO_END }));
    await expectAllowed(edit({ publishAt: inHours(48) }));
    await expectAllowed(edit({ publishAt: deleteField(), until: deleteField() }));
  });

  test('of a due entry preserves or removes its time or moves it into the future, but not into the past', async () => {
    await seedEntry({ publishAt: past });
    const earlier = Timestamp.fromMillis(past.toMillis() - 1000);
    await expectDenied(edit({ publishAt: earlier, until: NO_END }));
    await expectAllowed(edit({ 'entry.title': 'Other' }));
    await expectAllowed(edit({ publishAt: future, until: NO_END }));
    await seedEntry({ publishAt: past });
    await expectAllowed(edit({ publishAt: deleteField() }));
  });

  test('removes fields that are invalid in a new entry', async () => {
    await seedEntry({ Other: 'x' });
    await expectDenied(edit({ Other: 'y' }));
    await expectAllowed(edit({ Other: deleteField() }));
  });

  test('does not change its location, and is signed', async () => {
    await seedEntry();
    await expectDenied(edit({ path: 'videos/other' }));
    await expectDenied(edit({ path: deleteField() }));
    await expectDenied(updateDoc(draftAt('video:v'), { 'entry.title': 'Other' }));
  });

  test('cannot make the entry invalid', async () => {
    await seedEntry({ entry: 'x' });
    await expectDenied(edit({ publishAt: future, until: NO_END }));
  });

  test('of an entry that was published or deleted meanwhile is not found', async () => {
    await expectNotFound(edit({ 'entry.title': 'Other' }));
    await expectDenied(updateDoc(draftAt('video:v', user), now));
  });
});
