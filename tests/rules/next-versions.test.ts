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
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound, outcomesOf } from './support/expectations';

loadRules();

const DAY_MS = 86_400_000;
const future = Timestamp.fromMillis(Date.now() + DAY_MS);
const past = Timestamp.fromMillis(Date.now() - DAY_MS);
/** The end of what has none. */
const until = Timestamp.fromDate(new Date('9999-01-01T00:00:00Z'));
const KEY = 'item_1767322800000';

const at = (id: string, actor = admin) => doc(as(actor), `unpublished/${id}`);

interface Case {
  readonly id: string;
  readonly path: string;
  /** What is stored of the published entry. */
  readonly base: DocumentData;
  readonly document: DocumentData;
}

const caseOf = (id: string, path: string, entry: DocumentData): Case => ({
  id,
  path,
  base: stored(entry),
  document: stored(entry),
});

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

describe.each(CASES.map((one) => [one.id, one] as const))('%s', (id, one) => {
  const { path, base, document } = one;
  const save = (more?: DocumentData, to = id) => setDoc(at(to), version(one, more));
  const seedBoth = (more: DocumentData = {}) =>
    seed({ [path]: document, [`unpublished/${id}`]: { ...version(one), saved: past, ...more } });
  const isAnnouncement = path === 'Movies/Announcements';
  const edit = (fields: DocumentData) =>
    isAnnouncement ? { [KEY]: { ...base, ...fields, edited: serverTimestamp() } } : fields;
  const publish = (fields: DocumentData = { title: 'Next' }) =>
    writeBatch(as(admin))
      .update(doc(as(admin), path), edit(fields))
      .delete(at(id))
      .commit();

  describe('of what is published', () => {
    beforeEach(() => seed({ [path]: document }));

    test('is begun as a draft', () => expectAllowed(save()));
    test('is begun with a time', () => expectAllowed(save({ publishAt: future, until })));
    test('is not begun for a time that has passed', () =>
      expectDenied(save({ publishAt: past, until })));
    test('has no end', async () => {
      await expectDenied(save({ publishAt: future }));
      await expectDenied(save({ publishAt: future, until: future }));
      await expectDenied(save({ until }));
    });
    test('is not begun with anything else', () =>
      expectDenied(save({ base: { ...base, title: 'Other' } })));
    test('is not begun with what has the time of the entry', () =>
      expectDenied(save({ entry: { ...entryOf(base), timestamp: past } })));
    test('is not begun with a time of its own', () => expectDenied(save({ saved: clientClock() })));
    test('is not begun with an unknown field', () => expectDenied(save({ by: 'x' })));
    test('is not begun with what no edit could write', () =>
      expectDenied(save({ entry: entryOf(base, { title: 'x'.repeat(200) }) })));
    test('is not begun at another place', () => expectDenied(save({ path: 'events/other' })));
    test('is not begun under another id', () => expectDenied(save({}, `${id}x`)));
    test('is not begun as a draft', () => expectDenied(save({}, id.replace(':next', ''))));
  });

  test('of nothing is not begun', () => expectDenied(save()));

  test(`keeps ${isAnnouncement ? 'nothing that' : 'what'} is older than the rules`, async () => {
    const older = { ...base, Older: { kept: true } };
    await seed({ [path]: isAnnouncement ? { [KEY]: older } : older });
    const kept = save({ base: older, entry: entryOf(older) });
    if (!isAnnouncement) return expectAllowed(kept);
    // Each edit of an announcement is checked as a whole.
    await expectDenied(kept);
    await expectAllowed(save({ base: older, entry: entryOf(base) }));
  });

  test('is edited, scheduled and made a draft again', async () => {
    await seedBoth();
    const saved = serverTimestamp();
    await expectAllowed(updateDoc(at(id), { 'entry.title': 'Newer', saved }));
    await expectAllowed(updateDoc(at(id), { publishAt: future, until, saved }));
    await expectAllowed(
      updateDoc(at(id), { publishAt: deleteField(), until: deleteField(), saved }),
    );
    await expectDenied(updateDoc(at(id), { publishAt: past, until, saved }));
    await expectDenied(updateDoc(at(id), { 'entry.title': 'x'.repeat(200), saved }));
    await expectDenied(updateDoc(at(id), { 'entry.timestamp': past, saved }));
    await expectDenied(updateDoc(at(id), { path: 'videos/x', saved }));
    await expectDenied(updateDoc(at(id), { 'base.title': 'Other', saved }));
    await expectDenied(updateDoc(at(id), { 'entry.title': 'Newest' }));
  });

  test('that is due is edited without another time', async () => {
    await seedBoth({ publishAt: past, until });
    await expectAllowed(updateDoc(at(id), { 'entry.title': 'Newer', saved: serverTimestamp() }));
  });

  test('goes on with what is published now', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectAllowed(updateDoc(at(id), { base, saved: serverTimestamp() }));
  });

  test('is published over what it was begun with', async () => {
    await seedBoth();
    await expectAllowed(publish());
  });

  test('is published over what was only moved in its list', async () => {
    await seedBoth(isAnnouncement ? {} : { base: { ...base, timestamp: past } });
    await expectAllowed(publish());
  });

  test('is not published over anything else', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectDenied(publish());
  });

  test('is discarded, whatever is published', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    await expectAllowed(deleteDoc(at(id)));
    await expectAllowed(deleteDoc(at(id)));
  });

  test('is discarded while nothing is published', async () => {
    await seed({ [`unpublished/${id}`]: { ...version(one), saved: past } });
    await expectAllowed(deleteDoc(at(id)));
  });

  test('does not go together with what is published', async () => {
    await seedBoth({ base: { ...base, title: 'Before' } });
    const batch = writeBatch(as(admin));
    if (isAnnouncement) batch.update(doc(as(admin), path), { [KEY]: deleteField() });
    else batch.delete(doc(as(admin), path));
    await expectDenied(batch.delete(at(id)).commit());
  });

  describe('in the trash', () => {
    const trashed = { path, base: { ...base, title: 'Before' }, entry: entryOf(base), saved: past };
    const restore = (more: DocumentData = {}) =>
      writeBatch(as(admin))
        .set(at(id), { ...trashed, saved: serverTimestamp(), ...more })
        .delete(doc(as(admin), `trash/unpublished:${id}`))
        .commit();
    beforeEach(() =>
      seed({
        [path]: document,
        [`trash/unpublished:${id}`]: { path: `unpublished/${id}`, entry: trashed },
      }),
    );

    test('is restored as it was', () => expectAllowed(restore()));
    test('is not restored as another one', async () => {
      await expectDenied(restore({ entry: entryOf(base, { title: 'Other' }) }));
      await expectDenied(restore({ base: { ...base, title: 'Other' } }));
    });
  });
});

test('what was in the trash is not restored for an entry of another place', async () => {
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
    writeBatch(as(admin))
      .set(at('movie:next:moonrise'), { ...trashed, path: to, saved: serverTimestamp() })
      .delete(doc(as(admin), 'trash/unpublished:movie:next:moonrise'))
      .commit();
  await expectDenied(restore(other));
  await expectAllowed(restore(path));
});

test('an announcement that is not in the list has no next version', async () => {
  const announcement = caseOf(`announcement:next:${KEY}`, 'Movies/Announcements', anAnnouncement());
  const save = () => setDoc(at(announcement.id), version(announcement, { base: {} }));
  await seed({ 'Movies/Announcements': {} });
  await expectDenied(save());
});

test('an image has no next version', async () => {
  await seed({ 'images/i': stored(anImage()) });
  const image = caseOf('image:next:i', 'images/i', anImage());
  await expectDenied(setDoc(at(image.id), version(image)));
});

test('a version with the content of another kind is none', async () => {
  await seed({ 'videos/v': stored(aVideo()) });
  const [, , , video] = CASES;
  if (!video) throw new Error('There is no video');
  await expectDenied(setDoc(at(video.id), version(video, { entry: entryOf(aMovie()) })));
});

describe.each(['movie:next:moonrise', `announcement:next:${KEY}`])('%s', (id) => {
  const one = CASES.find((other) => other.id === id);
  if (!one) throw new Error('There is no such case');
  const attempts = {
    created: (actor = admin) => setDoc(at(id, actor), version(one)),
    edited: (actor = admin) =>
      updateDoc(at(id, actor), { 'entry.title': 'Newer', saved: serverTimestamp() }),
    deleted: (actor = admin) => deleteDoc(at(id, actor)),
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

  test('is read by administrators alone until its time', async () => {
    await seed({
      [`unpublished/${id}`]: { ...version(one), saved: past, publishAt: future, until },
    });
    await expectAllowed(getDoc(at(id)));
    await expectDenied(getDoc(at(id, visitor)));
  });

  test('that is gone is not found', () => expectNotFound(attempts.edited()));
});
