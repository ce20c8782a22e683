import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSearchIndex } from '../../src/services/search/search-index';
import { field } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { selectAll, tools } from '../support/bulk-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { openMovieForm, storedMovies } from '../support/stored-movies';
import { added } from '../support/stored-entries';

beforeEach(() => {
  signedInAs('admin');
  storedMovies();
});

/** What the search index has. */
function indexed() {
  vi.mocked(readSearchIndex).mockResolvedValue([
    {
      key: 'Ua',
      title: 'A',
      genre: 'Drama, Thriller',
      language: 'Malayalam',
      director: 'Anu Thomas',
    },
    { key: 'Ub', title: 'B', genre: 'Drama', actors: 'Thomas Kurian, Anu Thomas as Maya' },
    { key: 'Rc', title: 'C', genre: 'drama / Dance' },
    { key: 'Vd', title: 'D', genre: 'Documentary' },
  ]);
}

const options = () =>
  screen
    .queryAllByRole('option')
    .flatMap((option) => (option.closest('[role="listbox"]') ? [option.textContent] : []));
const offers = (expected: readonly string[]) => waitFor(() => expect(options()).toEqual(expected));

test('as one types, what films have is suggested with their number, the most frequent first (product 36.5)', async () => {
  indexed();
  const { visitor } = await openMovieForm();
  await visitor.type(field(/^Genre/), 'd');
  await offers(['Drama3 films', 'DanceOne film']);
  expect(field(/^Genre/)).toHaveAttribute('aria-expanded', 'true');
  await visitor.click(screen.getByRole('option', { name: /^Drama/ }));
  expect(field(/^Genre/)).toHaveValue('Drama');
  await waitFor(() => expect(field(/^Genre/)).toHaveFocus());
  expect(options()).toEqual([]);
  // The next one of the list, without what is there already.
  await visitor.type(field(/^Genre/), ', d');
  await offers(['DanceOne film']);
  expect(readSearchIndex).toHaveBeenCalledOnce();
});

test('people are suggested by any of their names, and keep what stands before them', async () => {
  indexed();
  const { visitor } = await openMovieForm();
  await visitor.type(field(/^Actor/), 'Ravi as Tara (young, at six), thom');
  await offers(['Anu Thomas2 films', 'Thomas KurianOne film']);
  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: /^Thomas Kurian/, selected: true });
  expect(field(/^Actor/)).toHaveAttribute('aria-activedescendant', chosen.id);
  await visitor.keyboard('{Enter}');
  expect(field(/^Actor/)).toHaveValue('Ravi as Tara (young, at six), Thomas Kurian');
  expect(added('movie')).toEqual([]);
  await visitor.type(field(/^Actor/), ' as M');
  expect(options()).toEqual([]);
});

test('Escape closes the suggestions until more is typed, and leaving the field does, too', async () => {
  indexed();
  const { visitor } = await openMovieForm();
  await visitor.type(field(/^Language/), 'm');
  await offers(['MalayalamOne film']);
  await visitor.keyboard('{Escape}');
  await offers([]);
  await visitor.type(field(/^Language/), 'a');
  await offers(['MalayalamOne film']);
  await visitor.tab();
  await offers([]);
  expect(field(/^Language/)).toHaveValue('ma');
});

test('without the search index everything can be typed as before', async () => {
  expectLogged(/no index/);
  vi.mocked(readSearchIndex).mockRejectedValue(new Error('no index'));
  const { visitor } = await openMovieForm();
  await visitor.type(field(/^Genre/), 'Drama');
  await waitFor(() => expect(readSearchIndex).toHaveBeenCalled());
  expect(field(/^Genre/)).toHaveValue('Drama');
  expect(options()).toEqual([]);
});

test('the dialog that changes several movies suggests them as well, and Escape leaves it open', async () => {
  indexed();
  storedMovies(aMovie({ title: 'A' }));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  await visitor.click(tools('movies').getByRole('button', { name: 'Change a field' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.type(dialog.getByRole('combobox', { name: /^Genre/ }), 'th');
  await offers(['ThrillerOne film']);
  await visitor.keyboard('{ArrowUp}{Enter}');
  expect(dialog.getByText('nothing')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change one movie' })).toBeEnabled();
});

test('keys of an input method do not operate the list', async () => {
  indexed();
  const { visitor } = await openMovieForm();
  await visitor.type(field(/^Genre/), 'd');
  await offers(['Drama3 films', 'DanceOne film']);
  await visitor.keyboard('{ArrowDown}');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    fireEvent.keyDown(field(/^Genre/), { key, isComposing: true, keyCode: 229 });
    // Safari's Enter after the word has been composed.
    fireEvent.keyDown(field(/^Genre/), { key, keyCode: 229 });
  }
  await screen.findByRole('option', { name: /^Drama/, selected: true });
  expect(field(/^Genre/)).toHaveValue('d');
  expect(options()).toEqual(['Drama3 films', 'DanceOne film']);
  expect(screen.getByRole('option', { name: /^Drama/ })).toHaveAttribute('aria-selected', 'true');
});
