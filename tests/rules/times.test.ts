// product 28.4, 38.3.
import {
  collection,
  deleteDoc,
  deleteField,
  type DocumentData,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { visitor } from './support/actors';
import { aBanner, aMovie, anAnnouncement, anImage, aVideo, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { outcomeOf, expectAllowed, expectDenied } from './support/expectations';
import { DOCUMENTS } from './support/kinds';
import { at, move } from './support/requests';
import { ago, HOUR_MS, justNow } from './support/moments';

loadRules();

/** Less than the least that a rule could be wrong by. */
const AHEAD_MS = 900;
const DAY_MS = 86_400_000;

type Attempt = (time: Date) => Promise<unknown>;

/**
 * What comes of an attempt with a time that is about to come. One that has not ended before that time
 * tells nothing, and is repeated with a later one.
 */
async function outcomeAhead(attempt: Attempt): Promise<unknown> {
  for (;;) {
    const time = Date.now() + AHEAD_MS;
    const outcome = await outcomeOf(attempt(new Date(time)));
    if (Date.now() < time) return outcome;
  }
}

const expectTooEarly = async (attempt: Attempt) =>
  expect(await outcomeAhead(attempt)).toBe('permission-denied');
const expectInTime = async (attempt: Attempt) =>
  expect(await outcomeAhead(attempt)).toBe('allowed');

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
const scheduled = (path: string, entry: DocumentData, publishAt: Date) => ({
  path,
  entry,
  publishAt,
  until: NO_END,
  saved: new Date(1),
});

describe('a moment before its time', () => {
  test('nobody can read a scheduled entry', () =>
    expectTooEarly(async (time) => {
      await seed({ 'unpublished/video:v': scheduled('videos/v', aVideo(), time) });
      const all = collection(as(visitor), 'unpublished');
      return getDocs(
        query(all, where('publishAt', '<=', time), where('until', '>=', NO_END), limit(20)),
      );
    }));

  test.each(DOCUMENTS)('$id is not released', ({ id, path, least: entry }) =>
    expectTooEarly(async (time) => {
      await seed({ [`unpublished/${id}`]: scheduled(path, entry, time) });
      return move(path, { ...entry, timestamp: time }, `unpublished/${id}`);
    }),
  );

  test('an announcement is not released', () =>
    expectTooEarly(async (time) => {
      const path = 'Movies/Announcements';
      await seed({
        'unpublished/announcement:a': scheduled(path, anAnnouncement(), time),
        [path]: { item_1767322800000: anAnnouncement() },
      });
      const fields = { [`item_${time.getTime()}`]: anAnnouncement() };
      return move(path, fields, 'unpublished/announcement:a', { merge: true });
    }));

  test('no announcement can be published ten minutes early', () =>
    expectTooEarly((time) => {
      const key = `item_${later(time, 600_000).getTime()}`;
      return setDoc(at('Movies/Announcements'), { [key]: anAnnouncement() });
    }));

  test('no movie can be added with a future time', () =>
    expectTooEarly((timestamp) =>
      setDoc(at('Movies/Upcoming/Movies/moonrise'), { ...aMovie(), timestamp }),
    ));

  test.each([
    ['hero-banners/b', aBanner()],
    ['images/i', anImage()],
    ['sets/kochi/images/i', anImage()],
  ])('%s cannot be moved to a future time', (path, entry) =>
    expectTooEarly(async (time) => {
      await seed({ [path]: stored(entry) });
      return updateDoc(at(path), { timestamp: time });
    }),
  );

  test('an entry that was deleted thirty days ago has not expired', () =>
    expectTooEarly(async (time) => {
      const deleted = later(time, -30 * DAY_MS);
      await seed({ 'trash/video:v': { path: 'videos/v', entry: aVideo(), deleted } });
      return updateDoc(at('trash/video:v'), { purge: 'expired' });
    }));

  test('the files of a revision have not expired', () =>
    expectTooEarly(async (time) => {
      const revision = { path: 'videos/v', before: {}, files: 'kept' };
      await seed({ 'revisions/r': { ...revision, at: later(time, -30 * DAY_MS) } });
      return updateDoc(at('revisions/r'), { files: 'expired' });
    }));

  test('a revision cannot be deleted', () =>
    expectTooEarly(async (time) => {
      const revision = { path: 'videos/v', before: {}, at: later(time, -400 * DAY_MS) };
      await seed({ 'revisions/r': revision });
      return deleteDoc(at('revisions/r'));
    }));

  test('a record, and an open form of somebody else, cannot be deleted', async () => {
    await expectTooEarly(async (time) => {
      await seed({ 'deeds/d': { did: 'added', at: later(time, -400 * DAY_MS) } });
      return deleteDoc(at('deeds/d'));
    });
    await expectTooEarly(async (time) => {
      await seed({ 'openForms/x': { uid: 'second-admin', at: later(time, -DAY_MS) } });
      return deleteDoc(at('openForms/x'));
    });
  });

  test('deleted entries cannot be purged before the end of their days', () =>
    expectTooEarly(async (time) => {
      const message = { path: 'contactMessages/m', entry: {}, days: 7 };
      await seed({
        'trash/contactMessage:m': { ...message, deleted: later(time, -7 * DAY_MS) },
      });
      return updateDoc(at('trash/contactMessage:m'), { purge: 'expired' });
    }));

  test('an entry with an end is not a draft yet', () =>
    expectTooEarly(async (until) => {
      const begun = scheduled('videos/v', aVideo(), later(until, -DAY_MS));
      await seed({ 'unpublished/video:v': { ...begun, until } });
      const change = { publishAt: deleteField(), saved: serverTimestamp() };
      return updateDoc(at('unpublished/video:v'), change);
    }));

  test('an entry can be scheduled, and rescheduled', async () => {
    await expectInTime(async (publishAt) => {
      await deleteDoc(at('unpublished/video:v'));
      const draft = { path: 'videos/v', entry: aVideo(), saved: serverTimestamp() };
      return setDoc(at('unpublished/video:v'), { ...draft, publishAt, until: NO_END });
    });
    await expectInTime((publishAt) =>
      updateDoc(at('unpublished/video:v'), { publishAt, until: NO_END, saved: serverTimestamp() }),
    );
  });
});

loadRules();

const DRAFT = 'unpublished/video:v';
const withEnd = (publishAt: Date, until: Date, more: DocumentData = {}) => ({
  path: 'videos/v',
  entry: aVideo(),
  publishAt,
  until,
  ...more,
});
const saved = { saved: serverTimestamp() };

describe('a moment after its time', () => {
  test('a new entry cannot have a past start', () =>
    expectDenied(setDoc(at(DRAFT), withEnd(justNow(), NO_END, saved))));

  test('a published entry cannot get a past end, and stays published', async () => {
    const timestamp = ago(HOUR_MS);
    await seed({ 'videos/v': { ...aVideo(), timestamp } });
    const end = (until: Date) => move(DRAFT, withEnd(timestamp, until, saved), 'videos/v');
    await expectDenied(end(justNow()));
    await expectAllowed(end(new Date(Date.now() + HOUR_MS)));
  });

  test('an end cannot be moved into the past', async () => {
    await seed({ [DRAFT]: withEnd(ago(HOUR_MS), NO_END, { saved: ago(HOUR_MS) }) });
    await expectDenied(updateDoc(at(DRAFT), { ...saved, until: justNow() }));
    await expectAllowed(updateDoc(at(DRAFT), { ...saved, until: new Date(Date.now() + HOUR_MS) }));
  });

  test('visitors cannot list ended entries', () => {
    const all = collection(as(visitor), 'unpublished');
    const begun = where('publishAt', '<=', ago(HOUR_MS));
    return expectDenied(getDocs(query(all, begun, where('until', '>=', justNow()), limit(20))));
  });
});

test('a draft keeps the end that has passed, and no other one', async () => {
  const until = ago(HOUR_MS);
  await seed({ [DRAFT]: withEnd(ago(2 * HOUR_MS), until, { saved: until }) });
  const change = { ...saved, publishAt: deleteField() };
  await expectDenied(updateDoc(at(DRAFT), { ...change, until: new Date(Date.now() + HOUR_MS) }));
  await expectAllowed(updateDoc(at(DRAFT), change));
});

test('an unknown field is removed by the next edit, also after the end', async () => {
  const times = [ago(2 * HOUR_MS), ago(HOUR_MS)] as const;
  await seed({ [DRAFT]: withEnd(...times, { saved: ago(HOUR_MS), Other: 'x' }) });
  const edit = { ...saved, 'entry.title': 'Newer' };
  await expectDenied(updateDoc(at(DRAFT), edit));
  await expectAllowed(updateDoc(at(DRAFT), { ...edit, Other: deleteField() }));
});

test.each([
  '1video:next:v',
  'vid_eo:next:v',
  'vid-eo:next:v',
  ':next:v',
  'video:next:',
  'video:next:v\n',
])('an entry at %j, which is not a next version, is deleted as a draft', async (id) => {
  await seed({ [`unpublished/${id}`]: { path: 'videos/v', entry: stored(aVideo()) } });
  await expectAllowed(deleteDoc(at(`unpublished/${id}`)));
});
