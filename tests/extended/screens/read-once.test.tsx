// product 2.10, 2.14.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { delay } from '../../../src/shared/failures/timeout';
import { getMovie } from '../../../src/store/read/movies';
import { moviesReader } from '../../../src/store/read/lists';
import { aMovie, pagesOf } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import type { Movie } from '../../../src/content/movie/movie';
import { listMovieVideos } from '../../../src/site/reads/movie-videos';
import { upcomingReader } from '../../../src/site/reads/upcoming-movies';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { deferred } from '../../support/deferred';
import { allNearViewport } from '../../support/near-viewport';
import type { SearchEntry } from '../../../src/content/search/search-entry';

describe('the data of a page in the history', () => {
  const movieLink = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

  const KADAL = aMovie({ title: 'Kadal' });

  beforeEach(() => {
    vi.mocked(getMovie).mockResolvedValue({ ...KADAL });
    vi.mocked(moviesReader).mockReturnValueOnce(pagesOf([KADAL]));
    vi.mocked(moviesReader).mockReturnValue(pagesOf([aMovie({ title: 'Mazha' })]));
  });

  /** The first read of the movies fails. */
  function failOnce() {
    expectLogged(/unavailable/);
    vi.mocked(moviesReader).mockReset();
    vi.mocked(moviesReader).mockReturnValue(
      vi.fn(pagesOf([KADAL])).mockRejectedValueOnce(new Error('unavailable')),
    );
  }

  /** Opens a movie from the list of movies. */
  async function openMovie() {
    const page = renderAt('/movies');
    await page.visitor.click(await movieLink('Kadal'));
    await screen.findByRole('heading', { level: 1, name: 'Kadal' });
    return page;
  }

  test('Back shows the page with its data and reads nothing', async () => {
    const { router } = await openMovie();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
    expect(moviesReader).toHaveBeenCalledTimes(1);
  });

  test('a link to the same page reads it again', async () => {
    const { visitor } = await openMovie();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await visitor.click(within(navigation).getByRole('link', { name: 'Movies' }));
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back reads again after the admin area was open', async () => {
    const { router } = await openMovie();
    await act(() => router.navigate('/admin/about'));
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(-2));
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back shows the data of a second attempt, not the failure before it', async () => {
    failOnce();
    const { visitor, router } = renderAt('/movies');
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
    await visitor.click(await movieLink('Kadal'));
    await screen.findByRole('heading', { level: 1, name: 'Kadal' });
    await act(() => router.navigate(-1));
    expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  });

  test('a page that the browser had frozen is read again when it is older than ten minutes', async () => {
    renderAt('/movies');
    await movieLink('Kadal');
    const thaw = async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await act(() => delay(0));
    };
    await thaw();
    expect(moviesReader).toHaveBeenCalledTimes(1);

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    await thaw();
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back repeats a read that failed', async () => {
    failOnce();
    const { router } = renderAt('/movies');
    await screen.findByRole('button', { name: 'Try again' });
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(await movieLink('Kadal')).toBeVisible();
  });
});

describe('a film that a list has handed over', () => {
  /** Another object in each test: what was read of a film is kept with its object. */
  let listed: Movie;

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  beforeEach(() => {
    listed = aMovie({ id: 'kadal', title: 'Kadal', description: 'As the list has it.' });
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
});

describe('the search index', () => {
  const KADAL: SearchEntry = { key: 'Ukadal', title: 'Kadal', genre: 'Drama', status: 'Upcoming' };
  const OLD: SearchEntry = {
    key: 'Rold',
    title: 'Kadal of old',
    genre: 'Drama',
    status: 'Released',
  };

  // What is found shows its poster once it has been there for a moment.
  test('the filters of the movies and the search read the index once', async () => {
    vi.mocked(moviesReader).mockImplementation(() => pagesOf([]));
    vi.mocked(upcomingReader).mockImplementation(() => pagesOf([]));
    vi.mocked(readSearchIndex).mockResolvedValue([KADAL, OLD]);
    const { visitor } = renderAt('/movies');
    await visitor.click(await screen.findByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Search' }));
    await visitor.type(await screen.findByRole('combobox', { name: /^Search/ }), 'kadal');
    expect(await screen.findByRole('option', { name: /Kadal of old/ })).toBeVisible();
    expect(readSearchIndex).toHaveBeenCalledOnce();
  });

  test('a long index is searched as soon as its newest entries are there', async () => {
    let finish: (entries: readonly SearchEntry[]) => void = () => {};
    vi.mocked(readSearchIndex).mockImplementation((onPartial) => {
      void onPartial?.([KADAL]);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    renderAt('/search?q=kadal');
    const movies = await screen.findByRole('region', { name: 'Films' });
    expect(within(movies).getAllByRole('listitem')).toHaveLength(1);
    finish([KADAL, OLD]);
    expect(await screen.findByRole('link', { name: /Kadal of old/ })).toBeVisible();
  });
});
