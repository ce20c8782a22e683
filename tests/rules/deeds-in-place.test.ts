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
import { at, daysAgo, deedOf, DRAFT, MOVIE, request, VIDEO } from './support/deeds';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

// What else is a deed than a coming or going, which are in deeds.test.ts.

const daysAhead = (days: number) => daysAgo(-days);
describe('when a draft is on the site', () => {
  const [from, until, later] = [1, 2, 3].map((days) => daysAhead(days));
  const draft = { path: MOVIE, entry: aMovie() };
  const timedDraft = { ...draft, publishAt: from, until, saved: new Date(1) };
  /** A deed beside a change of the draft. */
  const change = (deed: DocumentData, fields: DocumentData, path = DRAFT) =>
    request(deed)
      .update(at(path), { ...fields, saved: serverTimestamp() })
      .commit();
  const deed = (did: string, times: DocumentData = {}) =>
    deedOf(did, DRAFT, { place: MOVIE, ...times });
  const asDraft = { publishAt: deleteField(), until: deleteField() };

  test('is set, changed and taken away', async () => {
    await seed({ [DRAFT]: { ...draft, saved: new Date(1) } });
    const times = { publishAt: from, until };
    await expectAllowed(change(deed('scheduled', times), times));
    await expectAllowed(change(deed('ending', { ...times, until: later }), { until: later }));
    await expectAllowed(change(deed('scheduled'), asDraft));
  });

  test('is that of the draft afterwards, at its place', async () => {
    await seed({ [DRAFT]: timedDraft });
    const end = { until: later };
    await expectDenied(change(deed('ending', { publishAt: from, until }), end));
    await expectDenied(change(deed('ending', { publishAt: until, until: later }), end));
    await expectDenied(change(deed('ending', end), end));
    await expectDenied(change(deed('ending', { publishAt: from }), end));
    await expectDenied(change(deed('scheduled', { publishAt: from, until }), asDraft));
    const times = { publishAt: from, until: later };
    await expectDenied(change(deed('ending', { ...times, place: VIDEO }), end));
    await expectDenied(change(deedOf('ending', DRAFT, times), end));
    await expectAllowed(change(deed('ending', times), end));
  });

  test('is another one than before', async () => {
    await seed({ [DRAFT]: timedDraft });
    const [begun, ended] = ['scheduled', 'ending'].map((did) =>
      deed(did, { publishAt: from, until: later }),
    );
    await expectDenied(setDoc(at('deeds/d'), deed('ending', { publishAt: from, until })));
    await expectDenied(change(begun ?? {}, { until: later }));
    await expectAllowed(change(ended ?? {}, { until: later }));
    await expectDenied(setDoc(at('deeds/d'), ended ?? {}));
    const first = { publishAt: until, until: later };
    await expectDenied(change(deed('ending', first), { publishAt: until }));
    await expectAllowed(change(deed('scheduled', first), { publishAt: until }));
  });

  test('is no part of another deed, and a deed of it is called so', async () => {
    await seed({ [DRAFT]: timedDraft });
    const times = { publishAt: from, until: later };
    const other = { publishAt: until, until: later };
    for (const did of ['added', 'deleted', 'edited', 'moved', 'Other', '']) {
      await expectDenied(change(deed(did, times), { until: later }));
      await expectDenied(change(deed(did, other), other));
    }
    for (const more of [{ key: 'entry' }, { to: 1 }, { Other: 'x' }]) {
      await expectDenied(change(deed('ending', { ...times, ...more }), { until: later }));
    }
    await expectAllowed(change(deed('ending', times), { until: later }));
  });

  test('is said of one that is published and gets an end', async () => {
    const published = { ...stored(aMovie()), timestamp: daysAgo(1) };
    await seed({ [MOVIE]: published });
    const { timestamp: publishAt, ...entry } = published;
    const times = { publishAt, until };
    const unpublished = { path: MOVIE, entry, ...times, saved: serverTimestamp() };
    const move = (deedOfIt: DocumentData) =>
      request(deedOfIt).set(at(DRAFT), unpublished).delete(at(MOVIE)).commit();
    await expectDenied(move(deed('ending', { ...times, until: later })));
    await expectAllowed(move(deed('ending', times)));
  });

  test('is said of one that is added, or nothing of it', async () => {
    const times = { publishAt: from, until };
    const addIt = (deedOfIt: DocumentData) =>
      request(deedOfIt)
        .set(at(DRAFT), { ...draft, ...times, saved: serverTimestamp() })
        .commit();
    await expectDenied(addIt(deed('added', { ...times, until: later })));
    await expectDenied(addIt(deed('added', { publishAt: from })));
    await expectDenied(addIt(deed('added', { until })));
    await expectAllowed(addIt(deed('added', times)));
    await deleteDoc(at(DRAFT));
    await expectAllowed(addIt(deed('added')));
    await expectDenied(request(deed('deleted', times)).delete(at(DRAFT)).commit());
  });
});

describe('another place in an order', () => {
  const BANNER = 'hero-banners/b';
  const IMAGE = 'sets/kochi/images/i';
  const move = (deed: DocumentData, path = BANNER, timestamp: unknown = serverTimestamp()) =>
    request(deed).update(at(path), { timestamp }).commit();
  const moved = (fields: DocumentData = {}) => deedOf('moved', BANNER, { to: 3, ...fields });

  test.each([BANNER, IMAGE])('is said of %s, also of one without a time', async (path) => {
    await seed({ [path]: path === BANNER ? aBanner() : anImage() });
    await expectAllowed(move(moved({ path }), path));
    await expectAllowed(move(moved({ path, to: 1 }), path, daysAgo(1)));
  });

  test('is said of nothing that stays, comes or goes', async () => {
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

  test('is a number, and not called anything else', async () => {
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
