import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SearchEntry } from '../../src/domain/search/search-entry';
import { moviesReader } from '../../src/services/movies/movies';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { readSearchIndex } from '../../src/services/search/search-index';
import { pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const KADAL: SearchEntry = { key: 'Ukadal', title: 'Kadal', genre: 'Drama', status: 'Upcoming' };
const OLD: SearchEntry = { key: 'Rold', title: 'Kadal of old', genre: 'Drama', status: 'Released' };

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

test('an index that could not be read is read again', async () => {
  vi.mocked(readSearchIndex).mockRejectedValue(new Error('unavailable'));
  const { visitor } = renderAt('/search?q=kadal');
  const again = await screen.findByRole('button', { name: 'Try again' });
  vi.mocked(readSearchIndex).mockResolvedValue([KADAL]);
  await visitor.click(again);
  expect(await screen.findByRole('link', { name: /Kadal/ })).toBeVisible();
  expectLogged(/unavailable/);
});
