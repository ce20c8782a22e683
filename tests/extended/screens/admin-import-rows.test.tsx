// product 26.13, 26.15, 26.18.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../src/shared/text/save-file';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { listHiddenMovies } from '../../../src/store/write/movie-addresses';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { button, message } from '../../support/admin-screen';
import { uploaded } from '../../support/chosen-pictures';
import { cellsOf, chosen, chosenLines, linesOf, preview, row } from '../../support/import-screen';
import { added } from '../../support/stored-entries';
import { setUpMovies } from '../../support/stored-movies';

vi.mock('../../../src/shared/text/save-file');

setUpMovies();
beforeEach(() => {
  vi.mocked(readSearchIndex).mockResolvedValue([]);
  vi.mocked(listHiddenMovies).mockResolvedValue({ drafts: [], inTrash: new Set() });
});

test('how each row is read is shown by pages, with a choice of those that are new or wrong', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`Film${index + 1}`));
  const { visitor } = await chosen([...rows, ',Fog,Soon,Wet.,fog.png'], ['Film1', 'Fog']);
  const lines = () => linesOf(preview()).map(cellsOf);
  expect(lines()).toHaveLength(50);
  expect(lines()[0]).toEqual(['2', 'Film1', 'Released', '', 'Film1.png', 'A new film.']);
  expect(screen.getByText('1 to 50 of 61')).toHaveRole('status');
  await visitor.click(button('Next'));
  await waitFor(() => expect(preview()).toHaveFocus());
  expect(screen.getByText('51 to 61 of 61')).toBeVisible();
  expect(lines().at(-1)).toEqual([
    '62',
    'Fog',
    'Soon',
    '',
    'Fog.png',
    'Left out:Status: Please write Upcoming or Released.',
  ]);
  expect(button('Next')).toBeDisabled();
  await visitor.click(button('New (1)'));
  expect(lines().map(([line]) => line)).toEqual(['2']);
  await visitor.click(button('Wrong (60)'));
  expect(lines()).toHaveLength(50);
});

test('what is wrong can be downloaded as a table', async () => {
  const { visitor } = await chosen([',=Rain,Soon,Wet.,Rain.png'], ['Rain']);
  await visitor.click(button('Download the list of problems'));
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(await file?.text()).toBe(
    '"Row","Film","Column","What is wrong"\r\n"2","\'=Rain","Status","Please write Upcoming or Released."\r\n',
  );
  expect(name).toBe('films-problems.csv');
});

test('columns with other names are assigned by hand, or left out', async () => {
  const lines = ['Naam,Stand,Text,Bild,Genre', 'Rain,Released,Wet.,Rain.png,Drama'];
  const { visitor } = await chosenLines(lines, ['Rain.png']);
  expect(await message(/^No column is Title, Status, Description, or Picture\./)).toBeVisible();
  expect(screen.getByText('1 of 5 columns are imported')).toBeVisible();
  const choose = async (column: string, field: string) => {
    await waitFor(() => expect(screen.getByLabelText(column)).toBeEnabled());
    await visitor.selectOptions(screen.getByLabelText(column), field);
  };
  expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('As in “Rain”.');
  await choose('Naam', 'Title');
  await choose('Stand', 'Status');
  await choose('Text', 'Description');
  await choose('Bild', 'Picture');
  await choose('Genre', 'Do not import');
  expect(await message('Columns that are not imported: Genre.')).toBeVisible();
  expect(screen.queryByText(/^No column is/)).not.toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: 'Import one film' }));
  await screen.findAllByText('One film is imported.');
  expect(added('movie')).toEqual([
    { title: 'Rain', status: 'Released', description: 'Wet.', picture: uploaded('Rain.png') },
  ]);
});

test('the films of a table become drafts if that is chosen', async () => {
  const { visitor } = await chosen([row('Rain'), row('Fog')], ['Rain', 'Fog']);
  await visitor.click(screen.getByRole('radio', { name: /^Drafts/ }));
  expect(screen.getAllByText('A new draft.')).toHaveLength(2);
  await visitor.click(button('Import 2 films as drafts'));
  await screen.findAllByText('2 films are imported as drafts.');
  expect(addEntry).not.toHaveBeenCalled();
  expect(vi.mocked(addUnpublished).mock.calls.map(([{ id }, { title }]) => [id, title])).toEqual([
    ['movie:rain-2026', 'Rain'],
    ['movie:fog-2026', 'Fog'],
  ]);
  expect(screen.getByRole('link', { name: 'To Coming up' })).toHaveAttribute(
    'href',
    '/admin/coming',
  );
  expect(screen.getAllByRole('link', { name: 'It was saved as a draft.' })[0]).toHaveAttribute(
    'href',
    '/admin/coming/movie%3Arain-2026',
  );
});
