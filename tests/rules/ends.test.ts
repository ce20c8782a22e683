// product 38.1, 38.3.
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
import { beforeEach, describe, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { admin, user } from './support/actors';
import { anAnnouncement, aVideo } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { DOCUMENTS } from './support/kinds';
import { at, draftAt, move, saved } from './support/requests';
import { inHours, past } from './support/moments';

loadRules();

/** Ends, and whether what is on the site until then is moved to its list. */
const ENDS = [
  ['has an end', inHours(1), false],
  ['has ended', inHours(-1), false],
  ['has no end', Timestamp.fromDate(NO_END), true],
] as const;

const KINDS = DOCUMENTS.map(({ id, path, least }) => [id, path, least] as const);

describe.each(KINDS)('%s', (id, path, entry) => {
  const end = (times: DocumentData, actor = admin) =>
    move(`unpublished/${id}`, saved(path, entry, times), path, { actor });

  test('gets an end when it is published, with its time', async () => {
    await seed({ [path]: { ...entry, timestamp: past } });
    await expectDenied(end({ publishAt: inHours(-23), until: inHours(1) }));
    await expectDenied(end({ publishAt: past, until: inHours(-1) }));
    await expectDenied(end({ publishAt: past, until: past }));
    await expectDenied(end({ publishAt: past }));
    await expectDenied(end({ publishAt: past, until: inHours(1) }, user));
    await expectAllowed(end({ publishAt: past, until: inHours(1) }));
  });

  test('comes last if it had no time', async () => {
    await seed({ [path]: entry });
    await expectDenied(end({ publishAt: past, until: inHours(1) }));
    await expectAllowed(end({ publishAt: Timestamp.fromMillis(0), until: inHours(1) }));
  });

  test('is not both published and on the site until its end', async () => {
    await seed({ [path]: { ...entry, timestamp: past } });
    const document = saved(path, entry, { publishAt: past, until: inHours(1) });
    await expectDenied(setDoc(draftAt(id), document));
  });

  test('is on the site from now until then', () =>
    expectAllowed(
      setDoc(draftAt(id), saved(path, entry, { publishAt: serverTimestamp(), until: inHours(1) })),
    ));

  const release = () => move(path, { ...entry, timestamp: past }, `unpublished/${id}`);

  test.each(ENDS)('that %s: whether it is moved to its list', async (_, until, isAllowed) => {
    await seed({ [`unpublished/${id}`]: { path, entry, saved: past, publishAt: past, until } });
    await (isAllowed ? expectAllowed(release()) : expectDenied(release()));
  });
});

describe('an announcement', () => {
  const LIST = 'Movies/Announcements';
  const key = `item_${past.toMillis()}`;
  const end = (id: string, times: DocumentData) =>
    writeBatch(as(admin))
      .set(draftAt(id), saved(LIST, anAnnouncement(), times))
      .update(at(LIST), { [key]: deleteField() })
      .commit();

  test('gets an end when it is published, with the time in its key', async () => {
    await seed({ [LIST]: { [key]: anAnnouncement() } });
    const times = { publishAt: past, until: inHours(1) };
    await expectDenied(end('announcement:other', times));
    await expectDenied(end(`announcement:${key}`, { ...times, publishAt: inHours(-23) }));
    await expectDenied(end(`announcement:${key}`, { ...times, until: inHours(-1) }));
    await expectDenied(
      setDoc(draftAt(`announcement:${key}`), saved(LIST, anAnnouncement(), times)),
    );
    await expectAllowed(end(`announcement:${key}`, times));
  });

  test.each(ENDS)('that %s: whether it is moved to its list', async (_, until, isAllowed) => {
    const entry = { path: LIST, entry: anAnnouncement(), saved: past, publishAt: past, until };
    await seed({ 'unpublished/announcement:a': entry });
    const release = move(LIST, { [key]: anAnnouncement() }, 'unpublished/announcement:a', {
      merge: true,
    });
    await (isAllowed ? expectAllowed(release) : expectDenied(release));
  });

  test('with an end is deleted, and published as a new one', async () => {
    const times = { publishAt: past, until: inHours(1) };
    const entry = { path: LIST, entry: anAnnouncement(), saved: past, ...times };
    await seed({ 'unpublished/announcement:a': entry, 'unpublished/announcement:b': entry });
    await expectAllowed(deleteDoc(draftAt('announcement:a')));
    const now = `item_${Date.now()}`;
    const publish = move(LIST, { [now]: anAnnouncement() }, 'unpublished/announcement:b', {
      merge: true,
    });
    await expectAllowed(publish);
  });
});

describe('an edit of an entry with an end', () => {
  const edit = (change: DocumentData, actor = admin) =>
    updateDoc(draftAt('video:v', actor), { saved: serverTimestamp(), ...change });
  const seedEntry = (times: DocumentData) =>
    seed({ 'unpublished/video:v': { path: 'videos/v', entry: aVideo(), saved: past, ...times } });

  beforeEach(() => seedEntry({ publishAt: past, until: inHours(1) }));

  test('moves its end, and removes it', async () => {
    await expectDenied(edit({ until: inHours(2) }, user));
    await expectAllowed(edit({ until: inHours(2) }));
    await expectAllowed(edit({ until: NO_END }));
  });

  test('sets no end in the past', async () => {
    await expectDenied(edit({ until: inHours(-1) }));
    await expectDenied(edit({ until: 'now' }));
  });

  test('makes it a draft immediately', () =>
    expectAllowed(edit({ publishAt: deleteField(), until: deleteField() })));

  test('makes it no draft with a future end', async () => {
    await expectDenied(edit({ publishAt: deleteField() }));
    await seedEntry({ publishAt: past, until: inHours(-1) });
    await expectAllowed(edit({ publishAt: deleteField() }));
  });

  test('gives a scheduled entry no end before its start', async () => {
    await seedEntry({ publishAt: inHours(2), until: NO_END });
    await expectDenied(edit({ until: inHours(1) }));
    await expectAllowed(edit({ until: inHours(3) }));
    await expectDenied(edit({ publishAt: inHours(4) }));
    await expectAllowed(edit({ publishAt: serverTimestamp() }));
  });

  test('adds "no end" to an entry that was scheduled by an older version', async () => {
    await seedEntry({ publishAt: past });
    await expectAllowed(edit({ until: NO_END }));
  });

  test('changes its content', () => expectAllowed(edit({ 'entry.title': 'Other' })));
});
