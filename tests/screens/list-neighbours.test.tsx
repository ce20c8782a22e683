// product 5.28.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listInCinemas } from '../../src/services/movies/movies-by-release';
import { getMovie } from '../../src/services/movies/movie';
import { moviesReader } from '../../src/services/movies/movies';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { aMovie, pagesOf } from '../support/builders';
import { renderAt } from '../support/render-at';

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

test.each([null, { list: 5 }, { list: [{ id: 'a' }, null] }, { list: [{ id: 'a', title: 'A' }] }])(
  'a history entry with the state %j leads to no others',
  async (state) => {
    const { router } = renderAt('/about');
    await router.navigate('/movie/b', { state });
    await title('Film b');
    expect(screen.queryByRole('navigation', { name: 'Films of the list' })).not.toBeInTheDocument();
  },
);
