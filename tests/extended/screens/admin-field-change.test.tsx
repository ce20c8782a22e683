import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, message } from '../../support/admin-screen';
import { aMovie, aVideo } from '../../support/builders';
import { select, selectAll, tools } from '../../support/bulk-screen';
import { chooseMovie } from '../../support/choose-movie';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

const MIXED = [
  aMovie({ title: 'A', genre: 'Drama' }),
  aMovie({ title: 'B', genre: 'Thriller' }),
  aMovie({ title: 'C' }),
];

/** Opens the dialog for all that are listed. */
async function openFor(address: string, noun: string, label: string) {
  const rendered = renderAt(address);
  await rendered.visitor.click(await selectAll());
  await rendered.visitor.click(tools(noun).getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...rendered, dialog };
}

const openForMovies = () => openFor('/admin/movies', 'movies', 'Change a field');
const rowsOf = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'What will change' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const fill = (dialog: ReturnType<typeof within>, label: RegExp, value: string) =>
  void fireEvent.change(dialog.getByLabelText(label), { target: { value } });
/** The requests that change movies. */
const edits = () => network.requests(/^commit Movies/);
const genres = () => stored('movie').map(({ title, genre }) => [title, genre]);

test('the change of each movie is shown, and movies that already have the value are named (product 36.1)', async () => {
  storeEntries('movie', ...MIXED);
  const { dialog, visitor } = await openForMovies();
  expect(dialog.getByRole('heading', { name: 'Change 3 movies' })).toBeVisible();
  fill(dialog, /^Genre/, ' Thriller ');
  expect(rowsOf(dialog)).toEqual(['ADrama →  becomes Thriller', 'Cnothing →  becomes Thriller']);
  expect(dialog.getByText('2 movies change, 1 stays as it is.')).toBeVisible();
  await visitor.click(dialog.getByText('One movie has it already'));
  expect(
    within(dialog.getByRole('list', { name: 'Unchanged' })).getByRole('listitem'),
  ).toHaveTextContent('B');
  await visitor.click(dialog.getByRole('button', { name: 'Change 2 movies' }));
  await message('2 movies are changed (Genre).');
  expect(genres()).toEqual([
    ['A', 'Thriller'],
    ['B', 'Thriller'],
    ['C', 'Thriller'],
  ]);
  expect(edits()).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: '3 selected' })).toBeChecked();
});

test('an empty value clears the field, as the button says', async () => {
  storeEntries('movie', ...MIXED);
  const { dialog, visitor } = await openForMovies();
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Change 3 movies' })).toBeDisabled();
  await visitor.click(dialog.getByRole('button', { name: 'Leave it blank' }));
  expect(rowsOf(dialog)).toEqual(['ADrama →  becomes nothing', 'BThriller →  becomes nothing']);
  await visitor.click(dialog.getByRole('button', { name: 'Remove it from 2 movies' }));
  await message('2 movies are changed (Genre).');
  expect(genres()).toEqual([
    ['A', undefined],
    ['B', undefined],
    ['C', undefined],
  ]);
});

test('a note says that a new release date removes the share pictures that show the old date', async () => {
  const picture = { src: 'https://pictures.test/a.webp', share: 'https://pictures.test/s.jpg' };
  storeEntries(
    'movie',
    aMovie({ title: 'A', releaseDate: '2026-12-18', picture }),
    aMovie({ title: 'B' }),
  );
  const { dialog, visitor } = await openForMovies();
  await visitor.selectOptions(dialog.getByLabelText('What to change'), 'Release Date');
  fill(dialog, /^Release Date/, '2027-03-01');
  expect(rowsOf(dialog)).toEqual([
    'A18 December 2026 →  becomes 1 March 2027',
    'Bnothing →  becomes 1 March 2027',
  ]);
  expect(dialog.getByText(/^Their pictures for links show the date/)).toBeVisible();
});

test('several entries get a film by its title and lose it', async () => {
  storeEntries(
    'movie',
    aMovie({ id: 'tides', title: 'Tides' }),
    aMovie({ id: 'rain', title: 'Rain' }),
  );
  storeEntries('video', aVideo({ title: 'A' }), aVideo({ title: 'B', movieId: 'tides' }));
  const { dialog, visitor } = await openFor('/admin/videos', 'videos', 'Change film');
  // The form above the list has the field as well.
  await chooseMovie(visitor, 'Rain', await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(rowsOf(dialog)).toEqual(['Anothing →  becomes Rain', 'BTides →  becomes Rain']),
  );
  await visitor.click(dialog.getByRole('button', { name: 'Change 2 videos' }));
  await message('2 videos are changed (Film).');
  const films = () => stored('video').map(({ movieId }) => movieId);
  expect(films()).toEqual(['rain', 'rain']);
  await visitor.click(button('Undo'));
  await message('2 videos are as before.');
  expect(films()).toEqual([undefined, 'tides']);
});

test('only selected entries can be changed', async () => {
  storeEntries('movie', ...MIXED);
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await select('C'));
  await visitor.click(tools('movies').getByRole('button', { name: 'Change a field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change one movie' }));
  fill(dialog, /^Genre/, 'Noir');
  await visitor.click(dialog.getByRole('button', { name: 'Change one movie' }));
  expect(await message('One movie is changed (Genre).')).toBeVisible();
  expect(edits()).toHaveLength(1);
});
