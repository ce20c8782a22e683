// product 14.1.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerDialog, button, pressOn } from '../support/admin-screen';
import { aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedGallery } from '../support/stored-gallery';
import { setUpMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();
beforeEach(() => {
  storedVideos(aVideo({ title: 'Trailer' }));
  storedAnnouncements();
  storedGallery();
});

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

test('the sidebar has the areas in their order, without About, and the parts of six of them', async () => {
  renderAt('/admin/about');
  const links = (await sidebar()).getAllByRole('link').map(({ textContent }) => textContent.trim());
  expect(links).toEqual([
    'Homepage',
    'Movies',
    'Add a movie',
    'All movies',
    'Videos',
    'Add a video',
    'All videos',
    'Announcements',
    'Add an announcement',
    'All announcements',
    'Banners',
    'Add banners',
    'All banners',
    'Gallery',
    'Add images',
    'All images',
    'Events',
    'Add an event',
    'All events',
    'Contact',
    'Settings',
    'Coming up',
    'Trash',
    'Export',
    'Team',
    'Help',
    'View site',
  ]);
});

test.each(['/uploadMovie', '/upload', '/add-announcement'])(
  '%s is in the admin area, without the frame of the site',
  async (address) => {
    renderAt(address);
    await screen.findByRole('searchbox');
    expect((await sidebar()).getByRole('link', { name: 'Homepage' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
);

describe.each([
  { area: '/admin/movies', add: 'Add a movie', form: 'Add a movie', all: 'All movies' },
  { area: '/admin/videos', add: 'Add a video', form: 'Upload YouTube Video', all: 'All videos' },
  {
    area: '/admin/announcements',
    add: 'Add an announcement',
    form: 'Add an announcement',
    all: 'All announcements',
  },
  { area: '/admin/gallery', add: 'Add images', form: 'Add images', all: 'All images' },
])('the links of $area in the sidebar', ({ area, add, form, all }) => {
  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
  const link = async (name: string) => (await sidebar()).getByRole('link', { name });

  test('lead from another page to the list and to the form above it', async () => {
    const { visitor, address } = renderAt('/admin/export');
    await visitor.click(await link(all));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
    await visitor.click(await link(add));
    await waitFor(async () => expect(await heading(form)).toHaveFocus());
    expect(address()).toBe(area);
  });

  test('lead there again, and out of a search, on the page itself', async () => {
    const { visitor, address } = renderAt(`${area}?search=nothing-like-it`);
    await visitor.click(await link(all));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
    expect(address()).toBe(area);
    screen.getByRole('searchbox').focus();
    await visitor.click(await link(all));
    await waitFor(async () => expect(await heading(/^Current/)).toHaveFocus());
  });
});

test('the banners are one press away', async () => {
  const { visitor, address } = renderAt('/admin/export');
  await visitor.click((await sidebar()).getByRole('link', { name: 'Banners' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Add banners' })).toBeVisible();
  expect(address()).toBe('/admin/banners');
});

test('a link to a list can be opened in a new tab', async () => {
  renderAt('/admin/videos#list');
  const list = await screen.findByRole('heading', { name: 'Current Videos' });
  await waitFor(() => expect(list).toHaveFocus());
});

test('going back to a list that was opened by its link leaves the scroll position alone', async () => {
  const { visitor, router } = renderAt('/admin/export');
  await visitor.click((await sidebar()).getByRole('link', { name: 'All videos' }));
  const list = await screen.findByRole('heading', { name: 'Current Videos' });
  await waitFor(() => expect(list).toHaveFocus());
  await visitor.click((await sidebar()).getByRole('link', { name: 'Export' }));
  await screen.findByRole('heading', { level: 1, name: 'Export' });
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'Current Videos' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Add closes the form of an edit, and asks first if it has changes', async () => {
  const { visitor } = renderAt('/admin/videos');
  await pressOn('Trailer', 'Edit');
  await visitor.type(screen.getByDisplayValue('Trailer'), ' 2');
  const add = (await sidebar()).getByRole('link', { name: 'Add a video' });
  await visitor.click(add);
  await answerDialog('Cancel');
  expect(screen.getByDisplayValue('Trailer 2')).toBeVisible();

  await visitor.click(add);
  await answerDialog('Leave');
  const form = await screen.findByRole('heading', { name: 'Upload YouTube Video' });
  await waitFor(() => expect(form).toHaveFocus());
  expect(button('Upload Video')).toBeVisible();
  expect(screen.queryByDisplayValue('Trailer 2')).not.toBeInTheDocument();
});
