// product 35.6.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminMoviesReader } from '../../src/services/admin-lists/movies';
import { setFields } from '../../src/services/store/edit-entry';
import { deleteEntry } from '../../src/services/store/trash';
import { answerDialog, button, cards, message } from '../support/admin-screen';
import { names, select, selectAll, tools } from '../support/bulk-screen';
import { aMovie } from '../support/builders';
import { uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { setUpMovies, storedMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

/** 25 movies without a poster, of which 20 are shown, and one that has one. */
const storeMany = () =>
  storedMovies(
    ...Array.from({ length: 25 }, (_, n) => aMovie({ title: `Movie ${n}` })),
    aMovie({ title: 'Whole', picture: uploaded('a.webp') }),
  );

/** Opens the movies without a poster and selects those that are shown. */
async function selectShown() {
  storeMany();
  const page = renderAt('/admin/movies?missing=picture');
  await page.visitor.click(await selectAll());
  expect(screen.getByRole('checkbox', { name: '20 selected' })).toBeChecked();
  return page;
}
const all = () => screen.findByRole('button', { name: 'Select all 25' });

test('all that a list is asked for are selected and changed, also those that are not shown', async () => {
  const { visitor } = await selectShown();
  await visitor.click(await all());
  const box = await screen.findByRole('checkbox', { name: '25 selected' });
  expect(box).toBeChecked();
  await waitFor(() => expect(box).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Select all 25' })).not.toBeInTheDocument();
  expect(cards()).toHaveLength(20);
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('25 movies are marked as Released.');
  const changed = vi.mocked(setFields).mock.calls.map(([, movie]) => movie);
  expect(changed).toHaveLength(25);
  expect(new Set(changed).size).toBe(25);
  expect(changed).not.toContainEqual(expect.objectContaining({ title: 'Whole' }));
});

test('after a change those that are shown stay selected, and all can be selected again', async () => {
  const { visitor } = await selectShown();
  await visitor.click(await all());
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('25 movies are marked as Released.');
  expect(await screen.findByRole('checkbox', { name: '20 selected' })).toBeChecked();
  expect(await all()).toBeVisible();
});

test('one of them can be left out, and all be selected no more', async () => {
  const { visitor } = await selectShown();
  await visitor.click(await all());
  await visitor.click(await select('Movie 3'));
  const box = await screen.findByRole('checkbox', { name: '24 selected' });
  expect(box).toBePartiallyChecked();
  await visitor.click(box);
  await visitor.click(await screen.findByRole('checkbox', { name: '20 selected' }));
  expect(await selectAll()).not.toBeChecked();
});

test('the question before a deletion has the number of all, and those that are not shown go, too', async () => {
  const { visitor } = await selectShown();
  await visitor.click(await all());
  await visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete 25 movies?' })).toBeVisible();
  await answerDialog('Delete');
  await message('25 movies are deleted.');
  expect(deleteEntry).toHaveBeenCalledTimes(25);
  await message('No movies available.');
});

test('it is not offered where all are shown', async () => {
  storedMovies(aMovie({ title: 'Tides' }));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  expect(await screen.findByRole('checkbox', { name: '1 selected' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

test('it can be tried again if they cannot be read, and what is selected stays', async () => {
  expectLogged(/offline/);
  const { visitor } = await selectShown();
  vi.mocked(adminMoviesReader).mockImplementationOnce(
    () => () => Promise.reject(new Error('offline')),
  );
  await visitor.click(await all());
  expect(await message('Not all movies could be selected.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '20 selected' })).toBeChecked();
  await visitor.click(button('Select all 25'));
  expect(await screen.findByRole('checkbox', { name: '25 selected' })).toBeChecked();
  await waitFor(() => expect(names()).toHaveLength(20));
});
