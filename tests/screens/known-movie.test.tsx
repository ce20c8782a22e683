// product 2.14.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Movie } from '../../src/domain/movies/movie';
import { galleryReader } from '../../src/services/entries/gallery';
import { getMovie } from '../../src/services/movies/movie';
import { listMovieVideos } from '../../src/services/movies/movie-videos';
import { getMoviesByKey } from '../../src/services/movies/movies-by-key';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { readSearchIndex } from '../../src/services/search/search-index';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { emptyLandingPage } from '../support/empty-landing-page';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';

/** Another object in each test: what was read of a film is kept with its object. */
let listed: Movie;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  listed = aMovie({ id: 'kadal', title: 'Kadal', description: 'As the list has it.' });
  emptyLandingPage();
  vi.mocked(galleryReader).mockReturnValue(pagesOf());
  vi.mocked(listMovieVideos).mockResolvedValue([]);
  vi.mocked(readSearchIndex).mockResolvedValue([]);
  vi.mocked(getMoviesByKey).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockReturnValue(pagesOf([listed]));
});

/** Follows the link of the movie on the landing page. */
async function openFromList() {
  allNearViewport();
  const { visitor } = renderAt('/');
  await visitor.click(await screen.findByRole('link', { name: /Kadal.*As the list has it/ }));
}

test('a film of a list is shown before the database has answered, then what is newer', async () => {
  const answer = deferred();
  const stored = { ...listed, title: 'Kadal 2', description: 'As it is now.' };
  vi.mocked(getMovie).mockImplementation(() => answer.promise.then(() => stored));
  await openFromList();
  expect(await heading('Kadal')).toBeVisible();
  expect(screen.getByText('As the list has it.')).toBeVisible();

  answer.resolve();
  expect(await heading('Kadal 2')).toBeVisible();
  expect(screen.getByText('As it is now.')).toBeVisible();
  expect(getMovie).toHaveBeenCalledExactlyOnceWith('kadal');
});

test('an answer that is the same reads nothing again', async () => {
  const answer = deferred();
  vi.mocked(getMovie).mockImplementation(() => answer.promise.then(() => ({ ...listed })));
  await openFromList();
  await waitFor(() => expect(listMovieVideos).toHaveBeenCalledOnce());
  await act(async () => answer.resolve());
  expect(await heading('Kadal')).toBeVisible();
  expect(listMovieVideos).toHaveBeenCalledOnce();
});

test('a film that has been deleted since ends as not found', async () => {
  vi.mocked(getMovie).mockResolvedValue(null);
  await openFromList();
  expect(await heading('Movie not found')).toBeVisible();
});

test('a film whose page cannot be read stays as the list has it', async () => {
  expectLogged(/unavailable/);
  vi.mocked(getMovie).mockRejectedValue(new Error('unavailable'));
  await openFromList();
  await waitFor(() => expect(getMovie).toHaveBeenCalled());
  expect(await heading('Kadal')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
