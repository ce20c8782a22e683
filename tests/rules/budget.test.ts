import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { test } from 'vitest';
import { admin } from './support/actors';
import { aFullMovie, stored, written } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed } from './support/expectations';

/** How many of the thousand expressions of a request a movie with every field leaves, at least. */
const LEFT = 120;

// Each zero is an expression.
const spending = `function isAdmin() { return [${'0, '.repeat(LEFT - 4)}0] is list && isReallyAdmin(); }`;

loadRules({
  change: (rules) => rules.replace('function isAdmin()', `${spending}\n function isReallyAdmin()`),
});

const movie = (path: string) => doc(as(admin), path);

test('a new movie with every field leaves 120 expressions to new rules', () =>
  expectAllowed(setDoc(movie('Movies/Upcoming/Movies/new'), written(aFullMovie()))));

test('so does an edit of every field', async () => {
  await seed({ 'Movies/Upcoming/Movies/bare': stored({}) });
  await expectAllowed(updateDoc(movie('Movies/Upcoming/Movies/bare'), aFullMovie()));
});

test('so does that edit together with its revision', async () => {
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

/** Another valid value of a field of a movie. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object') return { ...value, width: 1280 };
  return value === 'Upcoming' ? 'Released' : `${String(value)}1`;
}
