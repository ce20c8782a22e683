// product 14.3.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listBanners } from '../../src/services/admin-lists/banners';
import { card, cards, field } from '../support/admin-screen';
import { aBanner, aMovie, anAnnouncement, aVideo } from '../support/builders';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { setUpMovies, storedMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();
beforeEach(() => {
  vi.mocked(listBanners).mockResolvedValue([aBanner({ title: 'Monsoon' })]);
  storedAnnouncements(anAnnouncement({ title: 'Premiere' }));
  storedMovies(aMovie({ title: 'Tides' }), aMovie({ title: 'Ebb', status: 'Released' }));
  storedVideos(aVideo({ title: 'Trailer' }));
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the homepage' }));
const tab = (name: string) => tabs().getByRole('link', { name });
const form = (name: string) => screen.findByRole('form', { name });

test('the homepage has four tabs, and the open one is in the address', async () => {
  const { visitor, address } = renderAt('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Homepage' })).toBeVisible();
  expect(
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hero', 'Announcements', 'Upcoming Movies', 'Latest Videos']);
  expect(tab('Hero')).toHaveAttribute('aria-current', 'page');
  expect(await card('Monsoon')).toBeVisible();

  await visitor.click(tab('Announcements'));
  expect(await form('Add an announcement')).toBeVisible();
  expect(await card('Premiere')).toBeVisible();
  expect(address()).toBe('/admin?tab=announcements');

  await visitor.click(tab('Upcoming Movies'));
  expect(await form('Add a movie')).toBeVisible();
  expect(await card('Tides')).toBeVisible();
  expect(cards()).toHaveLength(1);

  await visitor.click(tab('Latest Videos'));
  expect(await form('Upload YouTube Video')).toBeVisible();
  expect(await card('Trailer')).toBeVisible();
  expect(tab('Latest Videos')).toHaveAttribute('aria-current', 'page');
});

test('the tab of the address is opened', async () => {
  renderAt('/admin?tab=videos');
  expect(await form('Upload YouTube Video')).toBeVisible();
  expect(listBanners).not.toHaveBeenCalled();
});

test('an unknown tab in the address opens the first tab', async () => {
  renderAt('/admin?tab=evil');
  expect(await card('Monsoon')).toBeVisible();
});

test("the Hero tab shows 'Loading...' until the banners have been read", async () => {
  const reading = deferred();
  vi.mocked(listBanners).mockImplementation(async () => {
    await reading.promise;
    return [aBanner({ title: 'Monsoon' })];
  });
  renderAt('/admin');
  await screen.findByRole('heading', { name: 'Homepage' });
  expect(await screen.findByText('Loading...')).toBeVisible();
  reading.resolve();
  expect(await card('Monsoon')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('filters and searches leave the tab open', async () => {
  const { visitor, address } = renderAt('/admin?tab=movies&status=Upcoming');
  await card('Tides');
  await visitor.click(screen.getByRole('link', { name: 'Released' }));
  expect(await card('Ebb')).toBeVisible();
  await visitor.type(screen.getByRole('searchbox'), 'snow');
  await visitor.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No movies available.')).toBeVisible();
  expect(address()).toBe('/admin?tab=movies&status=Released&search=snow');
  await visitor.click(screen.getByRole('link', { name: 'Show all movies' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(address()).toBe('/admin?tab=movies');
});

test('opening another tab asks first if the form has changes', async () => {
  const { visitor, address } = renderAt('/admin?tab=videos');
  await form('Upload YouTube Video');
  await visitor.type(field('Title'), 'Rain');
  await visitor.click(tab('Hero'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Leave without saving?')).toBeVisible();
  await visitor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/admin?tab=videos');
  await visitor.click(tab('Hero'));
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await card('Monsoon')).toBeVisible();
});
