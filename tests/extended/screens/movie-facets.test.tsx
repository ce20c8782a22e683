// product 5.26, 5.27.
import { site } from '../../../src/company/site';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { filteredReader } from '../../../src/site/pages/movies/filtered-movies';
import { parseSearchKey, type SearchEntry } from '../../../src/content/search/search-entry';
import { moviesReader } from '../../../src/store/read/lists';
import { getMoviesByKey } from '../../../src/store/read/movies';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { upcomingReader } from '../../../src/site/reads/upcoming-movies';
import { aMovie, pagesOf } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';

const entry = (id: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key: `R${id}`,
  title: `Film ${id}`,
  status: 'Released',
  ...fields,
});
const INDEX = [
  entry('a', { genre: 'Drama', language: 'Malayalam', releaseDate: '2024-01-01' }),
  entry('b', { genre: 'Drama, Comedy', language: 'Tamil', releaseDate: '2025-01-01' }),
  entry('c', { genre: 'Comedy', language: 'Malayalam', director: 'Anjú Paul' }),
  entry('d', { genre: 'Drama', status: 'Upcoming', releaseDate: '2199-12-01', key: 'Ud' }),
];

beforeEach(() => {
  vi.mocked(moviesReader).mockImplementation(() => pagesOf([aMovie({ title: 'Newest' })]));
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf([aMovie({ title: 'Soonest' })]));
  vi.mocked(readSearchIndex).mockResolvedValue(INDEX);
  vi.mocked(getMoviesByKey).mockImplementation(async (keys) =>
    keys.map((key) => {
      const { id, collection } = parseSearchKey(key);
      return aMovie({ id, collection, status: collection, title: `Film ${id}` });
    }),
  );
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const optionsOf = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const readKeys = () => vi.mocked(getMoviesByKey).mock.calls.map(([keys]) => keys);

test('genre, language and year are offered when asked for, and until then nothing is read for them', async () => {
  const { visitor } = renderAt('/movies');
  const more = await screen.findByRole('button', { name: 'More filters' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(readSearchIndex).not.toHaveBeenCalled();

  await visitor.click(more);
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(optionsOf('Genre')).toEqual(['Any', 'Comedy (2)', 'Drama (3)']);
  expect(optionsOf('Language')).toEqual(['Any', 'Malayalam (2)', 'Tamil (1)']);
  expect(optionsOf('Year')).toEqual(['Any', '2199 (1)', '2025 (1)', '2024 (1)']);
  expect(titles()).toEqual(['Newest']);
  await visitor.click(more);
  expect(screen.queryByRole('combobox', { name: 'Genre' })).not.toBeInTheDocument();
});

test('a person without films is named', async () => {
  renderAt('/movies?person=Nobody+Known');
  expect(await screen.findByText('No movies found for "Nobody Known"')).toBeVisible();
});

test('what is chosen is in the address, is combined, and can be cleared', async () => {
  const { visitor, address } = renderAt('/movies');
  await visitor.click(await screen.findByRole('button', { name: 'More filters' }));
  await visitor.selectOptions(await screen.findByRole('combobox', { name: 'Genre' }), 'Drama');
  await waitFor(() => expect(titles()).toEqual(['Film d', 'Film b', 'Film a']));
  expect(address()).toBe('/movies?genre=Drama');

  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tamil');
  await waitFor(() => expect(titles()).toEqual(['Film b']));
  await visitor.click(screen.getByRole('link', { name: 'Upcoming' }));
  expect(await screen.findByText('No movies found for "Upcoming"')).toBeVisible();
  expect(address()).toBe('/movies?genre=Drama&language=Tamil&status=Upcoming');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Tamil');

  await visitor.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'Soonest' })).toBeVisible();
  expect(address()).toBe('/movies?status=Upcoming');
  expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus());
});

test('filters of the address are applied and shown, in any case', async () => {
  renderAt('/movies?genre=comedy&year=2025');
  await waitFor(() => expect(titles()).toEqual(['Film b']));
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toHaveDisplayValue('Comedy (1)');
  expect(moviesReader).not.toHaveBeenCalled();
});

test('upcoming films that fit are under the months of their release', async () => {
  renderAt('/movies?status=Upcoming&genre=Drama');
  expect(await screen.findByText('1 upcoming')).toBeVisible();
  expect(readKeys()).toEqual([['Ud']]);
});

test('only the films of the page are read, and "Show more" reads the next ones', async () => {
  const movies = Array.from({ length: 25 }, (_, at) => entry(`${at}`, { genre: 'Drama' }));
  vi.mocked(readSearchIndex).mockResolvedValue(movies);
  const { visitor } = renderAt('/movies?genre=Drama');
  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(25));
  expect(readKeys().map((keys) => keys.length)).toEqual([20, 5]);
  expect(readSearchIndex).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a list that was left at a later page goes on behind the film before it, or begins anew if that is gone', async () => {
  const movies = Array.from({ length: 45 }, (_, at) => entry(`${at}`, { genre: 'Drama' }));
  vi.mocked(readSearchIndex).mockResolvedValue(movies);
  const firstOf = async (movie: string) => {
    const read = await filteredReader('All', { genre: 'Drama' }, { movie });
    return (await read())[0]?.id;
  };
  expect(await firstOf('Released/39')).toBe('40');
  expect(await firstOf('Released/gone')).toBe('0');
});

test('films that are gone or have another status by now leave no gap in the page', async () => {
  const movies = Array.from({ length: 25 }, (_, at) => entry(`${at}`, { genre: 'Drama' }));
  vi.mocked(readSearchIndex).mockResolvedValue(movies);
  vi.mocked(getMoviesByKey).mockImplementation(async (keys) =>
    keys
      .filter((key) => key !== 'R0')
      .map((key) => aMovie({ id: key, status: key === 'R1' ? 'Upcoming' : 'Released' })),
  );
  renderAt('/movies?status=Released&genre=Drama');
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(readKeys().map((keys) => keys.length)).toEqual([20, 2]);
});

test('the films of a person have a page with a title and an address of its own', async () => {
  const { visitor, address } = renderAt('/movies?person=anju+paul');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Films of anju paul' }),
  ).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Film c']));
  expect(document.title).toMatch(/^Films of anju paul – /);
  const path = '/movies?person=anju%20paul';
  await waitFor(() =>
    expect(headAddresses()).toEqual([
      site.origin + path,
      ...['', '/ml', ''].map((base) => site.origin + base + path),
      site.origin + path,
    ]),
  );

  await visitor.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  expect(address()).toBe('/movies');
  await waitFor(() => expect(headAddresses()[0]).toBe(`${site.origin}/movies`));
});

/** The canonical address, the same in each language, and that of a link preview. */
const headAddresses = () => [
  ...[
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]'),
  ].map(({ href }) => href),
  document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content,
];

test('if the index cannot be read, list and filters say so and can be tried again', async () => {
  expectLogged(/unavailable/);
  vi.mocked(readSearchIndex).mockRejectedValue(new Error('unavailable'));
  const { visitor } = renderAt('/movies?genre=Drama');
  expect(await screen.findByText(/The filters could not be loaded/)).toBeVisible();
  expect(await screen.findByText(/The movies could not be loaded/)).toBeVisible();
  vi.mocked(readSearchIndex).mockResolvedValue(INDEX);
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await visitor.click(button);
  }
  await waitFor(() => expect(titles()).toEqual(['Film d', 'Film b', 'Film a']));
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
});
