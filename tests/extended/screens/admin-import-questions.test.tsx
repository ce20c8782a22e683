import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listHiddenMovies } from '../../../src/store/write/movie-addresses';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { button } from '../../support/admin-screen';
import {
  cellsOf,
  chooseAt,
  chosenLines,
  linesOf,
  picture,
  preview,
} from '../../support/import-screen';
import { pngBytes } from '../../support/picture-bytes';
import { renderAt } from '../../support/render-at';
import { setUpMovies } from '../../support/stored-movies';
import { workbookBytes } from '../../support/xlsx-bytes';

setUpMovies();
beforeEach(() => {
  vi.mocked(readSearchIndex).mockResolvedValue([]);
  vi.mocked(listHiddenMovies).mockResolvedValue({ drafts: [], inTrash: new Set() });
});

const titles = () => linesOf(preview()).map((line) => cellsOf(line)[1]);

test('a title that a program has probably made waits until it is ticked (product 26.21)', async () => {
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

test('two pictures of one name are asked about, with the film of each (product 26.22)', async () => {
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

test('the separator of a text can be chosen', async () => {
  const { visitor } = await chosenLines(['Title;Actors', 'Kadal;Anu Thomas, Ravi Nair']);
  const separator = () => screen.getByLabelText('Between the cells are');
  expect(separator()).toHaveDisplayValue('Semicolons');
  expect(titles()).toEqual(['Kadal']);
  await visitor.selectOptions(separator(), 'Commas');
  await waitFor(() => expect(separator()).toHaveDisplayValue('Commas'));
  expect(screen.getByLabelText('Title;Actors')).toBeVisible();
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

test('hidden rows of a workbook are left out and counted, and can be taken (product 26.17)', async () => {
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
