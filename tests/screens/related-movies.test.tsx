// product 5.21.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { movieKey, type SearchEntry } from '../../src/domain/search/search-entry';
import { listAnnouncements } from '../../src/services/entries/announcements';
import { galleryReader } from '../../src/services/entries/gallery';
import { listMovieVideos } from '../../src/services/movies/movie-videos';
import { getMovie } from '../../src/services/movies/movie';
import { getMoviesByKey } from '../../src/services/movies/movies-by-key';
import { NoSearchIndexError, readSearchIndex } from '../../src/services/search/search-index';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';

const movie = aMovie({ title: 'Kadal', director: 'Anju Paul' });
const others = ['Boat', 'Rain', 'Night', 'Lamp'].map((title) =>
  aMovie({ title, director: 'Anju Paul' }),
);
const index = others.map((other): SearchEntry => ({
  ...other,
  key: movieKey(other),
  title: other.title,
}));

beforeEach(() => {
  vi.mocked(getMovie).mockImplementation(async () => ({ ...movie }));
  allNearViewport();
  vi.mocked(galleryReader).mockReturnValue(pagesOf());
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(listMovieVideos).mockResolvedValue([]);
  return () => vi.unstubAllGlobals();
});

test('at the end of the page are three more films that fit, as the index has them', async () => {
  vi.mocked(readSearchIndex).mockResolvedValue(index);
  vi.mocked(getMoviesByKey).mockResolvedValue(others.slice(0, 3));
  renderAt('/movie/kadal');

  const section = await screen.findByRole('region', { name: 'More films' });
  expect(getMoviesByKey).toHaveBeenCalledWith(index.slice(0, 3).map(({ key }) => key));
  const titles = within(section).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Boat', 'Rain', 'Night']);
});

test.each([
  ['the index is missing', new NoSearchIndexError('search/0 does not exist'), null],
  ['it cannot be read', new Error('silent'), /silent/],
])('if %s, there is no such section', async (_, error, logged) => {
  if (logged) expectLogged(logged);
  vi.mocked(readSearchIndex).mockRejectedValue(error);
  renderAt('/movie/kadal');
  await waitFor(() => expect(readSearchIndex).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
  expect(screen.queryByText('More films')).not.toBeInTheDocument();
});

test('a film that no other fits to has no such section', async () => {
  vi.mocked(readSearchIndex).mockResolvedValue([]);
  vi.mocked(getMoviesByKey).mockResolvedValue([]);
  renderAt('/movie/kadal');
  await waitFor(() => expect(getMoviesByKey).toHaveBeenCalledWith([]));
  expect(screen.queryByText('More films')).not.toBeInTheDocument();
});

test('they are not read before that part of the page is near', async () => {
  vi.unstubAllGlobals();
  renderAt('/movie/kadal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
  expect(readSearchIndex).not.toHaveBeenCalled();
});
