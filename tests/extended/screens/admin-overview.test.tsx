// product 14.16, 40.16.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, message } from '../../support/admin-screen';
import {
  aBanner,
  aGalleryImage,
  aMessage,
  aMovie,
  aVideo,
  anAnnouncement,
} from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import {
  dataAt,
  removeEntry,
  storeDrafts,
  storeEntries,
  storeMessages,
  storeSettings,
  stored,
} from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { aDraft } from '../../support/a-draft';
import { fullFields } from '../../support/samples';
import { DAY_MS } from '../../../src/shared/day';
import type { EntryKind } from '../../../src/content/entry';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { editEntry } from '../../../src/store/write/edit-entry';
import { readSettings } from '../../../src/store/settings/settings-reader';
import { updateSettings } from '../../../src/store/settings/settings-admin';
import { isInMalayalam } from '../../support/translations';
import { addEntry } from '../../../src/store/write/add-entry';
import { SEARCH_CHANGES } from '../../../src/content/search/stored-index';
import { ERROR_COUNTS } from '../../../src/firebase/collections';

beforeEach(() => {
  storeEntries('banner', aBanner({ title: 'Monsoon' }));
});

const overview = () => screen.findByRole('group', { name: 'What matters now' });
const part = (name: string) => screen.findByRole('region', { name });
const lines = async (name: string) =>
  within(await part(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const OVERDUE = 'Past their date, still Upcoming';
const overdue = { status: 'Upcoming', releaseDate: '2020-05-01' } as const;
const tides = aMovie({ title: 'Tides', ...overdue });
const ebb = aMovie({ title: 'Ebb', ...overdue, releaseDate: '2020-06-01' });

test('without anything to report the overview is empty, and the tabs do not wait', async () => {
  stored('banner').forEach((banner) => removeEntry('banner', banner));
  renderAt('/admin');
  await message(/^No banners yet/);
  await network.quiet();
  expect(await overview()).toBeEmptyDOMElement();
});

test('new messages are counted, with a link to the inbox', async () => {
  storeMessages(
    aMessage(),
    aMessage(),
    aMessage({ status: 'viewed' }),
    aMessage({ status: 'spam' }),
  );
  renderAt('/admin');
  const link = await within(await overview()).findByRole('link', { name: '2 new messages' });
  expect(link).toLeadTo('/admin/contact');
});

test.each([
  [1, 'Visitors saw one error on this site since yesterday.'],
  [12, 'Visitors saw 12 errors on this site since yesterday.'],
])('%i errors of visitors are named, with a link to them', async (errors, text) => {
  memory.put({ [`${ERROR_COUNTS}/${Math.floor(Date.now() / DAY_MS)}`]: { count: errors } });
  renderAt('/admin');
  const link = await within(await overview()).findByRole('link', { name: /^the errors/ });
  expect(link).toLeadTo('https://console.cloud.google.com/errors?project=demo-cinema');
  expect(link.closest('p')).toHaveTextContent(text);
});

test('entries that do not fit into the search index are counted, with the remedy', async () => {
  memory.put({ [SEARCH_CHANGES]: { ...dataAt(SEARCH_CHANGES), leftOut: 120 } });
  renderAt('/admin');
  const text = /does not find 120 of the oldest entries\. Delete videos, events or films/;
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [[{}, {}, { publishAt: new Date('2026-11-27T18:00:00') }], '2 drafts, 1 scheduled, next on'],
  [[{}], '1 draft'],
  [[{ publishAt: new Date('2026-11-27T18:00:00') }], '1 scheduled, next on'],
  [
    [
      { publishAt: new Date('2026-11-21T18:00:00') },
      { publishAt: new Date('2026-11-27T18:00:00') },
    ],
    '1 scheduled, 1 on the site already, next on',
  ],
  [[{ publishAt: new Date('2026-11-21T18:00:00') }], '1 on the site already'],
])('unpublished entries are counted, with a link', async (waiting, words) => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
  storeDrafts(...waiting.map((times) => aDraft('announcement', anAnnouncement(), times)));
  renderAt('/admin');
  const next = words.endsWith('on') ? ' Friday 27 November 2026, 18:00' : '';
  const link = await within(await overview()).findByRole('link', {
    name: `Coming up: ${words}${next}`,
  });
  expect(link).toLeadTo('/admin/coming');
});

test('the banners and videos of the landing page are named in their order', async () => {
  storeEntries('banner', aBanner({ publishedAt: new Date('2020-01-01') }));
  storeEntries(
    'video',
    aVideo({ title: 'Trailer' }),
    aVideo({ title: 'Off', onLandingPage: false }),
    ...['B', 'C', 'D', 'E', 'F'].map((title) => aVideo({ title })),
  );
  const { visitor } = renderAt('/admin?tab=videos');
  expect(await lines('Banners on the landing page')).toEqual(['Monsoon', 'Banner 2']);
  expect(await lines('Videos on the landing page')).toEqual(['Trailer', 'B', 'C', 'D', 'E']);
  await visitor.click(screen.getByRole('link', { name: 'Change the banners' }));
  const list = await screen.findByRole('heading', { name: 'Current Banners' });
  await waitFor(() => expect(list).toHaveFocus());
});

test('a film whose date has passed is marked as released with one press', async () => {
  storeEntries('movie', tides, ebb);
  const { visitor } = renderAt('/admin');
  expect((await lines(OVERDUE))[0]).toContain('Tides 1 May 2020');
  await visitor.click(button('Mark as Released: Tides'));
  expect(await message('Movie status updated!')).toBeVisible();
  expect(stored('movie')).toMatchObject([{ status: 'Released' }, { status: 'Upcoming' }]);
  await waitFor(async () => expect(await lines(OVERDUE)).toHaveLength(1));
  await waitFor(async () => expect(await overview()).toHaveFocus());
});

test('more than three entries are counted', async () => {
  storeEntries('movie', ...Array.from({ length: 7 }, () => aMovie(overdue)));
  renderAt('/admin');
  expect(await lines(OVERDUE)).toHaveLength(3);
  expect(within(await part(OVERDUE)).getByText('and 4 more')).toBeVisible();
});

test('missing fields are counted, each number with a link to the list', async () => {
  const { picture: _picture, ...noPoster } = fullFields('movie');
  const { releaseDate: _date, ...noDate } = fullFields('movie');
  storeEntries('movie', aMovie(noPoster), aMovie(noPoster), aMovie(noDate));
  const { picture: _other, ...noPicture } = fullFields('announcement');
  storeEntries('announcement', anAnnouncement(noPicture), anAnnouncement(noPicture));
  storeEntries('video', aVideo(fullFields('video')));
  const { movieId } = fullFields('image');
  storeEntries('image', ...[1, 2, 3].map(() => aGalleryImage({ ...(movieId && { movieId }) })));
  renderAt('/admin');
  const incomplete = within(await part('Incomplete'));
  await incomplete.findByRole('link', { name: '3 without alternative text' });
  const ways = incomplete
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['2 without a poster', '/admin/movies?missing=picture#list'],
    ['1 without a release date', '/admin/movies?missing=date#list'],
    ['2 without a picture', '/admin/announcements?missing=picture#list'],
    ['3 without alternative text', '/admin/gallery?missing=alt#list'],
  ]);
  expect(incomplete.queryByText('Videos')).not.toBeInTheDocument();
});

test.runIf(isInMalayalam)(
  'translations to be looked at are also counted for banners, images and settings',
  async () => {
    const words = { title: 'Pier', title_ml: 'കടൽപ്പാലം' };
    storeEntries('banner', aBanner(words));
    storeEntries('image', aGalleryImage({ ...words, ...fullFields('image') }));
    storeSettings({ copyright: 'A', copyright_ml: 'എ', mission: 'B', mission_ml: 'ബി' });
    for (const banner of stored('banner').filter(({ title }) => title === 'Pier')) {
      await editEntry('banner', banner, { ...banner, title: 'Quay' });
    }
    for (const image of stored('image'))
      await editEntry('image', image, { ...image, title: 'Quay' });
    const settings = await readSettings();
    const changed = { ...settings, copyright: 'C', mission: 'D' };
    const names = ['copyright', 'copyright_ml', 'mission', 'mission_ml'] as const;
    await updateSettings(names, settings, changed, () => ({}));
    renderAt('/admin');
    const incomplete = within(await part('Incomplete'));
    await incomplete.findByRole('link', { name: /^2 with/ });
    const ways = incomplete
      .getAllByRole('link', { name: /a translation to be looked at$/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['1 with a translation to be looked at', '/admin/gallery?missing=outdated#list'],
      ['1 with a translation to be looked at', '/admin/banners#list'],
      ['2 with a translation to be looked at', '/admin/settings?tab=footer'],
    ]);
  },
);

test('the entries that were added or changed last are named', async () => {
  storeEntries('movie', aMovie({ title: '' }));
  await addEntry(newEntryRef('video', 'rain'), aVideo({ title: 'Rain' }));
  renderAt('/admin');
  await waitFor(async () =>
    expect(await lines('Added or changed last')).toEqual([
      'RainEdit Rain',
      'UntitledEdit Untitled',
    ]),
  );
});

test.each([
  { kind: 'video', entry: aVideo, path: '/admin/videos?search=Rain' },
  { kind: 'announcement', entry: anAnnouncement, path: '/admin/announcements?search=Rain' },
] as const)('Edit opens the form of the last added entry: $kind', async ({ kind, entry, path }) => {
  await addEntry<EntryKind>(newEntryRef<EntryKind>(kind, 'rain'), entry({ title: 'Rain' }));
  const { visitor, address } = renderAt('/admin');
  await visitor.click(await screen.findByRole('link', { name: 'Edit Rain' }));
  const heading = await screen.findByRole('heading', { name: `Edit ${kind}` });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(address()).toBe(path);
});

test('a part that cannot be read is left out, and the others are shown', async () => {
  expectLogged(/offline/);
  network.refuse(/^batchGet search/, 'unavailable', { message: 'offline' });
  network.refuse(/^runQuery videos/, 'unavailable', { message: 'offline' });
  renderAt('/admin');
  expect(await lines('Banners on the landing page')).toEqual(['Monsoon']);
  expect(within(await overview()).getAllByRole('region')).toHaveLength(1);
});

test('the homepage ends with the version of the site', async () => {
  network.serve('/version.txt', '1.2.3 (abc1234, 2026-11-23)\n');
  renderAt('/admin');
  expect(await screen.findByText('Version 1.2.3 (abc1234, 2026-11-23)')).toBeVisible();
});

test('on a phone the parts are folded, except overdue films', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(width < 40rem)' }),
  );
  storeEntries('movie', tides);
  const { visitor } = renderAt('/admin');
  const banners = await part('Banners on the landing page');
  expect(within(banners).getByText('Monsoon')).not.toBeVisible();
  expect(within(await part(OVERDUE)).getByText('Tides')).toBeVisible();
  await visitor.click(within(banners).getByRole('heading'));
  expect(within(banners).getByText('Monsoon')).toBeVisible();
  expect(within(banners).getByRole('link', { name: 'Change the banners' })).toBeVisible();
});
