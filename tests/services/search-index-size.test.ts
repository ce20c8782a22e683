// product 24.1 and 24.6.
import { searchEntryOf } from '../../src/store/search/search-entries';
import { expect, test } from 'vitest';
import { searchDocuments } from '../../src/content/search/search-parts';
import { newEntryRef } from '../../src/store/documents/kinds';
import { readSearchIndex } from '../../src/store/read/search-index';
import { addEntry } from '../../src/store/write/add-entry';
import { repairSearchIndex } from '../../src/store/search/search-index-writer';
import { openAdminDatabase } from '../support/admin-session';
import { aMovie, aVideo } from '../support/builders';
import { day } from '../support/database';
import { recordQueries } from '../support/query-recorder';

const { database, store } = openAdminDatabase();

const titles = async () => (await readSearchIndex()).map(({ title }) => title);

test('opening the search reads two documents, and one more for each further 2,500 entries', async () => {
  const reads = async (count: number) => {
    const entries = Array.from({ length: count }, (_, n) =>
      searchEntryOf('movie', aMovie({ id: `m${n}` })),
    );
    await store(Object.fromEntries(searchDocuments(entries, new Date())));
    const recorder = recordQueries();
    const parts: number[] = [];
    const found = await readSearchIndex((newest) => parts.push(newest.length));
    const documents = await recorder.documents();
    recorder.stop();
    expect(found).toHaveLength(count);
    return [documents, ...parts];
  };
  expect(await reads(100)).toEqual([2]);
  expect(await reads(1000)).toEqual([2]);
  expect(await reads(10_000)).toEqual([5, 2500]);
});

test('thousands of long Malayalam titles are found, in parts that the database accepts', async () => {
  const long = Array.from({ length: 2500 }, (_, n) => `${n} ${'അ'.repeat(145)}`);
  for (let at = 0; at < long.length; at += 250) {
    const some = long.slice(at, at + 250).map((title) => ({ title, timestamp: day(1) }));
    await store(Object.fromEntries(some.map((video, n) => [`videos/v${at + n}`, video])));
  }
  await repairSearchIndex();
  expect(new Set(await titles())).toEqual(new Set(long));
  expect((await database.doc('search/1').get()).data()).toMatchObject({ parts: 2 });
  await addEntry(newEntryRef('video', 'new'), aVideo({ title: 'New' }));
  expect((await titles())[0]).toBe('New');
});

test('entries that do not fit are counted, and do not cause the index to be rebuilt', async () => {
  await store({ 'videos/clip': { title: 'Clip', timestamp: day(1) } });
  await repairSearchIndex();
  await store({
    'videos/clip': { title: 'Changed by hand', timestamp: day(1) },
    'videos/second': { title: 'Second', timestamp: day(2) },
  });
  await database.doc('search/changes').update({ leftOut: 1 });
  await repairSearchIndex();
  expect(await titles()).toEqual(['Clip']);
});
