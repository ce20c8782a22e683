// product 10.17, 42.7.
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { admin } from './support/actors';
import { as } from './support/clients';
import { loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const write = (data: object) => setDoc(doc(as(admin), 'site/away'), data);

test('the removed movies are a list, without other fields', async () => {
  await expectAllowed(write({ movies: ['kadal'] }));
  await expectDenied(write({ movies: { kadal: true } }));
  await expectDenied(write({ movies: ['kadal'], Other: 'x' }));
});

test('the cancelled dates are a map, with or without removed movies', async () => {
  const dates = { 'event-a': { day: '2026-12-18', at: serverTimestamp(), towns: ['kochi'] } };
  await expectAllowed(write({ dates }));
  await expectAllowed(write({ movies: ['kadal'], dates }));
  await expectDenied(write({ dates: ['event-a'] }));
});
