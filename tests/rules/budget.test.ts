import { doc, serverTimestamp, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe, test } from 'vitest';
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
    const changed = Object.entries(aFullMovie()).map(([name, value]) => [name, otherThan(value)]);
    batch.update(movie(path), Object.fromEntries(changed));
    const by = admin.claims?.['email'];
    batch.set(movie('revisions/r'), { path, before, by, at: serverTimestamp(), files: 'kept' });
    await expectAllowed(batch.commit());
  });
});

describe('80 expressions are left to new rules by a movie with every field that is', () => {
  loadRulesWithLess(80);

  const publishAt = Timestamp.fromMillis(Date.now() - 1000);
  test.each([
    ['published', 'moonrise', serverTimestamp()],
    ['released', 'moonrise', publishAt],
    // Whether it was unpublished is asked as well.
    ['published at an older address', 'Old Movie!', serverTimestamp()],
    ['released at an older address', 'Old Movie!', publishAt],
  ])('%s', async (_, id, timestamp) => {
    const path = `Movies/Upcoming/Movies/${id}`;
    await seed({ [`unpublished/movie:${id}`]: { path, entry: aFullMovie(), publishAt } });
    const batch = writeBatch(as(admin));
    batch.set(movie(path), { ...aFullMovie(), timestamp });
    batch.delete(movie(`unpublished/movie:${id}`));
    await expectAllowed(batch.commit());
  });
});

/** Another valid value of a field of a movie. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object') return { ...value, width: 1280 };
  return value === 'Upcoming' ? 'Released' : `${String(value)}1`;
}
