// product 5.26 and 5.27.
import { site } from '../../../src/company/site';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { filteredReader } from '../../../src/site/pages/movies/filtered-movies';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { dataAt, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import type { Movie } from '../../../src/content/movie/movie';

const released = (id: string, fields: Partial<Movie> = {}) =>
  aMovie({ id, title: `Film ${id}`, collection: 'Released', status: 'Released', ...fields });
const FILMS = [
  released('a', { genre: 'Drama', language: 'Malayalam', releaseDate: '2024-01-01' }),
  released('b', { genre: 'Drama, Comedy', language: 'Tamil', releaseDate: '2025-01-01' }),
  released('c', { genre: 'Comedy', language: 'Malayalam', director: 'Anjú Paul' }),
  aMovie({ id: 'd', title: 'Film d', genre: 'Drama', releaseDate: '2199-12-01' }),
];
/** So many films of a genre, in place of those. */
function storeDramas(count: number) {
  memory.clear();
  const movies = Array.from({ length: count }, (_, at) => released(`${at}`, { genre: 'Drama' }));
  storeEntries('movie', ...movies);
}
const INDEX = /^batchGet search/;

beforeEach(() => {
  storeEntries('movie', ...FILMS);
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const optionsOf = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const filmsRead = () => network.requests(/^batchGet Movies/);

test('genre, language and year are offered on request, and nothing is read for them before', async () => {
  const { visitor } = renderAt('/movies');
  const more = await screen.findByRole('button', { name: 'More filters' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(network.requests(INDEX)).toEqual([]);

  await visitor.click(more);
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(optionsOf('Genre')).toEqual(['Any', 'Comedy (2)', 'Drama (3)']);
  expect(optionsOf('Language')).toEqual(['Any', 'Malayalam (2)', 'Tamil (1)']);
  expect(optionsOf('Year')).toEqual(['Any', '2199 (1)', '2025 (1)', '2024 (1)']);
  expect(titles()).toEqual(['Film a', 'Film b', 'Film c', 'Film d']);
  await visitor.click(more);
  expect(screen.queryByRole('combobox', { name: 'Genre' })).not.toBeInTheDocument();
});

test('a person without films is named', async () => {
  renderAt('/movies?person=Nobody+Known');
  expect(await screen.findByText('No movies found for "Nobody Known"')).toBeVisible();
});

test('chosen filters are in the address, are combined, and can be cleared', async () => {
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
  expect(await screen.findByRole('heading', { name: 'Film d' })).toBeVisible();
  expect(address()).toBe('/movies?status=Upcoming');
  expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus());
});

test('filters in the address are applied and shown, in any case', async () => {
  renderAt('/movies?genre=comedy&year=2025');
  await waitFor(() => expect(titles()).toEqual(['Film b']));
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toHaveDisplayValue('Comedy (1)');
  expect(network.requests(/^runQuery Movies/)).toEqual([]);
});

test('matching upcoming films are under the months of their release', async () => {
  renderAt('/movies?status=Upcoming&genre=Drama');
  expect(await screen.findByText('1 upcoming')).toBeVisible();
  expect(filmsRead()).toEqual(['batchGet Movies/Upcoming/Movies/d']);
});

test('only the films of the page are read, and "Show more" reads the next ones', async () => {
  storeDramas(25);
  const { visitor } = renderAt('/movies?genre=Drama');
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(filmsRead()).toHaveLength(20);
  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(25));
  expect(filmsRead()).toHaveLength(25);
  expect(network.repeated(INDEX)).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a list that was left at a later page continues after the film before it, or starts again if that film is gone', async () => {
  storeDramas(45);
  const firstOf = async (movie: string) => {
    const read = await filteredReader('All', { genre: 'Drama' }, { movie });
    return (await read())[0]?.id;
  };
  expect(await firstOf('Released/39')).toBe('40');
  expect(await firstOf('Released/gone')).toBe('0');
});

test('films that are deleted or have another status leave no gap in the page', async () => {
  storeDramas(25);
  memory.remove('Movies/Released/Movies/0');
  const changed = 'Movies/Released/Movies/1';
  memory.put({ [changed]: { ...dataAt(changed), status: 'Upcoming' } });
  renderAt('/movies?status=Released&genre=Drama');
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(filmsRead()).toHaveLength(22);
});

test('the films of a person are a page with its own title and address', async () => {
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
      `${site.origin}/feed.xml`,
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

test('if the index cannot be read, list and filters show an error and can be tried again', async () => {
  expectLogged(/unavailable/);
  network.refuse(INDEX, 'unavailable');
  const { visitor } = renderAt('/movies?genre=Drama');
  expect(await screen.findByText(/The filters could not be loaded/)).toBeVisible();
  expect(await screen.findByText(/The movies could not be loaded/)).toBeVisible();
  network.accept(INDEX);
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await visitor.click(button);
  }
  await waitFor(() => expect(titles()).toEqual(['Film d', 'Film b', 'Film a']));
  expect(await screen.findByRole('combobox', { name: 'Genre' })).toBeVisible();
});
