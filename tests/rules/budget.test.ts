import {
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { NO_END } from '../../src/firebase/entries/unpublished';
import { admin } from './support/actors';
import { aFullMovie, stored, written } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed } from './support/expectations';

/** Gives away all but so many of the thousand expressions of a request. */
function loadRulesWithLess(left: number) {
  // Each zero is an expression.
  const spending = `function isAdmin() { return [${'0, '.repeat(left - 4)}0] is list && isReallyAdmin(); }`;
  loadRules({
    change: (rules) =>
      rules.replace('function isAdmin()', `${spending}\n function isReallyAdmin()`),
  });
}

const movie = (path: string) => doc(as(admin), path);

describe('120 expressions are left to new rules by', () => {
  loadRulesWithLess(120);

  test('a new movie with every field', () =>
    expectAllowed(setDoc(movie('Movies/Upcoming/Movies/new'), written(aFullMovie()))));

  test('an edit of every field', async () => {
    await seed({ 'Movies/Upcoming/Movies/bare': stored({}) });
    await expectAllowed(updateDoc(movie('Movies/Upcoming/Movies/bare'), aFullMovie()));
  });

  test('that edit together with its revision', async () => {
    const path = 'Movies/Upcoming/Movies/bare';
    const before = stored(aFullMovie());
    await seed({ [path]: before });
    const batch = writeBatch(as(admin));
    batch.update(movie(path), edited());
    const by = admin.claims?.['email'];
    const signed = { by, uid: admin.uid, at: serverTimestamp() };
    batch.set(movie('revisions/r'), { path, before, ...signed, files: 'kept' });
    batch.set(movie('edits/Movies:Upcoming:Movies:bare'), { revision: 'r' });
    await expectAllowed(batch.commit());
  });
});

describe('30 expressions are left to new rules by a movie with every field that is', () => {
  loadRulesWithLess(30);

  const path = 'Movies/Upcoming/Movies/moonrise';
  const draft = () => doc(as(admin), 'unpublished/movie:moonrise');
  const saved = () => ({ path, entry: aFullMovie(), saved: serverTimestamp() });

  test('scheduled', () =>
    expectAllowed(
      setDoc(draft(), {
        ...saved(),
        publishAt: Timestamp.fromMillis(Date.now() + 3_600_000),
        until: NO_END,
      }),
    ));

  test('unpublished', async () => {
    await seed({ [path]: stored(aFullMovie()) });
    const batch = writeBatch(as(admin));
    await expectAllowed(batch.set(draft(), saved()).delete(movie(path)).commit());
  });

  test('edited as a draft, with its revision', async () => {
    const before = { path, entry: aFullMovie() };
    await seed({ [draft().path]: before });
    const batch = writeBatch(as(admin));
    batch.update(draft(), { entry: edited(), saved: serverTimestamp() });
    const signed = { by: admin.claims?.['email'], uid: admin.uid, at: serverTimestamp() };
    batch.set(movie('revisions/r'), { path: draft().path, before, ...signed, files: 'kept' });
    batch.set(movie('edits/unpublished:movie:moonrise'), { revision: 'r' });
    await expectAllowed(batch.commit());
  });
});

describe('55 expressions are left to new rules by a movie with every field that is', () => {
  loadRulesWithLess(55);

  test('back from an export', () =>
    expectAllowed(
      setDoc(movie('Movies/Upcoming/Movies/new'), {
        ...aFullMovie(),
        timestamp: Timestamp.fromDate(new Date('2019-01-01')),
      }),
    ));
});

describe('60 expressions are left to new rules by a movie with every field that is', () => {
  loadRulesWithLess(60);

  const publishAt = Timestamp.fromMillis(Date.now() - 1000);
  test.each([
    ['published', 'moonrise', serverTimestamp()],
    ['released', 'moonrise', publishAt],
    // Whether it was unpublished is asked as well.
    ['published at an older address', 'Old Movie!', serverTimestamp()],
    ['released at an older address', 'Old Movie!', publishAt],
  ])('%s', async (_, id, timestamp) => {
    const path = `Movies/Upcoming/Movies/${id}`;
    await seed({
      [`unpublished/movie:${id}`]: { path, entry: aFullMovie(), publishAt, until: NO_END },
    });
    const batch = writeBatch(as(admin));
    batch.set(movie(path), { ...aFullMovie(), timestamp });
    batch.delete(movie(`unpublished/movie:${id}`));
    await expectAllowed(batch.commit());
  });
});

/** A movie with another value in every field. */
const edited = () =>
  Object.fromEntries(Object.entries(aFullMovie()).map(([name, value]) => [name, otherThan(value)]));

/** Another valid value of a field of a movie. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object') return { ...value, width: 1280 };
  return value === 'Upcoming' ? 'Released' : `${String(value)}1`;
}
