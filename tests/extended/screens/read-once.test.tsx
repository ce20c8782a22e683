// product 2.10, 2.14.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { delay } from '../../../src/shared/failures/timeout';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import type { Movie } from '../../../src/content/movie/movie';
import { allNearViewport } from '../../support/near-viewport';
import { storeEntries, storeIndex } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { SEARCH_PART_SIZE } from '../../../src/content/search/search-columns';
import { searchEntryOf } from '../../../src/store/search/search-entries';

describe('the data of a page in the history', () => {
  const movieLink = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

  const KADAL = aMovie({ title: 'Kadal' });

  beforeEach(() => {
    storeEntries('movie', KADAL);
  });

  /** Another film is stored, which only a further read finds. */
  const storeAnother = () => storeEntries('movie', aMovie({ title: 'Mazha' }));
  const LIST = /^runQuery Movies/;
  /** The first read of the movies fails. */
  function failOnce() {
    expectLogged(/unavailable/);
    network.refuse(LIST, 'unavailable');
  }
  const read = (pattern = LIST) => network.requests(pattern).length;

  /** Opens a movie from the list of movies. */
  async function openMovie() {
    const page = renderAt('/movies');
    await page.visitor.click(await movieLink('Kadal'));
    await screen.findByRole('heading', { level: 1, name: 'Kadal' });
    return page;
  }

  test('Back shows the page with its data and reads nothing', async () => {
    const { router } = await openMovie();
    const before = read();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
    await network.quiet();
    expect(read()).toBe(before);
  });

  test('a link to the same page reads its data again', async () => {
    const { visitor } = await openMovie();
    storeAnother();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await visitor.click(within(navigation).getByRole('link', { name: 'Movies' }));
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back reads again after the admin area was open', async () => {
    const { router } = await openMovie();
    storeAnother();
    await act(() => router.navigate('/admin/about'));
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(-2));
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back shows the data of a second attempt, not the failure before it', async () => {
    failOnce();
    const { visitor, router } = renderAt('/movies');
    await screen.findByRole('button', { name: 'Try again' });
    network.accept(LIST);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await visitor.click(await movieLink('Kadal'));
    await screen.findByRole('heading', { level: 1, name: 'Kadal' });
    await act(() => router.navigate(-1));
    expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  });

  test('a page that the browser had frozen for more than ten minutes is read again', async () => {
    renderAt('/movies');
    await movieLink('Kadal');
    const thaw = async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await act(() => delay(0));
    };
    storeAnother();
    const before = read();
    await thaw();
    expect(read()).toBe(before);

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    await thaw();
    expect(await movieLink('Mazha')).toBeVisible();
  });

  test('Back repeats a failed read', async () => {
    failOnce();
    const { router } = renderAt('/movies');
    await screen.findByRole('button', { name: 'Try again' });
    network.accept(LIST);
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(await movieLink('Kadal')).toBeVisible();
  });
});

describe('a film from a list', () => {
  /** Another object in each test: what was read of a film is kept with its object. */
  let listed: Movie;

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  beforeEach(() => {
    listed = aMovie({ id: 'kadal', title: 'Kadal', description: 'As the list has it.' });
    storeEntries('movie', listed);
  });

  /** Follows the link of the movie on the landing page. */
  async function openFromList(whileListed: () => void) {
    allNearViewport();
    const { visitor } = renderAt('/');
    const link = await screen.findByRole('link', { name: /Kadal.*As the list has it/ });
    whileListed();
    await visitor.click(link);
  }
  const MOVIE = /^batchGet Movies.*kadal$/;

  test('is shown before the database has responded, then replaced by a newer version', async () => {
    const answer = network.hold(MOVIE);
    await openFromList(() =>
      storeEntries('movie', { ...listed, title: 'Kadal 2', description: 'As it is now.' }),
    );
    expect(await heading('Kadal')).toBeVisible();
    expect(screen.getByText('As the list has it.')).toBeVisible();

    answer();
    expect(await heading('Kadal 2')).toBeVisible();
    expect(screen.getByText('As it is now.')).toBeVisible();
    expect(network.repeated(MOVIE)).toEqual([]);
  });

  test('that is unchanged in the database reads nothing again', async () => {
    const answer = network.hold(MOVIE);
    await openFromList(() => undefined);
    await waitFor(() => expect(network.requests(/^runQuery videos/)).not.toEqual([]));
    await act(async () => answer());
    await network.quiet();
    expect(await heading('Kadal')).toBeVisible();
    expect(network.repeated(/^runQuery videos/)).toEqual([]);
  });

  test('that has been deleted since becomes the page for a missing one', async () => {
    await openFromList(() => memory.remove('Movies/Upcoming/Movies/kadal'));
    expect(await heading('Movie not found')).toBeVisible();
  });

  test('stays as in the list if it cannot be read', async () => {
    expectLogged(/unavailable/);
    await openFromList(() => network.refuse(MOVIE, 'unavailable'));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(await heading('Kadal')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the search index', () => {
  const KADAL = aMovie({ id: 'kadal', title: 'Kadal', genre: 'Drama' });
  const RELEASED = { collection: 'Released', status: 'Released' } as const;
  const OLD = aMovie({ id: 'old', title: 'Kadal of old', genre: 'Drama', ...RELEASED });
  beforeEach(() => storeEntries('movie', KADAL, OLD));

  // What is found shows its poster once it has been there for a moment.
  test('the filters of the movies and the search read the index once', async () => {
    const { visitor } = renderAt('/movies');
    await visitor.click(await screen.findByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Search' }));
    await visitor.type(await screen.findByRole('combobox', { name: /^Search/ }), 'kadal');
    expect(await screen.findByRole('option', { name: /Kadal of old/ })).toBeVisible();
    expect(network.repeated(/^batchGet search/)).toEqual([]);
  });

  test('a long index is searched as soon as its newest entries are read', async () => {
    const filler = Array.from({ length: SEARCH_PART_SIZE - 1 }, () => aMovie({ title: 'Rain' }));
    storeIndex([KADAL, ...filler, OLD].map((movie) => searchEntryOf('movie', movie)));
    const finish = network.hold(/^batchGet search.1$/);
    renderAt('/search?q=kadal');
    const movies = await screen.findByRole('region', { name: 'Films' });
    expect(within(movies).getAllByRole('listitem')).toHaveLength(1);
    finish();
    expect(await screen.findByRole('link', { name: /Kadal of old/ })).toBeVisible();
  });
});
