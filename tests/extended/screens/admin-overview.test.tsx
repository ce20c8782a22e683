// product 14.16.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  readBanners,
  readIndexOverview,
  readUnpublished,
  readVideos,
  countErrors,
  readSiteVersion,
} from '../../../src/store/overview';
import { countImages } from '../../../src/store/read/admin/entries';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { countMessages } from '../../../src/store/messages/message-counts';
import { setFields } from '../../../src/store/write/edit-entry';
import { button, card, message } from '../../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';

beforeEach(() => {
  store('banner', aBanner({ title: 'Monsoon' }));
});

const overview = () => screen.findByRole('group', { name: 'What matters now' });
const part = (name: string) => screen.findByRole('region', { name });
const lines = async (name: string) =>
  within(await part(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const NOTHING = { overdue: [], last: [], missing: [], leftOut: 0 };
const OVERDUE = 'Past their date, still Upcoming';
const overdue = {
  key: 'Utides',
  title: 'Tides',
  status: 'Upcoming',
  releaseDate: '2020-05-01',
} as const;
const ebb = { ...overdue, key: 'Rebb', title: 'Ebb', releaseDate: '2020-06-01' } as const;

test('nothing is said where nothing matters, and the tabs do not wait', async () => {
  renderAt('/admin');
  await card('Monsoon');
  expect(await overview()).toBeEmptyDOMElement();
});

test('new messages are counted, with a link to the inbox', async () => {
  vi.mocked(countMessages).mockResolvedValue({ new: 2, viewed: 5, spam: 1 });
  renderAt('/admin');
  const link = await within(await overview()).findByRole('link', { name: '2 new messages' });
  expect(link).toLeadTo('/admin/contact');
});

test.each([
  [1, 'Visitors saw one error on this site since yesterday.'],
  [12, 'Visitors saw 12 errors on this site since yesterday.'],
])('%i errors of visitors are named, with a link to them', async (errors, text) => {
  vi.mocked(countErrors).mockResolvedValue(errors);
  renderAt('/admin');
  const link = await within(await overview()).findByRole('link', { name: /^the errors/ });
  expect(countErrors).toHaveBeenCalledWith();
  expect(link).toLeadTo('https://console.cloud.google.com/errors?project=demo-cinema');
  expect(link.closest('p')).toHaveTextContent(text);
});

test('entries for which the search has no room are counted, with what helps', async () => {
  vi.mocked(readIndexOverview).mockResolvedValue({ ...NOTHING, leftOut: 120 });
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
])('what is not published yet is counted, with a link to it', async (waiting, words) => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
  const entry = { kind: 'announcement', entry: anAnnouncement() };
  const coming = waiting.map((time) => ({ ...entry, ...time }) as Unpublished);
  vi.mocked(readUnpublished).mockResolvedValue(
    coming.toSorted((a, b) => Number(a.publishAt ?? Infinity) - Number(b.publishAt ?? Infinity)),
  );
  renderAt('/admin');
  const next = words.endsWith('on') ? ' Friday 27 November 2026, 18:00' : '';
  const link = await within(await overview()).findByRole('link', {
    name: `Coming up: ${words}${next}`,
  });
  expect(link).toLeadTo('/admin/coming');
});

test('the banners and videos of the landing page are named in their order', async () => {
  vi.mocked(readBanners).mockResolvedValue([aBanner({ title: 'Monsoon' }), aBanner()]);
  vi.mocked(readVideos).mockResolvedValue([
    aVideo({ title: 'Trailer' }),
    aVideo({ title: 'Off', onLandingPage: false }),
    ...['B', 'C', 'D', 'E', 'F'].map((title) => aVideo({ title })),
  ]);
  const { visitor } = renderAt('/admin?tab=videos');
  expect(await lines('Banners on the landing page')).toEqual(['Monsoon', 'Banner 2']);
  expect(await lines('Videos on the landing page')).toEqual(['Trailer', 'B', 'C', 'D', 'E']);
  await visitor.click(screen.getByRole('link', { name: 'Change the banners' }));
  const list = await screen.findByRole('heading', { name: 'Current Banners' });
  await waitFor(() => expect(list).toHaveFocus());
});

test('a film whose date has passed is marked as released with one press', async () => {
  vi.mocked(readIndexOverview)
    .mockResolvedValueOnce({ ...NOTHING, overdue: [overdue, ebb] })
    .mockResolvedValue({ ...NOTHING, overdue: [ebb] });
  store('movie', aMovie({ id: 'tides', title: 'Tides' }));
  const { visitor } = renderAt('/admin');
  expect((await lines(OVERDUE))[0]).toContain('Tides 1 May 2020');
  await visitor.click(button('Mark as Released: Tides'));
  expect(await message('Movie status updated!')).toBeVisible();
  const { collection, id } = { collection: 'Upcoming', id: 'tides' };
  expect(setFields).toHaveBeenCalledExactlyOnceWith(
    'movie',
    expect.objectContaining({ collection, id }),
    { status: 'Released' },
  );
  await waitFor(async () => expect(await lines(OVERDUE)).toHaveLength(1));
  await waitFor(async () => expect(await overview()).toHaveFocus());
});

test('more than three are counted', async () => {
  const movies = Array.from({ length: 7 }, (_, n) => ({ ...overdue, title: `Film ${n}` }));
  vi.mocked(readIndexOverview).mockResolvedValue({ ...NOTHING, overdue: movies });
  renderAt('/admin');
  expect(await lines(OVERDUE)).toHaveLength(3);
  expect(within(await part(OVERDUE)).getByText('and 4 more')).toBeVisible();
});

test('what is missing is counted, each number with the way to the list of it', async () => {
  vi.mocked(readIndexOverview).mockResolvedValue({
    ...NOTHING,
    missing: [
      {
        kind: 'movie',
        counts: [
          { lack: 'picture', count: 26 },
          { lack: 'date', count: 1 },
        ],
      },
      { kind: 'video', counts: [] },
      { kind: 'announcement', counts: [{ lack: 'picture', count: 2 }] },
    ],
  });
  vi.mocked(countImages).mockResolvedValue(3);
  renderAt('/admin');
  const incomplete = within(await part('Incomplete'));
  await incomplete.findByRole('link', { name: '3 without alternative text' });
  const ways = incomplete
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['26 without a poster', '/admin/movies?missing=picture#list'],
    ['1 without a release date', '/admin/movies?missing=date#list'],
    ['2 without a picture', '/admin/announcements?missing=picture#list'],
    ['3 without alternative text', '/admin/gallery?missing=alt#list'],
  ]);
  expect(incomplete.queryByText('Videos')).not.toBeInTheDocument();
});

test('what was added or changed last is named', async () => {
  vi.mocked(readIndexOverview).mockResolvedValue({
    ...NOTHING,
    last: [
      { key: 'Vrain', title: 'Rain' },
      { key: 'Uebb', title: '' },
    ],
  });
  renderAt('/admin');
  await waitFor(async () =>
    expect(await lines('Added or changed last')).toEqual([
      'RainEdit Rain',
      'UntitledEdit Untitled',
    ]),
  );
});

test.each([
  { key: 'Vrain', form: 'Edit video', path: '/admin/videos?search=Rain' },
  {
    key: 'Aitem_1',
    form: 'Edit announcement',
    path: '/admin/announcements?search=Rain',
  },
] as const)('Edit opens the form: $form', async ({ key, form, path }) => {
  store('video', aVideo({ id: 'rain', title: 'Rain' }));
  store('announcement', anAnnouncement({ key: 'item_1', title: 'Rain' }));
  vi.mocked(readIndexOverview).mockResolvedValue({ ...NOTHING, last: [{ key, title: 'Rain' }] });
  const { visitor, address } = renderAt('/admin');
  await visitor.click(await screen.findByRole('link', { name: 'Edit Rain' }));
  const heading = await screen.findByRole('heading', { name: form });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(address()).toBe(path);
});

test('a part that cannot be read is left out, and the others are shown', async () => {
  expectLogged(/offline/);
  vi.mocked(readIndexOverview).mockRejectedValue(new Error('offline'));
  vi.mocked(readVideos).mockRejectedValue(new Error('offline'));
  vi.mocked(readBanners).mockResolvedValue([aBanner({ title: 'Monsoon' })]);
  renderAt('/admin');
  expect(await lines('Banners on the landing page')).toEqual(['Monsoon']);
  expect(within(await overview()).getAllByRole('region')).toHaveLength(1);
});

test('the homepage ends with the version of the site', async () => {
  vi.mocked(readSiteVersion).mockResolvedValue('1.2.3 (abc1234, 2026-11-23)');
  renderAt('/admin');
  expect(await screen.findByText('Version 1.2.3 (abc1234, 2026-11-23)')).toBeVisible();
});

test('on a phone the parts are lines that open, and what is overdue is open', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(width < 40rem)' }),
  );
  vi.mocked(readBanners).mockResolvedValue([aBanner({ title: 'Monsoon' })]);
  vi.mocked(readIndexOverview).mockResolvedValue({ ...NOTHING, overdue: [overdue] });
  const { visitor } = renderAt('/admin');
  const banners = await part('Banners on the landing page');
  expect(within(banners).getByText('Monsoon')).not.toBeVisible();
  expect(within(await part(OVERDUE)).getByText('Tides')).toBeVisible();
  await visitor.click(within(banners).getByRole('heading'));
  expect(within(banners).getByText('Monsoon')).toBeVisible();
  expect(within(banners).getByRole('link', { name: 'Change the banners' })).toBeVisible();
});
