// product 23.14.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VIEWS } from '../../functions/src/views';
import { answer } from '../../functions/src/answer';
import { databaseOf } from '../../functions/src/firestore';
import type { PageFiles } from '../../functions/src/page-files';
import { VIEW_ID } from '../../src/shared/data/first-view';
import { parseView, VIEW_DATA_ID } from '../../src/site/data/page-view';
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
import { removeEntry, storeDrafts, storeEntries } from '../support/memory/database';
import { memory } from '../support/memory/firestore';
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

test('each list has a view of its first page, without data that can be read later', async () => {
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
    ['gallery', 'On the set'],
  ] as const) {
    const { markup, data } = await viewAt(`/view/${name}`);
    expect(markup?.textContent).toContain(title);
    expect(JSON.stringify(data)).toContain(title);
  }
});

const NAMES = Object.keys(VIEWS);

test('a view contains no draft, no scheduled or ended entry, no preview and no member of the team', async () => {
  const hidden = { title: 'Secret', description: 'Secret' };
  const times = [
    {},
    { publishAt: new Date('2026-12-02T17:00+05:30') },
    { publishAt: new Date('2026-11-02'), until: new Date('2026-12-01T16:00+05:30') },
  ];
  for (const [at, time] of times.entries()) {
    const id = `secret-${at}`;
    storeDrafts(
      aDraft('banner', aBanner({ title: 'Secret', id }), time),
      aDraft('movie', aMovie({ ...hidden, id, status: 'Upcoming' }), time),
      aDraft('video', aVideo({ ...hidden, id }), time),
      aDraft('announcement', anAnnouncement({ ...hidden, key: `item_${at + 2}` }), time),
      aDraft('event', anEvent({ title: 'Secret', id, day: '2026-12-24' }), time),
      aDraft('image', aGalleryImage({ title: 'Secret' }), time),
    );
  }
  memory.put({
    'users/u1': { role: 'admin', email: 'secret@nilavu.test', name: 'Secret' },
    'previews/p1': { entry: hidden },
    'contactMessages/c1': { name: 'Secret', message: 'Secret' },
    'revisions/r1': { entry: hidden, by: 'secret@nilavu.test' },
  });
  storeEntries('movie', aMovie({ title: 'The sea' }));
  for (const name of NAMES) {
    const { body } = await viewAt(`/view/${name}`);
    expect(body).toContain(VIEW_DATA_ID);
    expect(body).not.toMatch(/secret/i);
  }
});

test('a due entry is in a view, as on the page', async () => {
  storeDrafts(
    aDraft('event', anEvent({ title: 'First night', day: '2026-12-24' }), {
      publishAt: new Date('2026-12-01T16:59+05:30'),
    }),
  );
  expect((await viewAt('/view/events')).markup?.textContent).toContain('First night');
});

test('the size of a view depends on cards and short texts, not on films and announcements', async () => {
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
  storeEntries(
    'announcement',
    ...Array.from({ length: 100 }, () => anAnnouncement({ description: letters(2000) })),
  );
  expect((await viewAt('/view/announcements')).body.length).toBeLessThan(40_000);
});

test.each(['about', 'contact', 'privacy'])(
  'the view of /%s has the settings as they are stored, in all languages',
  async (name) => {
    memory.put({
      'site/settings': {
        edited: new Date('2026-11-30'),
        phone: '+91 99',
        aboutTitle: 'We',
        aboutTitle_ml: 'ഞങ്ങൾ',
      },
    });
    const { markup, data } = await viewAt(`/view/${name}`);
    expect(markup?.textContent).toContain(name === 'about' ? 'We' : '+91 99');
    expect(data).toMatchObject({ fields: { aboutTitle_ml: 'ഞങ്ങൾ' } });
  },
);

test('a view is cached for a minute, but not beyond midnight', async () => {
  expect((await get('/view/home')).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
  vi.setSystemTime(new Date('2026-12-01T23:59:45+05:30'));
  expect((await get('/view/home')).headers['Cache-Control']).toBe('public, max-age=0, s-maxage=15');
});

test('changes and removals are in the view after a minute', async () => {
  storeEntries('event', anEvent({ id: 'night', title: 'First night', day: '2026-12-24' }));
  const database = databaseOf('demo-cinema');
  const titleIn = async () =>
    /<h3[^>]*>.*?<\/h3>/.exec((await answer('/view/events', PAGES, database)).body)?.[0];
  expect(await titleIn()).toContain('First night');
  storeEntries('event', anEvent({ id: 'night', title: 'Last night', day: '2026-12-24' }));
  expect(await titleIn()).toContain('First night');
  vi.setSystemTime(Date.now() + 60_000);
  expect(await titleIn()).toContain('Last night');
  removeEntry('event', { id: 'night' });
  vi.setSystemTime(Date.now() + 60_000);
  expect(await titleIn()).toBeUndefined();
});

test('if the database fails, the response is empty and not cached; another page has no view', async () => {
  network.refuse(/hero-banners/, 'unavailable');
  expectLogged(/unavailable/);
  expect(await get('/view/home')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'Cache-Control': 'no-store' },
  });
  expect(await get('/view/team')).toMatchObject({ status: 404 });
});
