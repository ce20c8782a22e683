// product 36.2.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, message } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { aMovie } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import {
  removeEntry,
  stored,
  storeDrafts,
  storedDrafts,
  storeEntries,
} from '../../support/memory/database';
import { network } from '../../support/memory/network';

// After three seconds of a visit it merges the search index as well.
vi.mock('../../../src/studio/app/shell/useVisitTasks');

const MOVIES = [
  aMovie({ id: 'a', title: 'A', genre: 'Thiller', director: 'Anu', actors: 'Anu as Maya, Ravi' }),
  aMovie({ id: 'b', title: 'B', genre: 'Drama / Thiller', language: 'Malayalam' }),
  aMovie({ id: 'c', title: 'C', genre: 'Thriller, Thiller' }),
  aMovie({ id: 'd', title: 'D', genre: 'Thriller' }),
];

beforeEach(() => {
  storeEntries('movie', ...MOVIES);
});

const rows = async () => {
  await screen.findByRole('heading', { level: 2 });
  return within(screen.getByRole('region', { name: / (genres|people)$/ }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};
const genres = () => stored('movie').map(({ genre }) => genre);

/** Opens the question for another name of a value. */
async function askToRename(value: string, address = '/admin/names') {
  const rendered = renderAt(address);
  await screen.findByText(value);
  await rendered.visitor.click(screen.getByRole('button', { name: 'Rename', description: value }));
  const dialog = within(await screen.findByRole('dialog', { name: `Rename ${value}` }));
  await waitFor(() => expect(dialog.queryByText(/^Loading the films/)).not.toBeInTheDocument());
  return { ...rendered, dialog };
}
const type = (dialog: ReturnType<typeof within>, to: string) =>
  void fireEvent.change(dialog.getByLabelText('New name'), { target: { value: to } });
const changes = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'What will change' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('genres, languages and people are listed with the number of films, without reading a film (product 36.6)', async () => {
  const { visitor } = renderAt('/admin/movies');
  await screen.findByRole('article', { name: 'D' });
  await network.quiet();
  const before = network.requests(/Movies/).length;
  await visitor.click(await screen.findByRole('link', { name: 'Genres, languages and people' }));
  expect(await screen.findByRole('heading', { level: 2, name: '3 genres' })).toBeVisible();
  expect(await rows()).toEqual([
    'DramaOne filmRename',
    'Thiller3 filmsRename',
    'Thriller2 filmsRename',
  ]);
  await visitor.click(screen.getByRole('link', { name: 'People' }));
  expect(await screen.findByRole('heading', { level: 2, name: '2 people' })).toBeVisible();
  expect(await rows()).toEqual(['AnuOne filmRename', 'RaviOne filmRename']);
  expect(network.requests(/Movies/)).toHaveLength(before);
});

test('values that only a draft has are also listed and renamed (product 36.6)', async () => {
  storeDrafts(aDraft('movie', aMovie({ id: 'e', title: 'E', genre: 'Dramma' })));
  const { visitor, dialog } = await askToRename('Dramma');
  type(dialog, 'Drama');
  await visitor.click(dialog.getByRole('button', { name: 'Rename in one film' }));
  await message(/is renamed|One film/);
  expect(storedDrafts()).toMatchObject([{ entry: { genre: 'Drama' } }]);
  await waitFor(async () => expect((await rows())[0]).toBe('Drama2 filmsRename'));
});

test('of more than 200 names the first 200 are listed', async () => {
  const castOf = (first: number) =>
    Array.from({ length: 70 }, (_, n) => `Extra ${first + n}`).join(', ');
  storeEntries('movie', ...[100, 200, 300].map((first) => aMovie({ actors: castOf(first) })));
  renderAt('/admin/names?kind=person');
  expect(await rows()).toHaveLength(200);
  expect(screen.getByText('The first 200 are shown. Search for the others.')).toBeVisible();
});

test('a search is in the address, and named if nothing is found', async () => {
  const { visitor } = renderAt('/admin/names?search=thr');
  expect(await screen.findByRole('heading', { level: 2, name: '1 of 3 genres' })).toBeVisible();
  await visitor.type(screen.getByRole('searchbox'), 'zzz{Enter}');
  expect(await screen.findByText('No genres available.')).toBeVisible();
});

test('"Thiller" is renamed in every film, and "Undo" restores the value of each (product 36.7)', async () => {
  const { visitor, dialog } = await askToRename('Thiller');
  type(dialog, 'Thriller');
  expect(dialog.getByText(/^2 films have/)).toHaveTextContent(
    '2 films have “Thriller” already: the two become one.',
  );
  expect(changes(dialog)).toEqual([
    'AThiller →  becomes Thriller',
    'BDrama / Thiller →  becomes Drama / Thriller',
    'CThriller, Thiller →  becomes Thriller',
  ]);
  await visitor.click(dialog.getByRole('button', { name: 'Rename in 3 films' }));
  await message('3 films are changed from “Thiller” to “Thriller”.');
  expect(genres()).toEqual(['Thriller', 'Drama / Thriller', 'Thriller', 'Thriller']);
  expect(await screen.findByRole('heading', { level: 2, name: '2 genres' })).toBeVisible();
  await visitor.click(button('Undo'));
  await message('3 films are as before.');
  expect(genres()).toEqual(MOVIES.map(({ genre }) => genre));
});

test('a film in which the new text would be too long is named and not changed', async () => {
  storeEntries('movie', aMovie({ title: 'Long', genre: `Thiller, ${'x'.repeat(185)}` }));
  const { visitor, dialog } = await askToRename('Thiller');
  type(dialog, 'Psychological Thriller');
  expect(
    within(dialog.getByRole('list', { name: 'Cannot be changed' })).getByRole('listitem'),
  ).toHaveTextContent(/^Long: .*200/);
  await visitor.click(dialog.getByRole('button', { name: 'Rename in 3 films' }));
  await message('3 films are changed from “Thiller” to “Psychological Thriller”.');
  expect(genres()[0]).toMatch(/^Thiller/);
});

test('after each hundred films the search index is merged, and the result of a long run stays in the page', async () => {
  const many = Array.from({ length: 100 }, (_, at) => aMovie({ title: `${at}`, genre: 'Thiller' }));
  MOVIES.forEach((movie) => removeEntry('movie', movie));
  storeEntries('movie', ...many);
  const { visitor, dialog } = await askToRename('Thiller');
  type(dialog, 'Thriller');
  const merged = () => network.requests(/^commit .*search.0/).length;
  const before = merged();
  await visitor.click(dialog.getByRole('button', { name: 'Rename in 100 films' }));
  await message('100 films are changed from “Thiller” to “Thriller”.');
  expect(merged()).toBe(before + 1);
  const report = within(screen.getByRole('group', { name: 'Films' }));
  await visitor.click(report.getByRole('button', { name: 'Undo' }));
  await message('100 films are as before.');
  expect(new Set(genres())).toEqual(new Set(['Thiller']));
});

test('without another name nothing is renamed, and "Cancel" closes the dialog', async () => {
  const { visitor, dialog } = await askToRename('Thiller');
  expect(dialog.getByLabelText('New name')).toHaveValue('Thiller');
  for (const text of ['', '  ', ' Thiller ']) {
    type(dialog, text);
    expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
  }
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(/^commit Movies/)).toEqual([]);
});
