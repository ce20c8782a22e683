// product 23.14.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../functions/src/answer';
import { databaseOf } from '../../functions/src/firestore';
import type { PageFiles } from '../../functions/src/page-files';
import { parseView, VIEW_DATA_ID, VIEW_ID } from '../../src/site/data/page-view';
import { aDraft } from '../support/a-draft';
import {
  aBanner,
  aGalleryImage,
  aMovie,
  anAnnouncement,
  anEvent,
  aVideo,
  letters,
} from '../support/builders';
import { expectLogged } from '../support/console';
import { storeDrafts, storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const PAGES = { videos: '<script src="/assets/frame-abc1234.js">' } as PageFiles;

// Read by the project of the page, each by an instance that has kept nothing.
const get = (address: string) => answer(address, PAGES, databaseOf('demo-cinema'));

async function viewAt(address: string) {
  const { body } = await get(address);
  const page = new DOMParser().parseFromString(body, 'text/html');
  const data = page.getElementById(VIEW_DATA_ID);
  return { body, markup: page.getElementById(VIEW_ID), data: data && parseView(data.textContent) };
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T17:00+05:30'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('the view of the landing page has its banners, its next release and its newest announcements', async () => {
  storeEntries('banner', aBanner({ id: 'sea', title: 'By the sea', link: '/movie/sea' }));
  storeEntries(
    'movie',
    aMovie({
      id: 'sea',
      title: 'The sea',
      status: 'Upcoming',
      collection: 'Upcoming',
      releaseDate: '2026-12-18',
      ticketUrl: 'https://tickets.test/sea',
    }),
    aMovie({
      id: 'hill',
      title: 'The hill',
      status: 'Upcoming',
      collection: 'Upcoming',
      releaseDate: '2027-12-18',
    }),
  );
  storeEntries('announcement', anAnnouncement({ key: 'item_1', title: 'We begin' }));
  const { markup, data } = await viewAt('/view/home');
  expect(markup?.querySelector('h2')?.textContent).toBe('By the sea');
  expect(markup?.textContent).toContain('18 December 2026');
  expect(markup?.textContent).toContain('We begin');
  expect(markup?.querySelector('[style]')).toBeNull();
  expect(data).toMatchObject({
    banners: [{ id: 'sea', publishedAt: expect.any(Date) }],
    next: [{ id: 'sea', title: 'The sea', isCard: true, ticketUrl: 'https://tickets.test/sea' }],
    announcements: [{ key: 'item_1' }],
  });
});

test('each list has a view of its first page, with what can be asked for later left out', async () => {
  storeEntries('movie', aMovie({ title: 'The sea' }));
  storeEntries('video', aVideo({ title: 'The trailer' }));
  storeEntries('announcement', anAnnouncement({ title: 'We begin' }));
  storeEntries('event', anEvent({ title: 'First night', day: '2026-12-24' }));
  storeEntries('image', aGalleryImage({ title: 'On the set' }));
  for (const [name, title] of [
    ['movies', 'The sea'],
    ['videos', 'The trailer'],
    ['announcements', 'We begin'],
    ['events', 'First night'],
  ] as const) {
    const { markup, data } = await viewAt(`/view/${name}`);
    expect(markup?.textContent).toContain(title);
    expect(JSON.stringify(data)).toContain(title);
  }
  const { markup, data } = await viewAt('/view/gallery');
  expect(markup?.childElementCount).toBe(0);
  expect(JSON.stringify(data)).toContain('On the set');
});

test('no draft, nothing that waits for its time and nothing of the team is in a view', async () => {
  storeDrafts(
    aDraft('banner', aBanner({ id: 'b', title: 'Secret' })),
    aDraft('announcement', anAnnouncement({ key: 'item_2', title: 'Secret' }), {
      publishAt: new Date('2026-12-02T17:00+05:30'),
    }),
  );
  const { body } = await viewAt('/view/home');
  expect(body).toContain(VIEW_DATA_ID);
  expect(body).not.toContain('Secret');
});

test('a view is bounded by words and cards, not by films', async () => {
  storeEntries(
    'movie',
    aMovie({
      status: 'Upcoming',
      collection: 'Upcoming',
      releaseDate: '2026-12-18',
      description: letters(9000),
      tickets: letters(9000),
    }),
  );
  expect((await viewAt('/view/home')).body.length).toBeLessThan(12_000);
});

test('it is kept for a minute, and not beyond midnight', async () => {
  expect((await get('/view/home')).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
  vi.setSystemTime(new Date('2026-12-01T23:59:45+05:30'));
  expect((await get('/view/home')).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=15');
});

test('where the database fails, the answer is empty and is not kept; another page has no view', async () => {
  network.refuse(/hero-banners/, 'unavailable');
  expectLogged(/unavailable/);
  expect(await get('/view/home')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'Cache-Control': 'no-store' },
  });
  expect(await get('/view/team')).toMatchObject({ status: 404 });
});
