// product 3.3, 5.6.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listComingEvents } from '../../src/store/read/events';
import { galleryReader } from '../../src/store/read/gallery';
import { listAnnouncements, moviesReader, videosReader } from '../../src/store/read/lists';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

type Read = () => Promise<never[]>;

test.each<[address: string, what: string, empty: string, readBy: (read: Read) => unknown]>([
  [
    '/announcements',
    'announcements',
    'Nothing to announce just now.',
    (read) => vi.mocked(listAnnouncements).mockImplementation(read),
  ],
  [
    '/events',
    'events',
    'No event is planned just now.',
    (read) => vi.mocked(listComingEvents).mockImplementation(read),
  ],
  [
    '/gallery',
    'gallery',
    'There are no pictures here yet.',
    (read) => vi.mocked(galleryReader).mockReturnValue(read),
  ],
  [
    '/movies?status=Released',
    'movies',
    'No movies found for "Released"',
    (read) => vi.mocked(moviesReader).mockReturnValue(read),
  ],
  [
    '/videos',
    'videos',
    'The first trailer is on its way.',
    (read) => vi.mocked(videosReader).mockReturnValue(read),
  ],
])(
  '%s: a failed read is reported, not shown as an empty list, and can be tried again',
  async (address, what, empty, readBy) => {
    expectLogged(/silent/);
    readBy(vi.fn<Read>(async () => []).mockRejectedValueOnce(new Error('silent')));
    const { visitor } = renderAt(address);
    expect(await screen.findByText(new RegExp(`^The ${what} could not be loaded`))).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(empty)).toBeVisible();
  },
);
