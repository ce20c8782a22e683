// product 26.13, 26.15 and 26.6.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, message } from '../../support/admin-screen';
import {
  cellsOf,
  chosen,
  chosenLines,
  linesOf,
  preview,
  row,
  chooseAt,
  picture,
} from '../../support/import-screen';
import { pngBytes } from '../../support/picture-bytes';
import { savedFile } from '../../support/saved-file';
import { renderAt } from '../../support/render-at';
import { workbookBytes } from '../../support/xlsx-bytes';
import { stored, storedDrafts } from '../../support/memory/database';
import { uploadedOf } from '../../support/memory/files';

test('the reading of each row is shown by pages, filtered by new or wrong ones', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`Film${index + 1}`));
  const { visitor } = await chosen([...rows, ',Fog,Soon,Wet.,fog.png'], ['Film1', 'Fog']);
  const lines = () => linesOf(preview()).map(cellsOf);
  expect(lines()).toHaveLength(50);
  expect(lines()[0]).toEqual(['2', 'Film1', 'Released', '', 'Film1.png', 'A new film.']);
  expect(screen.getByText('1 to 50 of 61')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: /\(0\)$/ })).not.toBeInTheDocument();
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

test('the errors can be downloaded as a table', async () => {
  const { visitor } = await chosen([',=Rain,Soon,Wet.,Rain.png'], ['Rain']);
  await visitor.click(button('Download the list of problems'));
  const { name, text } = await savedFile();
  expect(text).toBe(
    '"Row","Film","Column","What is wrong"\r\n"2","\'=Rain","Status","Please write Upcoming or Released."\r\n',
  );
  expect(name).toBe('films-problems.csv');
});

test('columns with other names are assigned or left out by the user', async () => {
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
  const poster = { src: uploadedOf('Rain.png') };
  expect(stored('movie')).toMatchObject([
    { title: 'Rain', status: 'Released', description: 'Wet.', picture: poster },
  ]);
});

test('the films of a table become drafts on request', async () => {
  const { visitor } = await chosen([row('Rain'), row('Fog')], ['Rain', 'Fog']);
  await visitor.click(screen.getByRole('radio', { name: /^Drafts/ }));
  expect(screen.getAllByText('A new draft.')).toHaveLength(2);
  await visitor.click(button('Import 2 films as drafts'));
  await screen.findAllByText('2 films are imported as drafts.');
  expect(stored('movie')).toEqual([]);
  expect(storedDrafts().map(({ id, entry }) => [id, entry.title])).toEqual([
    ['movie:fog-2026', 'Fog'],
    ['movie:rain-2026', 'Rain'],
  ]);
  expect(screen.getByRole('link', { name: 'To Coming up' })).toLeadTo('/admin/coming');
  expect(screen.getAllByRole('link', { name: 'It was saved as a draft.' })[0]).toLeadTo(
    '/admin/coming/movie%3Arain-2026',
  );
});

const titles = () => linesOf(preview()).map((line) => cellsOf(line)[1]);

test('a title that a program has probably converted waits until it is confirmed (product 26.21)', async () => {
  const { visitor } = await chosenLines(
    ['Title,Status,Description,Picture', 'TRUE,Released,x,a.png', '1917,Released,x,a.png'],
    ['a.png'],
  );
  expect(button('Import one film')).toBeVisible();
  expect(screen.getByText('Waits until you say that its title is right.')).toBeVisible();
  const box = () => screen.getByLabelText(/^The film of row 2 is called “TRUE”/);
  await visitor.click(box());
  expect(await screen.findByRole('button', { name: 'Import 2 films' })).toBeVisible();
  expect(box()).toBeChecked();
  await visitor.click(box());
  expect(await screen.findByRole('button', { name: 'Import one film' })).toBeVisible();
});

test('for two pictures with the same name there is a question, with the film of each (product 26.22)', async () => {
  const { visitor } = renderAt('/admin/import');
  await chooseAt('Pictures', new File([pngBytes(10, 10)], 'poster.png'));
  await chooseAt('Pictures', new File([pngBytes(20, 10)], 'poster.png'));
  expect(await screen.findByText('2 pictures are chosen.')).toBeVisible();
  const lines = ['Kadal,Released,x,kadal/poster.png', 'Mazha,Released,x,mazha/poster.png'];
  await chooseAt(
    'Table',
    new File([['Title,Status,Description,Picture', ...lines].join('\n')], 'films.csv'),
  );
  const question = async (name: string) => within(await screen.findByRole('group', { name }));
  const kadal = await question('Which of the chosen pictures is kadal/poster.png, of Kadal?');
  expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  expect(kadal.getAllByRole('radio')).toHaveLength(2);
  await visitor.click(kadal.getAllByRole('radio')[1] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Import one film' })).toBeVisible();
  const mazha = await question('Which of the chosen pictures is mazha/poster.png, of Mazha?');
  await visitor.click(mazha.getAllByRole('radio')[0] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Import 2 films' })).toBeVisible();
});

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const sheetOf = (...films: readonly (readonly [title: string, isHidden?: boolean])[]) =>
  `<worksheet><sheetData><row r="1">${['Title', 'Status', 'Description', 'Picture'].map(text).join('')}</row>${films
    .map(
      ([title, isHidden = false], index) =>
        `<row r="${index + 2}" hidden="${isHidden}">${[title, 'Released', 'x', 'a.png'].map(text).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

async function chosenWorkbook() {
  const page = renderAt('/admin/import');
  await chooseAt('Pictures', picture('a.png'));
  await screen.findByText('One picture is chosen.');
  const bytes = workbookBytes([
    { name: 'Lists', isHidden: true, xml: sheetOf(['Old']) },
    { name: 'Films', xml: sheetOf(['Kadal'], ['Cancelled', true], ['Mazha']) },
    { name: 'More', xml: sheetOf(['Kattu']) },
  ]);
  await chooseAt('Table', new File([bytes], 'films.xlsx'));
  await screen.findByRole('heading', { name: 'films.xlsx' });
  await waitFor(() => expect(screen.getByLabelText('Table')).toBeEnabled());
  return page;
}

test('hidden rows of a workbook are left out and counted, and can be included (product 26.17)', async () => {
  const { visitor } = await chosenWorkbook();
  expect(screen.getByText('One hidden row is left out.')).toHaveRole('status');
  expect(titles()).toEqual(['Kadal', 'Mazha']);
  await visitor.click(screen.getByLabelText('Import rows that are hidden or filtered out, too'));
  expect(await screen.findByText('One hidden row is taken, too.')).toBeVisible();
  expect(titles()).toEqual(['Kadal', 'Cancelled', 'Mazha']);
});

test('the sheet of a workbook is named, and another one can be chosen', async () => {
  const { visitor } = await chosenWorkbook();
  const sheet = () => screen.getByLabelText('Sheet of the workbook');
  expect(sheet()).toHaveDisplayValue('Films');
  expect(within(sheet()).getByRole('option', { name: 'Lists (hidden)' })).toBeVisible();
  await visitor.selectOptions(sheet(), 'More');
  await waitFor(() => expect(sheet()).toHaveDisplayValue('More'));
  expect(titles()).toEqual(['Kattu']);
});
