import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { setUpMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/pictures');

setUpMovies();
beforeEach(() => {
  storedVideos();
  storedAnnouncements();
});

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));

test('the sidebar has the areas in their order, without About', async () => {
  renderAt('/admin/about');
  const areas = (await sidebar()).getAllByRole('link').map(({ textContent }) => textContent.trim());
  expect(areas).toEqual([
    'Homepage',
    'Movies',
    'Videos',
    'Gallery',
    'Contact',
    'Settings',
    'Trash',
    'Export',
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
