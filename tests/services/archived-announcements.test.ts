// product 6.1 and 6.1a.
import { describe, expect, test, vi } from 'vitest';
import { ANNOUNCEMENTS_MAX } from '../../src/shared/admin-limits';
import { readAll } from '../../src/shared/lists/read-lists';
import { locate } from '../../src/store/documents/locations';
import { locationOf } from '../../src/store/documents/kinds';
import { EditConflictError } from '../../src/store/documents/conflict';
import { otherUsesOf } from '../../src/store/files/picture-uses';
import { unusedFilesOf } from '../../src/store/files/unused-files';
import { historyReader } from '../../src/store/history/history';
import { restoreFields } from '../../src/store/history/restore';
import { listLeadingTo } from '../../src/store/links/leading-to';
import { readCounts } from '../../src/store/read/admin/counts';
import { entriesReader } from '../../src/store/read/admin/entries';
import {
  archivedYearReader,
  listArchivedNaming,
} from '../../src/site/reads/archived-announcements';
import { listArchivedYears } from '../../src/store/read/archived-years';
import { listAnnouncements } from '../../src/store/read/lists';
import { readSearchIndex } from '../../src/store/read/search-index';
import { repairSearchIndex } from '../../src/store/search/search-index-writer';
import { editEntry } from '../../src/store/write/edit-entry';
import { beginNext, saveNext } from '../../src/store/write/next-version';
import { publishAgain } from '../../src/store/write/publish-undo';
import { repairArchivedYears } from '../../src/store/documents/archived-years';
import { unpublish } from '../../src/store/write/publishing';
import { deleteEntry, restore } from '../../src/store/write/trash';
import { getUnpublished } from '../../src/store/write/unpublished';
import { exportSource } from '../../src/store/read-export';
import { ENTRIES } from '../../src/store/export/export-files';
import {
  addNew,
  ANNOUNCEMENTS_PATH,
  readAnnouncement,
  storedAnnouncement,
  uniqueAnnouncement,
} from '../support/announcement-documents';
import { openAdminDatabase } from '../support/admin-session';
import { archived, DAY_MS, keyOf, OLDEST, openArchive } from '../support/archived-announcements';
import { trashed } from '../support/trashed';
import { serveOverHttp } from '../support/uploaded-picture';

// What is done with announcements that have left their document for its archive.

const { database, store } = openAdminDatabase();
const { stored, archive, fill, archivedKeys, archiveOne, allKeys } = openArchive({
  database,
  store,
});
serveOverHttp();

describe('an archived announcement', () => {
  test('is edited with a history, and restored from it', async () => {
    const seen = await archiveOne();
    await editEntry('announcement', seen, { ...seen, title: 'Corrected' });
    expect(await archived(OLDEST)).toMatchObject({ title: 'Corrected' });
    expect(await stored()).not.toHaveProperty(OLDEST);
    const edit = editEntry('announcement', seen, { ...seen, title: 'Mine' });
    await expect(edit).rejects.toThrow(EditConflictError);

    const location = locationOf('announcement', seen);
    const [change] = await historyReader(location)();
    expect(change).toMatchObject({ before: { title: 'The first' }, after: { title: 'Corrected' } });
    if (change) await restoreFields(location, change, ['title']);
    expect(await archived(OLDEST)).toMatchObject({ title: 'The first' });
  });

  test('has the history from before', async () => {
    await fill();
    const seen = await readAnnouncement(OLDEST);
    await editEntry('announcement', seen, { ...seen, title: 'Before' });
    await addNew(uniqueAnnouncement());
    const [change] = await historyReader(locationOf('announcement', seen))();
    expect(change).toMatchObject({ after: { title: 'Before' }, now: { state: 'published' } });
  });

  test('goes to the trash and is restored, in its position', async () => {
    const seen = await archiveOne();
    const before = (await archive())[OLDEST];
    const deleted = await trashed(deleteEntry('announcement', seen));
    expect(await archive()).toEqual({});
    expect(await listArchivedYears()).toEqual([]);
    await restore(deleted);
    expect((await stored())[OLDEST]).toEqual(before);
    expect(await archivedKeys()).toEqual([keyOf(1)]);
    await restore(deleted);
    expect(new Set(await allKeys()).size).toBe(101);
  });

  test('is unpublished, and published again with its key', async () => {
    const seen = await archiveOne();
    const unpublication = await unpublish('announcement', seen);
    expect(await archive()).toEqual({});
    await publishAgain(unpublication);
    expect(await stored()).toHaveProperty(OLDEST);
    expect(new Set(await allKeys()).size).toBe(101);
  });

  test('gets an end, for which it leaves the archive', async () => {
    const seen = await archiveOne();
    const { id } = await unpublish('announcement', seen, {
      until: new Date(Date.now() + DAY_MS),
    });
    expect(await getUnpublished(id)).toMatchObject({ entry: { title: 'The first', key: OLDEST } });
    expect(await archive()).toEqual({});
  });

  test('has a next version that is published over it', async () => {
    const seen = await archiveOne();
    const id = await beginNext('announcement', seen, { ...seen, title: 'Next' });
    expect(await archived(OLDEST)).toMatchObject({ title: 'The first' });
    const next = await getUnpublished(id);
    if (next) await saveNext(next, next.entry, 'now');
    expect(await archived(OLDEST)).toMatchObject({ title: 'Next' });
    expect(await getUnpublished(id)).toBeNull();
  });

  test('is found in lists, by its film, by its picture and by the search', async () => {
    const seen = await archiveOne({ movie: 'sea' });
    await repairSearchIndex();
    const titles = (await readSearchIndex()).map(({ title }) => title);
    expect(titles).toHaveLength(101);
    expect(titles.at(-1)).toBe('The first');

    const read = (question: object) =>
      readAll(entriesReader('announcement', { search: '', ...question }, { pageSize: 24 }));
    const all = await read({});
    expect(all).toHaveLength(101);
    expect(all.at(-1)).toEqual(seen);
    expect((await read({ order: 'oldest' }))[0]).toEqual(seen);
    expect(await read({ search: 'The first' })).toEqual([seen]);
    expect(await readCounts('announcement', { search: '' })).toMatchObject({ count: 101 });
    const uncounted = { count: undefined };
    expect(await readCounts('announcement', { search: 'The first' })).toMatchObject(uncounted);

    expect(await archivedYearReader('2020')()).toEqual([seen]);
    expect(await archivedYearReader('2021')()).toEqual([]);
    expect(await listArchivedNaming('sea', 4)).toEqual([seen]);
    const leads = await listLeadingTo([{ viewPath: '/movie/sea', movieId: 'sea' }]);
    expect(leads.filter(({ key }) => key === OLDEST)).toHaveLength(1);

    const other = { path: 'videos/none' };
    expect(await otherUsesOf([{ src: seen.picture?.src ?? '' }], other)).toEqual([
      { kind: 'announcement', title: 'The first', isUnpublished: false },
    ]);
    expect(await unusedFilesOf(storedAnnouncement(seen))).toEqual([]);
    expect(await locate(locationOf('announcement', seen))).toMatchObject({
      location: { path: ANNOUNCEMENTS_PATH, key: OLDEST, isArchived: true },
    });
  });

  test('is in an export', async () => {
    await archiveOne();
    const paths: string[] = [];
    const { pagesOf } = exportSource(new AbortController().signal);
    for await (const page of pagesOf(ENTRIES.announcement)) {
      paths.push(...page.map(({ path }) => path));
    }
    expect(paths).toEqual([ANNOUNCEMENTS_PATH, `${ANNOUNCEMENTS_PATH}/Archive/${OLDEST}`]);
  });
});

test('a visit corrects the numbers of the years', async () => {
  const at = (day: string) => ({
    entry: storedAnnouncement(uniqueAnnouncement()),
    at: new Date(day),
  });
  await store({
    'site/archive': { 2020: 7, 2022: 1, 2023: 0 },
    [`${ANNOUNCEMENTS_PATH}/Archive/a`]: at('1970-01-01T00:00:00Z'),
    // The year begins in Kochi.
    [`${ANNOUNCEMENTS_PATH}/Archive/b`]: at('2019-12-31T18:30:00Z'),
    [`${ANNOUNCEMENTS_PATH}/Archive/c`]: at('2020-07-01T12:00:00Z'),
    [`${ANNOUNCEMENTS_PATH}/Archive/d`]: at('2024-07-01T12:00:00Z'),
  });
  await repairArchivedYears();
  const years = [
    ['2020', 2],
    ['2024', 1],
    ['Earlier', 1],
  ];
  expect(await listArchivedYears()).toEqual(years);
});

test('numbers that change while they are counted are not overwritten', async () => {
  await archiveOne();
  await database.doc('site/archive').set({ 2020: 7 });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes(':runAggregationQuery')) {
      await database.doc('site/archive').set({ 2020: 8 });
    }
    return realFetch(...request);
  });
  await repairArchivedYears();
  expect(await listArchivedYears()).toEqual([['2020', 8]]);
  vi.unstubAllGlobals();
  await repairArchivedYears();
  expect(await listArchivedYears()).toEqual([['2020', 1]]);
});

test('visitors read the newest announcements as before', async () => {
  await archiveOne();
  expect(await listAnnouncements()).toHaveLength(ANNOUNCEMENTS_MAX);
});
