// product 37.1.
import {
  deleteField,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { admin } from './support/actors';
import { aMovie, anAnnouncement, aVideo, stored, without } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { ago, HOUR_MS, justNow } from './support/moments';
import { at } from './support/requests';

loadRules();

const future = new Date(Date.now() + HOUR_MS);
const KEY = 'item_1767322800000';
const PATH = 'videos/v';
const NEXT = 'unpublished/video:next:v';

const saved = { saved: serverTimestamp() };
const published = stored(aVideo());
const version = (base: DocumentData = published, more: DocumentData = {}): DocumentData => ({
  path: PATH,
  base,
  entry: { ...without(base, 'timestamp'), title: 'Next' },
  ...saved,
  ...more,
});
const begin = (base?: DocumentData, more?: DocumentData) => setDoc(at(NEXT), version(base, more));
/** Something published, and a next version that was begun with something else or the same. */
const seedBoth = (now: DocumentData, more: DocumentData = {}) =>
  seed({ [PATH]: now, [NEXT]: version(published, { saved: ago(HOUR_MS), ...more }) });

describe('a next version', () => {
  test('has no other field, and the server’s time', async () => {
    await seed({ [PATH]: published });
    await expectDenied(begin(published, { Other: 'x' }));
    await expectDenied(begin(published, { saved: Timestamp.fromDate(future) }));
    await expectAllowed(begin());
  });

  test('cannot be scheduled for a time that has just passed', async () => {
    await seed({ [PATH]: published });
    await expectDenied(begin(published, { publishAt: justNow(), until: NO_END }));
    await expectAllowed(begin(published, { publishAt: future, until: NO_END }));
  });

  test('cannot be begun in the request that publishes its entry', async () => {
    await seed({ [PATH]: published });
    const other = { ...published, title: 'Other' };
    const both = writeBatch(as(admin))
      .update(at(PATH), { title: 'Other' })
      .set(at(NEXT), version(other));
    await expectDenied(both.commit());
  });

  test('can be of an entry with a single field', async () => {
    await seed({ [PATH]: { title: 'Old' } });
    await expectAllowed(begin({ title: 'Old' }));
  });

  test('has no times of the published entry, and preserves fields of other tools', async () => {
    const base = { ...published, edited: ago(HOUR_MS), Other: 'x' };
    const entry = { ...without(without(base, 'timestamp'), 'edited'), title: 'Next' };
    await seed({ [PATH]: base });
    await expectDenied(begin(base, { entry: { ...entry, edited: base.edited } }));
    await expectDenied(begin(base, { entry: without(entry, 'Other') }));
    await expectAllowed(begin(base, { entry }));
  });

  test('of an announcement has no time of an edit', async () => {
    const base = { ...anAnnouncement(), edited: ago(HOUR_MS) };
    const entry = without(base, 'edited');
    const id = `unpublished/announcement:next:${KEY}`;
    const next = { path: 'Movies/Announcements', base, ...saved };
    await seed({ 'Movies/Announcements': { [KEY]: base } });
    await expectDenied(setDoc(at(id), { ...next, entry: { ...base, title: 'Next' } }));
    await expectAllowed(setDoc(at(id), { ...next, entry: { ...entry, title: 'Next' } }));
  });

  test('has both a time and no end, or neither', async () => {
    await seedBoth(published, { publishAt: future, until: NO_END });
    const change = (fields: DocumentData) => updateDoc(at(NEXT), { ...fields, ...saved });
    await expectDenied(change({ publishAt: justNow() }));
    await expectDenied(change({ until: future }));
    await expectDenied(change({ until: deleteField() }));
    await expectAllowed(change({ publishAt: new Date(future.getTime() + HOUR_MS) }));
  });

  test('loses an unknown field in the next edit, also when it is due', async () => {
    await seedBoth(published, { publishAt: ago(HOUR_MS), until: NO_END, Other: 'x' });
    const edit = { 'entry.title': 'Newer', ...saved };
    await expectDenied(updateDoc(at(NEXT), edit));
    await expectAllowed(updateDoc(at(NEXT), { ...edit, Other: deleteField() }));
  });

  test('can be edited as a draft whatever is published meanwhile', async () => {
    await seedBoth({ ...published, title: 'Of somebody else' });
    await expectAllowed(updateDoc(at(NEXT), { 'entry.title': 'Newer', ...saved }));
  });

  test('has no line break in its address', async () => {
    await seed({ [`${NEXT}\n`]: version(published, { saved: ago(HOUR_MS) }) });
    await expectDenied(updateDoc(at(`${NEXT}\n`), { 'entry.title': 'Newer', ...saved }));
  });
});

describe('if the published entry has changed in', () => {
  const publish = () =>
    writeBatch(as(admin)).update(at(PATH), { title: 'Next' }).delete(at(NEXT)).commit();

  test('only the time of an edit, it can be published', async () => {
    await seedBoth({ ...published, edited: ago(HOUR_MS) });
    await expectAllowed(publish());
  });

  test('another field, it cannot be published', async () => {
    await seedBoth({ ...published, Other: 'x' });
    await expectDenied(publish());
  });
});

/** Begins the next version of what is stored at a path. */
const beginAt = (id: string, path: string, base: DocumentData, edits: DocumentData) =>
  setDoc(at(`unpublished/${id}`), {
    path,
    base,
    entry: { ...without(base, 'timestamp'), ...edits },
    saved: serverTimestamp(),
  });

test('an announcement is stored only in the list, which contains nothing else', async () => {
  const list = { [KEY]: anAnnouncement() };
  await seed({ 'videos/v': list, 'Movies/Announcements': list });
  const edit = { title: 'Next' };
  await expectDenied(beginAt(`announcement:next:${KEY}`, 'videos/v', list[KEY] ?? {}, edit));
  await expectDenied(beginAt('video:next:v', 'Movies/Announcements', list, edit));
});

test.each([
  ['movie', aMovie(), { description: 'Next' }, { landingPage: 'yes' }],
  ['movie', aMovie(), { description: 'Next' }, { line: 'From Friday' }],
  ['movie', aMovie(), { description: 'Next' }, { place: 'Tagore Theatre' }],
  ['movie', anAnnouncement(), { description: 'Next' }, { subtitle: 'Next' }],
  ['video', aVideo(), { landingPage: 'no' }, { status: 'Released' }],
] as const)('a %s has no field of another kind', async (kind, entry, own, others) => {
  const path = kind === 'movie' ? 'Movies/Upcoming/Movies/moonrise' : 'videos/moonrise';
  const base = stored(entry);
  await seed({ [path]: base });
  await expectDenied(beginAt(`${kind}:next:moonrise`, path, base, others));
  await expectAllowed(beginAt(`${kind}:next:moonrise`, path, base, own));
});
