// product 38.8.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryKind, EntryOf } from '../../src/domain/entries/entry';
import type { Unpublished } from '../../src/domain/entries/unpublished';
import { listBanners } from '../../src/services/admin-lists/banners';
import { listOnSite } from '../../src/services/store/unpublished';
import { aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedEvents } from '../support/stored-events';
import { storedGallery } from '../support/stored-gallery';
import { storedMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

beforeEach(() => {
  signedInAs('admin');
  vi.mocked(listBanners).mockResolvedValue([]);
  storedAnnouncements();
  storedEvents();
  storedGallery();
  storedMovies();
  storedVideos();
});

const since = new Date(Date.now() - 60_000);
const until = new Date(Date.now() + 3_600_000);

/** What is on the site of a kind; the line needs no more of it than its title. */
const onSite = (kind: EntryKind, title: string, end?: Date) =>
  ({
    id: `${kind}:${title}`,
    kind,
    path: `${kind}/${title}`,
    entry: { ...aVideo({ title }) } satisfies EntryOf<'video'>,
    publishAt: since,
    savedAt: since,
    ...(end && { until: end }),
  }) as Unpublished;

const line = () => screen.findByText(/(is|are) on the site/);
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each<[EntryKind, string, string]>([
  ['movie', '/admin/movies', '2 movies'],
  ['video', '/admin/videos', '2 videos'],
  ['announcement', '/admin/announcements', '2 announcements'],
  ['event', '/admin/events', '2 events'],
  ['image', '/admin/gallery', '2 gallery images'],
  ['banner', '/admin/banners', '2 banners'],
])('above the list of a %s are those with an end', async (kind, address, count) => {
  const found = [onSite(kind, 'Kadal', until), onSite(kind, 'Mazha', until)];
  vi.mocked(listOnSite).mockResolvedValue(found);
  renderAt(address);
  const shown = await line();
  expect(shown).toHaveTextContent(`${count} are on the site until a set time: Kadal, Mazha`);
  expect(links(shown)).toEqual([
    ['Kadal', `/admin/coming/${kind}%3AKadal`],
    ['Mazha', `/admin/coming/${kind}%3AMazha`],
  ]);
  expect(listOnSite).toHaveBeenCalledWith(kind);
});

test('a single one, and one that is due, are said as such', async () => {
  vi.mocked(listOnSite).mockResolvedValue([onSite('video', 'Clip')]);
  renderAt('/admin/videos');
  expect(await line()).toHaveTextContent('1 video is on the site and not in this list yet: Clip');
});

test('a search finds those whose title has its terms', async () => {
  const found = [onSite('video', 'Making of Kadal', until), onSite('video', 'Mazha', until)];
  vi.mocked(listOnSite).mockResolvedValue(found);
  renderAt('/admin/videos?search=kadal+mak');
  expect(await line()).toHaveTextContent(
    '1 video is on the site until a set time: Making of Kadal',
  );
});

test('without any, for a search that finds none, and while it is read nothing is said', async () => {
  const { router } = renderAt('/admin/videos');
  await waitFor(() => expect(listOnSite).toHaveBeenCalled());
  expect(screen.queryByText(/on the site/)).toBeNull();
  vi.mocked(listOnSite).mockResolvedValue([onSite('video', 'Clip', until)]);
  await router.navigate('/admin/videos?search=other');
  await waitFor(() => expect(listOnSite).toHaveBeenCalledTimes(2));
  await screen.findByText(/No videos found/);
  expect(screen.queryByText(/on the site/)).toBeNull();
});

test('a failure is only logged: the list is there as always', async () => {
  expectLogged(/unavailable/);
  storedVideos(aVideo({ title: 'Published' }));
  vi.mocked(listOnSite).mockRejectedValue(new Error('unavailable'));
  renderAt('/admin/videos');
  expect(await screen.findByRole('article', { name: 'Published' })).toBeVisible();
  await waitFor(() => expect(listOnSite).toHaveBeenCalled());
  expect(screen.queryByText(/on the site/)).toBeNull();
});
