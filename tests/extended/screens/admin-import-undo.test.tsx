// product 26.16, 26.19.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { movieKey } from '../../../src/content/search/search-entry';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { addEntry } from '../../../src/store/write/add-entry';
import { deleteEntry } from '../../../src/store/write/trash';
import { button, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { chosenLines, linesOf, preview } from '../../support/import-screen';
import { store, stored } from '../../support/stored-entries';

const rain = aMovie({ id: 'rain', title: 'Rain', genre: 'Drama' });
const fog = aMovie({ id: 'fog', title: 'Fog', genre: 'Drama' });

beforeEach(() => {
  store('movie', rain, fog);
  vi.mocked(readSearchIndex).mockResolvedValue(
    [rain, fog].map((movie) => ({ ...movie, key: movieKey(movie) })),
  );
});

test('films that exist are left as they are', async () => {
  await chosenLines(['Id,Genre', 'rain,Thriller', 'fog,Drama']);
  expect(await message('2 films exist already.')).toBeVisible();
  expect(linesOf(preview())[0]).toHaveTextContent('Left out, as this film exists.');
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

const MIXED = [
  'Id,Title,Status,Description,Picture,Genre',
  'rain,Rain,,,,Thriller',
  'wind,Wind,Released,Wet.,w.png,Drama',
];

test('one press takes back all that was imported: films go to the trash', async () => {
  const { visitor } = await chosenLines(MIXED, ['w.png']);
  await visitor.click(button('Import one film'));
  await screen.findAllByText('One film is imported.');
  expect(stored('movie').map(({ title }) => title)).toEqual(['Wind', 'Rain', 'Fog']);

  await visitor.click(button('Undo the import'));
  await screen.findAllByText('One film is taken back.');
  expect(stored('movie')).toEqual([rain, fog]);
  expect(deleteEntry).toHaveBeenCalledExactlyOnceWith('movie', {
    id: 'wind',
    collection: 'Released',
  });
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
  expect(linesOf(preview())[1]).toHaveTextContent('It was taken back. To the trash');
});

test('what was imported is shown alone, each with the way to its form', async () => {
  const { visitor } = await chosenLines([...MIXED, ',Tides,Soon,Wet.,w.png,'], ['w.png']);
  await visitor.click(button('Import one film'));
  await screen.findAllByText('One film is imported.');
  await visitor.click(button('Imported (1)'));
  expect(linesOf(preview())).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'It was published.' })).toLeadTo('/admin/movies/wind');
});

test('a film of which it is not known whether it was stored is taken back, too', async () => {
  expectLogged(/late/);
  vi.mocked(addEntry).mockRejectedValue(new TimeoutError('late'));
  const { visitor } = await chosenLines(MIXED, ['w.png']);
  await visitor.click(button('Import one film'));
  const report = await screen.findByRole('group', { name: 'Films' });
  expect(report).toHaveTextContent('Row 3, Wind:');
  await visitor.click(within(report).getByRole('button', { name: 'Leave the rest' }));
  await visitor.click(button('Undo the import'));
  await screen.findAllByText('One film is taken back.');
  expect(deleteEntry).toHaveBeenCalledExactlyOnceWith('movie', {
    id: 'wind',
    collection: 'Released',
  });
});
