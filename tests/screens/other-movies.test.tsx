// product 5.21, 5.28.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { movieKey, type SearchEntry } from '../../src/content/search/search-entry';
import { moviesReader } from '../../src/store/read/lists';
import { getMovie, getMoviesByKey } from '../../src/store/read/movies';
import { NoSearchIndexError, readSearchIndex } from '../../src/store/read/search-index';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { listInCinemas } from '../../src/site/reads/movies-by-release';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';

describe('related movies', () => {
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
  });

  test('at the end of the page are three more films that fit, as the index has them', async () => {
    vi.mocked(readSearchIndex).mockResolvedValue(index);
    vi.mocked(getMoviesByKey).mockResolvedValue(others.slice(0, 3));
    renderAt('/movie/kadal');

    const section = await screen.findByRole('region', { name: 'More films' });
    expect(getMoviesByKey).toHaveBeenCalledWith(index.slice(0, 3).map(({ key }) => key));
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles).toHaveTexts(['Boat', 'Rain', 'Night']);
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
});

describe('the neighbours in a list', () => {
  const FILMS = ['a', 'b', 'c'].map((id) => aMovie({ id, title: `Film ${id}` }));

  beforeEach(() => {
    vi.mocked(moviesReader).mockImplementation(() => pagesOf(FILMS));
    vi.mocked(upcomingReader).mockImplementation(() => pagesOf(FILMS));
    vi.mocked(getMovie).mockImplementation(
      async (id) => FILMS.find((movie) => movie.id === id) ?? null,
    );
  });

  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const neighbours = () =>
    within(screen.getByRole('navigation', { name: 'Films of the list' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test.each(['/movies', '/movies?status=Upcoming'])(
    'a film that is opened from %s leads to the previous and the next one of the list, and Back to the list',
    async (list) => {
      const { visitor, address, router } = renderAt(list);
      await visitor.click(await screen.findByRole('link', { name: /Film b/ }));
      await title('Film b');
      expect(neighbours()).toEqual([
        ['Previous Film a', '/movie/a'],
        ['Next Film c', '/movie/c'],
      ]);
      await visitor.click(screen.getByRole('link', { name: 'Next Film c' }));
      await title('Film c');
      expect(neighbours()).toEqual([['Previous Film b', '/movie/b']]);
      await visitor.click(screen.getByRole('link', { name: 'Previous Film b' }));
      await title('Film b');
      await router.navigate(-1);
      await screen.findByRole('link', { name: /Film a/ });
      expect(address()).toBe(list);
      // One read for each movie that was opened.
      expect(getMovie).toHaveBeenCalledTimes(3);
    },
  );

  test('a film that is opened from those in cinemas now leads to its neighbours among them', async () => {
    vi.mocked(listInCinemas).mockResolvedValue(FILMS.slice(0, 2));
    const { visitor } = renderAt('/movies');
    const section = await screen.findByRole('region', { name: 'In cinemas now' });
    await visitor.click(within(section).getByRole('link', { name: /Film b/ }));
    await title('Film b');
    expect(neighbours()).toEqual([['Previous Film a', '/movie/a']]);
  });

  test('a film that is opened by its address leads to no others', async () => {
    renderAt('/movie/b');
    await title('Film b');
    expect(screen.queryByRole('navigation', { name: 'Films of the list' })).not.toBeInTheDocument();
  });

  test.each([
    null,
    { list: 5 },
    { list: [{ id: 'a' }, null] },
    { list: [{ id: 'a', title: 'A' }] },
  ])('a history entry with the state %j leads to no others', async (state) => {
    const { router } = renderAt('/about');
    await router.navigate('/movie/b', { state });
    await title('Film b');
    expect(screen.queryByRole('navigation', { name: 'Films of the list' })).not.toBeInTheDocument();
  });
});
