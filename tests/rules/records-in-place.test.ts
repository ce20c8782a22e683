// product 30.12.
import {
  deleteDoc,
  deleteField,
  type DocumentData,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { aBanner, aMovie, anImage, aVideo, stored, written } from './support/builders';
import { daysAgo } from './support/moments';
import { recordOf, DRAFT, MOVIE, request, VIDEO } from './support/records';
import { at } from './support/requests';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

// What else is a record than a coming or going, which are in records.test.ts.

const daysAhead = (days: number) => daysAgo(-days);
describe('a record of the time of a draft', () => {
  const [from, until, later] = [1, 2, 3].map((days) => daysAhead(days));
  const draft = { path: MOVIE, entry: aMovie() };
  const timedDraft = { ...draft, publishAt: from, until, saved: new Date(1) };
  /** A record beside a change of the draft. */
  const change = (record: DocumentData, fields: DocumentData, path = DRAFT) =>
    request(record)
      .update(at(path), { ...fields, saved: serverTimestamp() })
      .commit();
  const record = (did: string, times: DocumentData = {}) =>
    recordOf(did, DRAFT, { place: MOVIE, ...times });
  const asDraft = { publishAt: deleteField(), until: deleteField() };

  test('is added when the time is set, changed and removed', async () => {
    await seed({ [DRAFT]: { ...draft, saved: new Date(1) } });
    const times = { publishAt: from, until };
    await expectAllowed(change(record('scheduled', times), times));
    await expectAllowed(change(record('ending', { ...times, until: later }), { until: later }));
    await expectAllowed(change(record('scheduled'), asDraft));
  });

  test('has the draft’s time after the change, and its location', async () => {
    await seed({ [DRAFT]: timedDraft });
    const end = { until: later };
    await expectDenied(change(record('ending', { publishAt: from, until }), end));
    await expectDenied(change(record('ending', { publishAt: until, until: later }), end));
    await expectDenied(change(record('ending', end), end));
    await expectDenied(change(record('ending', { publishAt: from }), end));
    await expectDenied(change(record('scheduled', { publishAt: from, until }), asDraft));
    const times = { publishAt: from, until: later };
    await expectDenied(change(record('ending', { ...times, place: VIDEO }), end));
    await expectDenied(change(recordOf('ending', DRAFT, times), end));
    await expectAllowed(change(record('ending', times), end));
  });

  test('has another time than before', async () => {
    await seed({ [DRAFT]: timedDraft });
    const [begun, ended] = ['scheduled', 'ending'].map((did) =>
      record(did, { publishAt: from, until: later }),
    );
    await expectDenied(setDoc(at('deeds/d'), record('ending', { publishAt: from, until })));
    await expectDenied(change(begun ?? {}, { until: later }));
    await expectAllowed(change(ended ?? {}, { until: later }));
    await expectDenied(setDoc(at('deeds/d'), ended ?? {}));
    const first = { publishAt: until, until: later };
    await expectDenied(change(record('ending', first), { publishAt: until }));
    await expectAllowed(change(record('scheduled', first), { publishAt: until }));
  });

  test('has no other name and no further field', async () => {
    await seed({ [DRAFT]: timedDraft });
    const times = { publishAt: from, until: later };
    const other = { publishAt: until, until: later };
    for (const did of ['added', 'deleted', 'edited', 'moved', 'Other', '']) {
      await expectDenied(change(record(did, times), { until: later }));
      await expectDenied(change(record(did, other), other));
    }
    for (const more of [{ key: 'entry' }, { to: 1 }, { Other: 'x' }]) {
      await expectDenied(change(record('ending', { ...times, ...more }), { until: later }));
    }
    await expectAllowed(change(record('ending', times), { until: later }));
  });

  test('is added for a published entry that gets an end', async () => {
    const published = { ...stored(aMovie()), timestamp: daysAgo(1) };
    await seed({ [MOVIE]: published });
    const { timestamp: publishAt, ...entry } = published;
    const times = { publishAt, until };
    const unpublished = { path: MOVIE, entry, ...times, saved: serverTimestamp() };
    const move = (recordOfIt: DocumentData) =>
      request(recordOfIt).set(at(DRAFT), unpublished).delete(at(MOVIE)).commit();
    await expectDenied(move(record('ending', { ...times, until: later })));
    await expectAllowed(move(record('ending', times)));
  });

  test('is added for a new entry, if it has a time', async () => {
    const times = { publishAt: from, until };
    const addIt = (recordOfIt: DocumentData) =>
      request(recordOfIt)
        .set(at(DRAFT), { ...draft, ...times, saved: serverTimestamp() })
        .commit();
    await expectDenied(addIt(record('added', { ...times, until: later })));
    await expectDenied(addIt(record('added', { publishAt: from })));
    await expectDenied(addIt(record('added', { until })));
    await expectAllowed(addIt(record('added', times)));
    await deleteDoc(at(DRAFT));
    await expectAllowed(addIt(record('added')));
    await expectDenied(request(record('deleted', times)).delete(at(DRAFT)).commit());
  });
});

describe('a record of a move in an order', () => {
  const BANNER = 'hero-banners/b';
  const IMAGE = 'sets/kochi/images/i';
  const move = (record: DocumentData, path = BANNER, timestamp: unknown = serverTimestamp()) =>
    request(record).update(at(path), { timestamp }).commit();
  const moved = (fields: DocumentData = {}) => recordOf('moved', BANNER, { to: 3, ...fields });

  test.each([BANNER, IMAGE])('is added for %s, also without a time', async (path) => {
    await seed({ [path]: path === BANNER ? aBanner() : anImage() });
    await expectAllowed(move(moved({ path }), path));
    await expectAllowed(move(moved({ path, to: 1 }), path, daysAgo(1)));
  });

  test('is not added for an entry that is not moved, added or removed', async () => {
    await seed({ [BANNER]: { ...aBanner(), timestamp: daysAgo(2) }, [VIDEO]: stored(aVideo()) });
    await expectDenied(setDoc(at('deeds/d'), moved()));
    await expectDenied(request(moved()).update(at(BANNER), { title: 'Other' }).commit());
    await expectDenied(
      request(moved({ path: VIDEO }))
        .update(at(VIDEO), { title: 'Other' })
        .commit(),
    );
    await expectDenied(request(moved()).delete(at(BANNER)).commit());
    const path = 'hero-banners/new';
    await expectDenied(request(moved({ path })).set(at(path), written(aBanner())).commit());
  });

  test('has a position from 0 to 100,000, no other name and no further field', async () => {
    await seed({ [BANNER]: { ...aBanner(), timestamp: daysAgo(2) } });
    for (const to of [0, 100_001, 1.5, '3', null]) await expectDenied(move(moved({ to })));
    const { to: _to, ...none } = moved();
    await expectDenied(move(none));
    await expectDenied(move(moved({ key: 'timestamp' })));
    await expectDenied(move(moved({ Other: 'x' })));
    for (const did of ['added', 'ending', 'edited', 'Other', ''])
      await expectDenied(move(moved({ did })));
    await expectAllowed(move(moved({ to: 100_000 })));
  });
});
