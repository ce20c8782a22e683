import { searchEntryOf } from '../../src/store/search/search-entries';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { SEARCH_COLUMNS, SEARCH_PARTS_MAX } from '../../src/content/search/search-columns';
import { searchDocuments } from '../../src/content/search/search-parts';
import { aFullMovie } from '../support/builders';
import { admin } from './support/actors';
import { anIndexPart, clientClock } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';

loadRules();

const at = (document: string) => doc(as(admin), `search/${document}`);

describe('a part of the search index', () => {
  test('is valid as the site writes it', async () => {
    const entry = searchEntryOf('movie', { ...aFullMovie(), id: 'kadal', collection: 'Upcoming' });
    const batch = writeBatch(as(admin));
    const entries = Array.from({ length: 20_000 }, (_, n) => ({ ...entry, key: `U${n}` as const }));
    for (const [path, data] of searchDocuments(entries, serverTimestamp())) {
      batch.set(doc(as(admin), path), { ...data });
    }
    await expectAllowed(batch.commit());
    await expectAllowed(setDoc(at('0'), anIndexPart()));
  });

  test.each(SEARCH_COLUMNS)('has the text %s', async (column) => {
    const { [column]: _, ...incomplete } = anIndexPart();
    // A site in one language has no titles in others.
    const outcome = column === 'titles' ? expectAllowed : expectDenied;
    await outcome(setDoc(at('0'), incomplete));
    await expectDenied(setDoc(at('0'), { ...anIndexPart(), [column]: 1 }));
  });

  test.each([
    ['no other field', { Other: 'x' }],
    ['the number of parts', { parts: '1' }],
    ['at least one part', { parts: 0 }],
    ['no more parts than there can be', { parts: SEARCH_PARTS_MAX + 1 }],
  ])('has %s', async (_what, change) => {
    await expectDenied(setDoc(at('0'), { ...anIndexPart(), ...change }));
    await seed({ 'search/0': anIndexPart() });
    await expectDenied(updateDoc(at('0'), change));
  });

  test('has a number below the number of parts', async () => {
    await expectAllowed(setDoc(at(String(SEARCH_PARTS_MAX - 1)), anIndexPart()));
    for (const name of [String(SEARCH_PARTS_MAX), '00', 'x', '-1', '-', '_']) {
      await expectDenied(setDoc(at(name), anIndexPart()));
    }
  });
});

describe('the changes of the search index', () => {
  const built = Timestamp.fromDate(new Date('2026-01-01'));
  const change = { title: 'Kadal', at: serverTimestamp() };

  test('begin with a time', async () => {
    await expectDenied(setDoc(at('changes'), { Ukadal: change }));
    await expectAllowed(setDoc(at('changes'), { built: serverTimestamp(), Ukadal: change }));
    await expectDenied(setDoc(at('Other'), { built: serverTimestamp() }));
  });

  test('are added without another time', async () => {
    await seed({ 'search/changes': { built, Ukadal: { title: 'Kadal' } } });
    await expectAllowed(updateDoc(at('changes'), { Umazha: change }));
    await expectAllowed(updateDoc(at('changes'), { Ukadal: { at: serverTimestamp() } }));
    await expectDenied(updateDoc(at('changes'), { Umazha: change, built: clientClock() }));
    await expectAllowed(updateDoc(at('changes'), { built: serverTimestamp() }));
  });

  test('are limited to the number that fits into a document', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`U${n}`, 1]));
    await expectAllowed(setDoc(at('changes'), { ...many(999), built: serverTimestamp() }));
    await expectDenied(setDoc(at('changes'), { ...many(1000), built: serverTimestamp() }));
  });

  test('may contain the number of entries that did not fit', async () => {
    const saying = (leftOut: unknown) => ({ built: serverTimestamp(), leftOut });
    for (const wrong of ['1', 0, 1_000_001])
      await expectDenied(setDoc(at('changes'), saying(wrong)));
    await expectAllowed(setDoc(at('changes'), saying(1_000_000)));
    await expectAllowed(updateDoc(at('changes'), { Ukadal: change }));
    await expectDenied(updateDoc(at('changes'), { leftOut: -1 }));
  });

  test('cannot be added without an index', () =>
    expectNotFound(updateDoc(at('changes'), { Ukadal: change })));

  test('cannot be deleted', async () => {
    await seed({ 'search/changes': { built } });
    await expectDenied(deleteDoc(at('changes')));
  });
});
