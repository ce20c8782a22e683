// product 24.3, 24.7, 24.8, 24.9, 24.12, 24.13.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSearchByKey } from '../../src/site/app/after-load';
import { isSearchKeyOn } from '../../src/site/data/search-key-setting';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { clearPosters } from '../../src/store/read/posters';
import { aMovie, aVideo, anAnnouncement } from '../support/builders';
import { expectLogged } from '../support/console';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { storeEntries, storeIndex } from '../support/memory/database';
import { network } from '../support/memory/network';

const POSTER = 'https://files.example/kadal.webp';
const KADAL = aMovie({
  id: 'kadal',
  title: 'Kadal',
  releaseDate: '2026-12-18',
  director: 'Anju Paul',
  actors: 'Ravi Menon, Meera Das',
  picture: { src: POSTER },
});
const RELEASED = { collection: 'Released', status: 'Released', releaseDate: '1998-01-02' } as const;

const aFound = (title: string, id: number): SearchEntry => ({ key: `R${id}`, title });

beforeEach(() => {
  storeEntries(
    'announcement',
    anAnnouncement({ key: 'item_1767322800000', title: 'Kadal goes to Kochi' }),
  );
  storeEntries('video', aVideo({ id: 'clip', title: 'Kadal, the trailer' }));
  storeEntries('movie', KADAL, aMovie({ id: 'kadalamma', title: 'Kadalamma', ...RELEASED }));
});

async function openSearch(address: [string] = ['/about']) {
  const page = renderAt(...address);
  await page.visitor.click(await screen.findByRole('button', { name: 'Search' }));
  return { ...page, input: await screen.findByRole('combobox') };
}
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(textOf);
const selected = () => {
  const option = screen.queryByRole('option', { selected: true });
  return option ? textOf(option) : undefined;
};
/** Without the tile with the first letter. */
const textOf = (option: Element) =>
  [...option.children].map((part) => (part.ariaHidden ? '' : part.textContent)).join('');

/** Returns the field as it is when React has handled the press, and nothing else has happened. */
async function pressSearch() {
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await Promise.resolve();
  return screen.getByRole('combobox');
}

describe('the search in the navigation bar', () => {
  test('can be typed into immediately, while everything else loads', async () => {
    renderAt('/about');
    const input = await pressSearch();
    fireEvent.change(input, { target: { value: 'kadal' } });
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(input).toHaveFocus());
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('opens the page of all results by Enter before they have loaded', async () => {
    const { address } = renderAt('/about');
    const input = await pressSearch();
    fireEvent.change(input, { target: { value: 'kadal' } });
    fireEvent.submit(input.closest('form') ?? input);
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(address()).toBe('/search?q=kadal');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('shows results in groups from the second letter on, and announces their number', async () => {
    const { visitor, input } = await openSearch();
    await waitFor(() => expect(input).toHaveFocus());
    await visitor.type(input, 'k');
    expect(screen.queryByRole('option')).toBeNull();
    expect(input).toHaveAttribute('aria-expanded', 'false');

    await visitor.type(input, 'a');
    expect(await screen.findByRole('listbox')).toBeVisible();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(optionsOf('Films')).toEqual(['Kadal2026 · Upcoming · Anju Paul', 'Kadalamma1998']);
    expect(optionsOf('Videos')).toEqual(['Kadal, the trailer']);
    expect(optionsOf('Announcements')).toEqual(['Kadal goes to Kochi']);
    expect(screen.getByText('4 results')).toHaveAttribute('role', 'status');
  });

  test('the arrow keys go through the options and back to the input, Enter opens one', async () => {
    const { visitor, input, address } = await openSearch();
    await visitor.type(input, 'kadal');
    await screen.findByRole('listbox');
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    // Those of an input method are for its own list; Safari's Enter that ends it says 229 alone.
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      for (const isComposing of [true, false])
        fireEvent.keyDown(input, { key, isComposing, keyCode: 229 });
    await screen.findByRole('listbox');
    expect(selected()).toBe('Kadalamma1998');
    const option = screen.getByRole('option', { selected: true });
    expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await waitFor(() => expect(input).toHaveFocus());
    await visitor.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBeUndefined();
    await visitor.keyboard('{ArrowUp}');
    expect(selected()).toBe('Kadal goes to Kochi');
    await visitor.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
    expect(address()).toBe('/movie/kadal');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('Enter on the link to all results follows it, also after an option was reached', async () => {
    const { visitor, input, address } = await openSearch();
    await visitor.type(input, 'kadal');
    await screen.findByRole('listbox');
    await visitor.keyboard('{ArrowDown}');
    await visitor.tab();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See all results' })).toHaveFocus(),
    );
    await visitor.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(address()).toBe('/search?q=kadal');
  });

  test('Escape closes it and returns the focus to its button; a press outside also closes it', async () => {
    const { visitor } = await openSearch();
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    const search = screen.getByRole('button', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await visitor.click(search);
    await visitor.click(screen.getByRole('main'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a failure has a message and can be tried again', async () => {
    // Opening asks for it twice: when the button is pointed at, and when it is pressed.
    network.refuse(/^batchGet search/, 'unavailable');
    expectLogged(/unavailable/);
    const { visitor, input } = await openSearch();
    expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded.');
    network.accept(/^batchGet search/);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await visitor.type(input, 'kadal');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });
});

describe('the posters of the shown films', () => {
  const posters = () =>
    [...document.querySelectorAll<HTMLImageElement>('[role=option] img')].map(({ src }) => src);
  const READ = /^batchGet Movies/;

  beforeEach(() => {
    clearPosters();
    allNearViewport();
  });

  test('are read once each, and a film without one keeps its letter', async () => {
    const { visitor, input } = await openSearch();
    await visitor.type(input, 'kadal');
    await waitFor(() => expect(posters()).toEqual([POSTER]));
    const tiles = document.querySelectorAll('[role=option] .letter-tile');
    expect([...tiles]).toHaveTexts(['', 'K']);

    await visitor.type(input, '{Backspace}{Backspace}{Backspace}mnmn');
    expect(await screen.findByText(/Nothing found/)).toBeVisible();
    await visitor.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}dal');
    await waitFor(() => expect(posters()).toHaveLength(1));
    // Videos and announcements are found as well.
    expect(network.requests(READ)).toEqual([
      'batchGet Movies/Upcoming/Movies/kadal',
      'batchGet Movies/Released/Movies/kadalamma',
    ]);
  });

  test('are not read while the user types', async () => {
    const { visitor, input } = await openSearch();
    // Typing can take longer than the pause on a busy machine: here it does not end.
    const { setTimeout: start } = globalThis;
    const pauses = vi.fn<(read: () => void) => undefined>();
    vi.stubGlobal('setTimeout', (run: () => void, ms: number) =>
      ms === 200 ? pauses(run) : start(run, ms),
    );
    await visitor.type(input, 'kadal');
    await screen.findByRole('listbox');
    await visitor.type(input, 'mnmn');
    expect(await screen.findByText(/Nothing found/)).toBeVisible();
    expect(pauses).toHaveBeenCalled();
    expect(network.requests(READ)).toEqual([]);
  });

  test('are tried again with the next search if they could not be read', async () => {
    network.refuse(READ, 'unavailable');
    expectLogged(/unavailable/);
    const { visitor, input } = await openSearch();
    await visitor.type(input, 'kadal, the');
    await visitor.clear(input);
    await visitor.type(input, 'ravi');
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(posters()).toEqual([]);
    network.accept(READ);
    await visitor.type(input, 'mnmn');
    expect(await screen.findByText(/Nothing found/)).toBeVisible();
    await visitor.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(posters()).toEqual([POSTER]));
  });
});

describe('the page of the results', () => {
  test('shows them as links, with the year and the people whom the query names', async () => {
    renderAt('/search?q=meera');
    const movies = await screen.findByRole('region', { name: 'Films' });
    const links = within(movies).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kadal', '/movie/kadal'],
      ['Meera Das', '/movies?person=Meera%20Das'],
    ]);
    expect(movies).toHaveTextContent('2026 · Upcoming');
  });

  test('links videos and announcements to their lists', async () => {
    renderAt('/search?q=kadal');
    await screen.findByRole('region', { name: 'Films' });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Kadal, the trailer')).toBe('/videos?video=clip');
    expect(href('Kadal goes to Kochi')).toBe('/announcements?announcement=item_1767322800000');
  });

  test('another query is in the address', async () => {
    const { visitor, address } = renderAt('/search?q=kadal');
    const input = await screen.findByRole('searchbox');
    expect(input).toHaveValue('kadal');
    await visitor.clear(input);
    await visitor.type(input, 'zzzz{Enter}');
    expect(await screen.findByText('Nothing found for "zzzz"')).toBeVisible();
    expect(address()).toBe('/search?q=zzzz');
  });

  test('has pages for many results', async () => {
    const many = Array.from({ length: 61 }, (_, n) => aFound(`Moon ${n}`, n));
    storeIndex(many);
    const { visitor } = renderAt('/search?q=moon');
    const movies = await screen.findByRole('region', { name: 'Films' });
    expect(within(movies).getAllByRole('listitem')).toHaveLength(60);
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Moon 60' })).toBeVisible();
  });

  test('can switch off the key / in this browser', async () => {
    const press = () => fireEvent.keyDown(document.body, { key: '/' });
    const { visitor } = renderAt('/search');
    const box = await screen.findByRole('checkbox', { name: 'The key / opens the search' });
    openSearchByKey();
    await visitor.click(box);
    press();
    expect(screen.getByRole('button', { name: 'Search', expanded: false })).not.toHaveFocus();
    expect(isSearchKeyOn()).toBe(false);
    await visitor.click(box);
    press();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    fireEvent.keyDown(screen.getByRole('combobox'), { key: '/' });
    expect(screen.getByRole('combobox')).toBeVisible();
  });
});

describe('short titles', () => {
  beforeEach(() => {
    storeIndex(['9', '90 Miles', '$'].map(aFound));
  });

  test('of one letter are options of the search, but another letter shows nothing', async () => {
    const { visitor, input } = await openSearch();
    await visitor.type(input, '9');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await visitor.type(input, '{Backspace}m');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  test.each([
    ['%24', () => screen.findByRole('link', { name: '$' })],
    ['m', () => screen.findByText(/two letters are enough/)],
  ])('the page of the results of %s', async (query, answer) => {
    renderAt(`/search?q=${query}`);
    expect(await answer()).toBeVisible();
  });
});
