// product 35.1, 35.4, 35.7.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/company/languages';
import { card, cards, button } from '../../support/admin-screen';
import { names } from '../../support/bulk-screen';
import { aMovie, aGalleryImage, anAnnouncement } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

/** A site in one language translates nothing. */
const UNTRANSLATED = LANGUAGES.length > 1 ? ['No translation (3)'] : [];

const picture = { src: 'https://pictures.test/a.webp' };
const INDEX = /^batchGet search/;
/** Three movies; the second and the third have missing fields. */
const storeThree = () =>
  storeEntries(
    'movie',
    aMovie({
      title: 'Tides',
      picture,
      genre: 'Drama',
      language: 'Malayalam',
      director: 'Anju Paul',
      releaseDate: '2026-12-18',
    }),
    aMovie({ title: 'Pier', picture, genre: 'Drama, Crime', releaseDate: '2024-05-01' }),
    aMovie({ title: 'Ebb', language: 'Tamil', status: 'Released' }),
  );
/** Finds a select field of the filters, because fields of the form have the same names. */
const select = async (name: string) =>
  within(await screen.findByRole('group', { name: 'More filters' })).findByRole('combobox', {
    name,
  });
const choices = async (name: string) =>
  within(await select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const line = (text: string) => screen.findByText(text, { exact: false, selector: '[role=status]' });
const openFilters = (visitor: UserEvent) => visitor.click(button('Filter'));

describe('the filters of the list of movies', () => {
  test('are shown with counts when they are opened; the tabs show counts before', async () => {
    storeThree();
    const { visitor } = renderAt('/admin/movies');
    await card('Tides');
    const tab = (name: string) => screen.getByRole('link', { name });
    await waitFor(() => expect(tab('All')).toHaveAccessibleDescription('3'));
    expect(tab('Released')).toHaveAccessibleDescription('1');
    expect(tab('Upcoming')).toHaveAccessibleDescription('2');
    expect(network.repeated(INDEX)).toEqual([]);
    expect(screen.queryByRole('combobox', { name: 'Missing' })).not.toBeInTheDocument();
    await openFilters(visitor);
    expect(await choices('Missing')).toEqual([
      'Not asked',
      'No poster (1)',
      'No release date (1)',
      'No genre (1)',
      'No language (1)',
      'No trailer (3)',
      'No wide picture (3)',
      ...UNTRANSLATED,
    ]);
    expect(await choices('Genre')).toEqual(['Any', 'Crime (1)', 'Drama (2)']);
    expect(await choices('Language')).toEqual(['Any', 'Malayalam (1)', 'Tamil (1)']);
    expect(await choices('Year')).toEqual(['Any', '2026 (1)', '2024 (1)']);
    expect(network.repeated(INDEX)).toEqual([]);
  });

  test('in an address are shown as a text while the filters are closed', async () => {
    storeThree();
    renderAt('/admin/movies?missing=picture');
    expect(await line('1 movie without a poster')).toBeVisible();
    expect(names()).toEqual(['Ebb']);
    expect(button('Filter (1)')).toHaveAttribute('aria-expanded', 'false');
  });

  test('are ignored if their values in the address are unknown', async () => {
    storeThree();
    const { address } = renderAt('/admin/movies?missing=everything&sort=luck');
    await card('Tides');
    expect(cards()).toHaveLength(3);
    expect(button('Filter')).toBeVisible();
    expect(address()).toBe('/admin/movies?missing=everything&sort=luck');
  });

  test('are named above an empty result, with a link to all movies', async () => {
    storeThree();
    const { visitor, address } = renderAt(
      '/admin/movies?status=Released&missing=picture&genre=Drama&search=film',
    );
    expect(await screen.findByText('No movies available.')).toBeVisible();
    const activeFilters = screen.getByText(
      /^You asked for released movies: without a poster, Drama\./,
    );
    expect(activeFilters).toHaveTextContent(/You searched titles.*“film”/);
    await visitor.click(button('Filter (2)'));
    expect(await choices('Genre')).toEqual(['Any', 'Drama (0)']);
    await visitor.click(screen.getByRole('link', { name: 'Show all movies' }));
    await waitFor(() => expect(names()).toEqual(['Tides', 'Pier', 'Ebb']));
    expect(address()).toBe('/admin/movies');
  });

  test('can be requested again after a failure, while the list is shown', async () => {
    expectLogged(/unavailable/);
    storeThree();
    network.refuse(INDEX, 'unavailable');
    const { visitor } = renderAt('/admin/movies');
    await card('Tides');
    await openFilters(visitor);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.accept(INDEX);
    await visitor.click(retry);
    expect(await choices('Genre')).toEqual(['Any', 'Crime (1)', 'Drama (2)']);
    expect(cards()).toHaveLength(3);
  });
});

test('a card says when the film is released, its genre and its director', async () => {
  storeThree();
  renderAt('/admin/movies');
  const facts = within(await card('Tides')).getByText('Anju Paul').parentElement;
  expect(facts).toHaveTextContent('18 December 2026DramaAnju Paul');
  expect(within(await card('Ebb')).queryByText('Anju Paul')).not.toBeInTheDocument();
});

/** By list: entries of which "B" and "C" have a missing field, and the expected filters. */
const LISTS = [
  {
    noun: 'announcements',
    address: '/admin?tab=announcements&',
    given: () =>
      storeEntries(
        'announcement',
        anAnnouncement({ title: 'A', picture }),
        anAnnouncement({ title: 'B' }),
        anAnnouncement({ title: 'C', description: '' }),
      ),
    choices: ['No picture (2)', 'No description (1)', ...UNTRANSLATED],
    asks: 'No picture',
    parameter: 'missing=picture',
    line: '2 announcements without a picture',
    all: 3,
  },
  {
    noun: 'images',
    address: '/admin/gallery?',
    given: () => {
      storeEntries(
        'image',
        aGalleryImage({ title: 'A', picture: { ...picture, alt: 'Rain' } }),
        aGalleryImage({ title: 'B', picture }),
        aGalleryImage({ title: 'C', picture }),
      );
    },
    choices: ['No alternative text (2)', 'No film (3)'],
    asks: 'No alternative text',
    parameter: 'missing=alt',
    line: '2 images without alternative text',
    all: 3,
  },
];

describe.each(LISTS)('the filter for missing fields of $noun', (list) => {
  test('offers counts, is stored in the address and can be cleared', async () => {
    list.given();
    const { visitor, address } = renderAt(list.address.slice(0, -1));
    await waitFor(() => expect(cards()).toHaveLength(list.all));
    await visitor.click(button('Filter'));
    const missing = await screen.findByRole('combobox', { name: 'Missing' });
    const options = within(missing).getAllByRole('option');
    expect(options).toHaveTexts(['Not asked', ...list.choices]);
    await visitor.selectOptions(
      missing,
      screen.getByRole('option', { name: new RegExp(list.asks) }),
    );
    await waitFor(() => expect(names()).toEqual(['B', 'C']));
    expect(address()).toBe(`${list.address}${list.parameter}`);
    expect(await screen.findByText(list.line, { selector: '[role=status]' })).toBeVisible();
    await visitor.click(screen.getByRole('link', { name: 'Clear' }));
    await waitFor(() => expect(cards()).toHaveLength(list.all));
    expect(address()).toBe(list.address.slice(0, -1));
  });
});

test('filtered images cannot be put in another order', async () => {
  storeEntries(
    'image',
    aGalleryImage({ title: 'A', picture }),
    aGalleryImage({ title: 'B', picture }),
  );
  const { router } = renderAt('/admin/gallery');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(2);
  await router.navigate('/admin/gallery?missing=alt');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull());
  expect(names()).toEqual(['A', 'B']);
});
