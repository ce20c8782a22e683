// product 37.1, 37.5.
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
import { admin, formerAdmin, OTHERS, secondAdmin, visitor } from './support/actors';
import {
  aBanner,
  aMovie,
  anAnnouncement,
  anEvent,
  anImage,
  aVideo,
  clientClock,
  stored,
  without,
} from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound, outcomesOf } from './support/expectations';
import { at, draftAt, move, testWays } from './support/requests';
import { future, past } from './support/moments';

loadRules();

/** The end of what has none. */
const until = Timestamp.fromDate(new Date('9999-01-01T00:00:00Z'));
const KEY = 'item_1767322800000';

interface Case {
  readonly id: string;
  readonly path: string;
  /** What is stored of the published entry. */
  readonly base: DocumentData;
  readonly document: DocumentData;
}

const caseOf = (id: string, path: string, entry: DocumentData): Case => {
  const document = stored(entry);
  return { id, path, base: document, document };
};

const CASES: readonly Case[] = [
  caseOf('movie:next:moonrise', 'Movies/Upcoming/Movies/moonrise', aMovie()),
  caseOf('movie:next:moonset', 'Movies/Released/Movies/moonset', aMovie()),
  caseOf('movie:next:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()),
  caseOf('video:next:v', 'videos/v', aVideo()),
  caseOf('banner:next:b', 'hero-banners/b', aBanner()),
  caseOf('event:next:e', 'events/e', anEvent()),
  {
    id: `announcement:next:${KEY}`,
    path: 'Movies/Announcements',
    base: anAnnouncement(),
    document: { [KEY]: anAnnouncement(), item_1767322800001: anAnnouncement() },
  },
];

const entryOf = (base: DocumentData, edits: DocumentData = { title: 'Next' }) => ({
  ...without(base, 'timestamp'),
  ...edits,
});
const version = ({ path, base }: Case, more: DocumentData = {}): DocumentData => ({
  path,
  base,
  entry: entryOf(base),
  saved: serverTimestamp(),
  ...more,
});

test.each(CASES.map((one) => [one.id, one] as const))(
  '%s is begun, edited and published, with nothing that no edit could write',
  async (id, one) => {
    const { path, base, document } = one;
    const tooLong = 'x'.repeat(200);
    await seed({ [path]: document });
    await expectDenied(
      setDoc(draftAt(id), version(one, { entry: entryOf(base, { title: tooLong }) })),
    );
    await expectAllowed(setDoc(draftAt(id), version(one)));
    const saved = serverTimestamp();
    await expectDenied(updateDoc(draftAt(id), { 'entry.title': tooLong, saved }));
    await expectAllowed(updateDoc(draftAt(id), { 'entry.title': 'Newer', saved }));
    const fields = { title: 'Newer' };
    const edit = path.endsWith('/Announcements')
      ? { [KEY]: { ...base, ...fields, edited: serverTimestamp() } }
      : fields;
    await expectAllowed(writeBatch(as(admin)).update(at(path), edit).delete(draftAt(id)).commit());
  },
);

/** One block checks all of them; only an announcement is the field of a document. */
const TWO = CASES.filter(({ id }) => /^(movie:next:moonrise|announcement)/.test(id));

describe.each(TWO.map((one) => [one.id, one] as const))('%s', (id, one) => {
  const { path, base, document } = one;
  const save = (more?: DocumentData, to = id) => setDoc(draftAt(to), version(one, more));
  const seedBoth = (more: DocumentData = {}) =>
    seed({ [path]: document, [`unpublished/${id}`]: { ...version(one), saved: past, ...more } });
  const isAnnouncement = path === 'Movies/Announcements';
  const edit = (fields: DocumentData) =>
    isAnnouncement ? { [KEY]: { ...base, ...fields, edited: serverTimestamp() } } : fields;
  const publish = (fields: DocumentData = { title: 'Next' }) =>
    writeBatch(as(admin)).update(at(path), edit(fields)).delete(draftAt(id)).commit();

  describe('of what is published', () => {
    beforeEach(() => seed({ [path]: document }));

    testWays('begun', {
      allowed: { 'with a time': () => save({ publishAt: future, until }) },
      refused: {
        'for a time that has passed': () => save({ publishAt: past, until }),
        'with a time alone': () => save({ publishAt: future }),
        'with an end': () => save({ publishAt: future, until: future }),
        'without a time but with an end': () => save({ until }),
        'with anything else': () => save({ base: { ...base, title: 'Other' } }),
        'with what has the time of the entry': () =>
          save({ entry: { ...entryOf(base), timestamp: past } }),
        'with a time of its own': () => save({ saved: clientClock() }),
        'with an unknown field': () => save({ by: 'x' }),
        'at another place': () => save({ path: 'events/other' }),
        'under another id': () => save({}, `${id}x`),
        'under the id of a draft': () => save({}, id.replace(':next', '')),
      },
    });
  });

  test('without a published entry cannot be begun', () => expectDenied(save()));

  test('preserves older fields that no longer are valid', async () => {
    const older = { ...base, Older: { kept: true } };
    await seed({ [path]: isAnnouncement ? { [KEY]: older } : older });
    await expectAllowed(save({ base: older, entry: entryOf(older) }));
  });

  test('is scheduled and made a draft again', async () => {
    await seedBoth();
    const saved = serverTimestamp();
    await expectAllowed(updateDoc(draftAt(id), { publishAt: future, until, saved }));
    await expectAllowed(
      updateDoc(draftAt(id), { publishAt: deleteField(), until: deleteField(), saved }),
    );
    await expectDenied(updateDoc(draftAt(id), { publishAt: past, until, saved }));
    await expectDenied(updateDoc(draftAt(id), { 'entry.timestamp': past, saved }));
    await expectDenied(updateDoc(draftAt(id), { path: 'videos/x', saved }));
    await expectDenied(updateDoc(draftAt(id), { 'base.title': 'Other', saved }));
    await expectDenied(updateDoc(draftAt(id), { 'entry.title': 'Newest' }));
  });

  test('that is due can be edited without another time', async () => {
    await seedBoth({ publishAt: past, until });
    await expectAllowed(
      updateDoc(draftAt(id), { 'entry.title': 'Newer', saved: serverTimestamp() }),
    );
  });

  test('can get the published entry as its new base', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectAllowed(updateDoc(draftAt(id), { base, saved: serverTimestamp() }));
  });

  test('is published over its base, also if the base was moved in its list', async () => {
    await seedBoth();
    await expectAllowed(publish());
    await seedBoth(isAnnouncement ? {} : { base: { ...base, timestamp: past } });
    await expectAllowed(publish());
  });

  test('cannot be published over anything else', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectDenied(publish());
  });

  test('can be discarded, whatever is published', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectAllowed(deleteDoc(draftAt(id)));
    await expectAllowed(deleteDoc(draftAt(id)));
    await deleteDoc(doc(asOwner(), path));
    await seed({ [`unpublished/${id}`]: { ...version(one), saved: past } });
    await expectAllowed(deleteDoc(draftAt(id)));
  });

  test('cannot be in the same request as a change of the published entry', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    const batch = writeBatch(as(admin));
    if (isAnnouncement) batch.update(at(path), { [KEY]: deleteField() });
    else batch.delete(at(path));
    await expectDenied(batch.delete(draftAt(id)).commit());
  });

  describe('in the trash', () => {
    const trashed = { path, base: { ...base, title: 'Before' }, entry: entryOf(base), saved: past };
    const restore = (more: DocumentData = {}) =>
      move(
        `unpublished/${id}`,
        { ...trashed, saved: serverTimestamp(), ...more },
        `trash/unpublished:${id}`,
      );
    beforeEach(() =>
      seed({
        [path]: document,
        [`trash/unpublished:${id}`]: { path: `unpublished/${id}`, entry: trashed },
      }),
    );

    testWays('restored', {
      allowed: { 'as it was': () => restore() },
      refused: {
        'with other content': () => restore({ entry: entryOf(base, { title: 'Other' }) }),
        'with another beginning': () => restore({ base: { ...base, title: 'Other' } }),
      },
    });
  });
});

test('an entry of another location in the trash is not restored for an entry', async () => {
  const path = 'Movies/Upcoming/Movies/moonrise';
  const other = 'Movies/Released/Movies/moonrise';
  const published = stored(aMovie());
  const base = { ...published, title: 'Before' };
  const trashed = { path, base, entry: entryOf(base), saved: past };
  await seed({
    [path]: published,
    [other]: published,
    'trash/unpublished:movie:next:moonrise': {
      path: 'unpublished/movie:next:moonrise',
      entry: trashed,
    },
  });
  const restore = (to: string) =>
    move(
      'unpublished/movie:next:moonrise',
      { ...trashed, path: to, saved: serverTimestamp() },
      'trash/unpublished:movie:next:moonrise',
    );
  await expectDenied(restore(other));
  await expectAllowed(restore(path));
});

test('an announcement that is not in the list has no next version', async () => {
  const announcement = caseOf(`announcement:next:${KEY}`, 'Movies/Announcements', anAnnouncement());
  const save = () => setDoc(draftAt(announcement.id), version(announcement, { base: {} }));
  await seed({ 'Movies/Announcements': {} });
  await expectDenied(save());
});

test('an image has no next version', async () => {
  await seed({ 'images/i': stored(anImage()) });
  const image = caseOf('image:next:i', 'images/i', anImage());
  await expectDenied(setDoc(draftAt(image.id), version(image)));
});

test('a version with the content of another kind is invalid', async () => {
  await seed({ 'videos/v': stored(aVideo()) });
  const [, , , video] = CASES;
  if (!video) throw new Error('There is no video');
  await expectDenied(setDoc(draftAt(video.id), version(video, { entry: entryOf(aMovie()) })));
});

describe.each(['movie:next:moonrise', `announcement:next:${KEY}`])('%s', (id) => {
  const one = CASES.find((other) => other.id === id);
  if (!one) throw new Error('There is no such case');
  const attempts = {
    created: (actor = admin) => setDoc(draftAt(id, actor), version(one)),
    edited: (actor = admin) =>
      updateDoc(draftAt(id, actor), { 'entry.title': 'Newer', saved: serverTimestamp() }),
    deleted: (actor = admin) => deleteDoc(draftAt(id, actor)),
  };

  test.each(['created', 'edited', 'deleted'] as const)('is not %s by others', async (operation) => {
    await revoke(formerAdmin);
    const before =
      operation === 'created' ? {} : { [`unpublished/${id}`]: { ...version(one), saved: past } };
    await seed({ [one.path]: one.document, ...before });
    expect(await outcomesOf(OTHERS, attempts[operation])).toEqual(
      OTHERS.map(({ name }) => [name, 'permission-denied']),
    );
    await expectAllowed(attempts[operation](secondAdmin));
  });

  test('is read only by administrators until its time', async () => {
    await seed({
      [`unpublished/${id}`]: { ...version(one), saved: past, publishAt: future, until },
    });
    await expectAllowed(getDoc(draftAt(id)));
    await expectDenied(getDoc(draftAt(id, visitor)));
  });

  test('that was deleted is not found', () => expectNotFound(attempts.edited()));
});
