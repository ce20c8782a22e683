import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { cachePrefetched } from '../../../src/site/data/loader-cache';
import type { DatedMovie } from '../../../src/content/movie/release-date';
import { embeddedMovieData } from '../../../src/site/pages/movie/embedded-movie';
import { getDue } from '../../../src/store/due/due-entries';
import { getMovie } from '../../../src/store/read/movies';
import { listMovieVideos } from '../../../src/site/reads/movie-videos';
import { aMovie } from '../../support/builders';
import { deferred } from '../../support/deferred';
import { allNearViewport } from '../../support/near-viewport';
import { renderAt } from '../../support/render-at';

const EMBEDDED = aMovie({ id: 'kadal', title: 'Kadal', description: 'As it was served.' });

/** Opens the page of a movie as the function serves it (product 23.10). */
function openServed() {
  cachePrefetched('http://localhost/movie/kadal', embeddedMovieData({ ...EMBEDDED }), Infinity);
  return renderAt('/movie/kadal');
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.mocked(getMovie).mockResolvedValue({ ...EMBEDDED });
});
afterEach(() => {
  document.getElementById('splash')?.remove();
});

/** A splash that lifts when the returned function is called. */
function aSplash() {
  const lifted = deferred();
  const splash = document.createElement('div');
  splash.id = 'splash';
  splash.getAnimations = () =>
    [Object.assign(new EventTarget(), { finished: lifted.promise })] as never;
  document.body.append(splash);
  return lifted.resolve;
}

test('the film is shown from the page, and the database is asked once when it is in view', async () => {
  allNearViewport();
  const lift = aSplash();
  openServed();
  expect(await heading('Kadal')).toBeInTheDocument();
  expect(getMovie).not.toHaveBeenCalled();
  expect(listMovieVideos).not.toHaveBeenCalled();

  lift();
  await waitFor(() => expect(listMovieVideos).toHaveBeenCalledOnce());
  expect(getMovie).toHaveBeenCalledExactlyOnceWith('kadal');
});

/** The database has this movie, and answers when the returned function is called. */
function answerWith(movie: DatedMovie) {
  const answer = deferred();
  vi.mocked(getMovie).mockImplementation(() => answer.promise.then(() => movie));
  return answer.resolve;
}

test('what has been edited meanwhile is shown then', async () => {
  const answer = answerWith({ ...EMBEDDED, title: 'Kadal 2', description: 'As it is now.' });
  openServed();
  expect(await screen.findByText('As it was served.')).toBeVisible();

  answer();
  expect(await heading('Kadal 2')).toBeVisible();
  expect(screen.getByText('As it is now.')).toBeVisible();
});

test('a film that has been deleted ends as not found', async () => {
  vi.mocked(getMovie).mockResolvedValue(null);
  openServed();
  expect(await heading('Movie not found')).toBeVisible();
  expect(getDue).toHaveBeenCalledExactlyOnceWith('movie', 'kadal', expect.any(Function));
});

test('a film that is due stays', async () => {
  vi.mocked(getMovie).mockResolvedValue(null);
  vi.mocked(getDue).mockResolvedValue({ ...EMBEDDED, title: 'Due' });
  openServed();
  expect(await heading('Due')).toBeVisible();
});

test('Back to it reads nothing, and a link to it reads it anew', async () => {
  const { router } = openServed();
  await waitFor(() => expect(getMovie).toHaveBeenCalledOnce());
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  expect(await heading('Kadal')).toBeVisible();
  expect(getMovie).toHaveBeenCalledOnce();

  vi.mocked(getMovie).mockResolvedValue({ ...EMBEDDED, title: 'Anew' });
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/movie/kadal'));
  expect(await heading('Anew')).toBeVisible();
  expect(getMovie).toHaveBeenCalledTimes(2);
});
