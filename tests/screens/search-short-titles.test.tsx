// product 24.3, 24.13.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSearchIndex } from '../../src/store/read/search-index';
import { renderAt } from '../support/render-at';

beforeEach(() => {
  const titles = ['9', '90 Miles', '$'];
  vi.mocked(readSearchIndex).mockResolvedValue(
    titles.map((title, index) => ({ key: `R${index}`, title })),
  );
});

test('a title of one letter is an option of the search, and another letter says nothing', async () => {
  const { visitor } = renderAt('/about');
  await visitor.click(await screen.findByRole('button', { name: 'Search' }));
  await visitor.type(await screen.findByRole('combobox'), '9');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await visitor.type(screen.getByRole('combobox'), '{Backspace}m');
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
