// product 10.14, 10.17, 21.7.
import { beforeEach, expect, test, vi } from 'vitest';
import { listAnnouncements, listLandingBanners } from '../../src/store/read/lists';
import { listComingEvents } from '../../src/store/read/events';
import { readAway, withoutDeadLinks } from '../../src/store/links/away-movies';
import { repairAway } from '../../src/store/links/repair-away';
import { unpublish } from '../../src/store/write/publishing';
import { publishAgain } from '../../src/store/write/publish-undo';
import { readDeadLinks } from '../../src/store/overview';
import { deleteEntry, restore } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { recordQueries } from '../support/query-recorder';
import { skipPauses } from '../support/skipped-pauses';
import { readMovie } from '../support/tides';

// Each read asks what is due for itself.
vi.mock('../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  // Lists go on without an answer that is late, as on a busy machine.
  DUE_TIMEOUT_MS: 100_000,
  DUE_SHARED_MS: -1,
}));

const { database, store } = openAdminDatabase();

const img = 'https://firebasestorage.googleapis.com/v0/b/x/o/1';
const KADAL = 'Movies/Released/Movies/kadal';

beforeEach(async () => {
  await store({
    [KADAL]: { title: 'Kadal', description: 'D', img, status: 'Released', timestamp: day(1) },
    'hero-banners/b': { imageUrl: img, link: '/movie/kadal', timestamp: day(1) },
    'events/e': { title: 'E', place: 'P', day: '2099-12-18', movie: 'kadal', timestamp: day(1) },
    'Movies/Announcements': {
      item_1767322800000: { title: 'A', description: 'D', img, movie: 'kadal' },
    },
  });
});

const movie = () => readMovie('kadal');

/** Where the banner, the event and the announcement lead. */
async function links() {
  const [[banner], [event], [announcement]] = await Promise.all([
    withoutDeadLinks(listLandingBanners)(),
    withoutDeadLinks(() => listComingEvents())(),
    withoutDeadLinks(listAnnouncements)(),
  ]);
  return [banner?.link, event?.movieId, announcement?.movieId];
}
/** What the homepage of the admin area counts. */
const nowhere = async () => (await readDeadLinks()).map(({ kind }) => kind);
const LED = ['/movie/kadal', 'kadal', 'kadal'];
const NOWHERE = [undefined, undefined, undefined];

test('links to a movie are removed while it is unpublished or deleted, and shown again afterwards', async () => {
  expect(await links()).toEqual(LED);
  const draft = await unpublish('movie', await movie());
  expect(await links()).toEqual(NOWHERE);
  expect(await nowhere()).toEqual(['banner', 'announcement', 'event']);
  await publishAgain(draft);
  expect(await links()).toEqual(LED);

  const trashed = await deleteEntry('movie', await movie());
  expect(await links()).toEqual(NOWHERE);
  if (trashed) await restore(trashed);
  expect(await links()).toEqual(LED);
});

test('links to a movie with an end are shown until then, without another write', async () => {
  await unpublish('movie', await movie(), { until: new Date(Date.now() + 3_600_000) });
  expect(await links()).toEqual(LED);
  expect(await nowhere()).toEqual([]);
  const ended = { publishAt: day(1), until: new Date(Date.now() - 1000) };
  await database.doc('unpublished/movie:kadal').update(ended);
  expect(await links()).toEqual(NOWHERE);
});

test('nothing is read for movies that the page has read anyway, or without links', async () => {
  await store({
    'site/away': { movies: ['kadal'] },
    'hero-banners/b': { imageUrl: img, link: '/about', timestamp: day(1) },
  });
  const recorder = recordQueries();
  await withoutDeadLinks(listLandingBanners)();
  expect(await recorder.documents()).toBe(1);
  const known = async () => [{ id: 'kadal' }];
  await withoutDeadLinks(() => listComingEvents(), known)();
  expect(await recorder.documents()).toBe(1);
  recorder.stop();
});

test('a visit adds missing movies to the list of removed ones, and deletes existing ones', async () => {
  await store({
    'site/away': { movies: ['kadal'] },
    'hero-banners/b': { imageUrl: img, link: '/movie/never', timestamp: day(1) },
    'Movies/Announcements/Archive/a': { entry: { title: 'A', movie: 'kadal' } },
    'Movies/Announcements/Archive/b': { entry: { title: 'B', movie: 'long-gone' } },
    'Movies/Announcements/Archive/c': { entry: { title: 'C', movie: 'long-gone' } },
  });
  await repairAway();
  expect((await readAway()).toSorted()).toEqual(['long-gone', 'never']);
  expect(await links()).toEqual([undefined, 'kadal', 'kadal']);
});

test('a visit does not add a movie that is published at the same moment', async () => {
  skipPauses();
  await database.doc(KADAL).delete();
  const realFetch = globalThis.fetch;
  let isPublished = false;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes(':commit') && !isPublished) {
      isPublished = true;
      await database.doc(KADAL).set({ title: 'Kadal', description: 'D', img, status: 'Released' });
    }
    return realFetch(...request);
  });
  await repairAway();
  expect(isPublished).toBe(true);
  expect(await readAway()).toEqual([]);
});
