// product 26.4, 26.6, 26.7.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idIn } from '../../../src/content/entry';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { listHiddenMovies } from '../../../src/store/write/movie-addresses';
import { addEntry } from '../../../src/store/write/add-entry';
import { deletePicture, uploadPicture } from '../../../src/store/files/pictures';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { button, message, refusal } from '../../support/admin-screen';
import { uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import {
  cellsOf,
  chooseAt,
  chosen,
  HEADER,
  heading,
  linesOf,
  picture,
  preview,
  row,
  table,
} from '../../support/import-screen';
import { savedFile } from '../../support/saved-file';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';

/** Row, title and what is wrong of those that are left out. */
const wrong = () =>
  linesOf(preview())
    .map(cellsOf)
    .map((cells) => [cells[0], cells[1], cells.at(-1)])
    .filter(([, , fate]) => fate?.startsWith('Left out:'));
const addedIds = () => vi.mocked(addEntry).mock.calls.map(([ref]) => idIn(ref));

test('the form for a new movie leads to the import', async () => {
  store('movie');
  const { visitor, address } = renderAt('/admin/movies');
  await visitor.click(await screen.findByRole('link', { name: 'Import films from a table' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Import films' })).toBeVisible();
  expect(address()).toBe('/admin/import');
});

test('what is wrong is shown by row and column before anything is written, and the rest is imported', async () => {
  vi.mocked(readSearchIndex).mockResolvedValue([{ key: 'Uold', title: 'കടൽ', status: 'Released' }]);
  vi.mocked(listHiddenMovies).mockResolvedValue({ drafts: [], inTrash: new Set(['wind-2026']) });
  const rows = [row('Rain'), row('Wind'), ',കടൽ,Released,Sea.,rain.png', row('Tides'), row('Fog')];
  const { visitor } = await chosen(rows, ['Rain', 'Wind', 'Tides']);
  await waitFor(async () => expect(await heading()).toHaveFocus());
  expect(wrong()).toEqual([
    ['3', 'Wind', 'Left out:Id: A film in the trash has this id.'],
    ['4', 'കടൽ', expect.stringMatching(/^Left out:Title: .*with this title already/)],
    ['6', 'Fog', 'Left out:Picture: The picture Fog.png was not chosen.'],
  ]);
  expect(screen.getByRole('cell', { name: 'കടൽ' })).toHaveAttribute('lang', 'ml');
  expect(addEntry).not.toHaveBeenCalled();
  expect(uploadPicture).not.toHaveBeenCalled();

  await visitor.click(button('Import 2 films'));
  expect((await screen.findAllByText('2 films are imported.'))[0]).toBeVisible();
  expect(addEntry).toHaveBeenCalledTimes(2);
  expect(addEntry).toHaveBeenCalledWith(
    { id: 'movie:tides-2026', kind: 'movie', path: 'Movies/Released/Movies/tides-2026' },
    { title: 'Tides', status: 'Released', description: 'Rain.', picture: uploaded('Tides.png') },
    { pictures: [] },
  );
  expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  expect(screen.getByText(/^3 films are left out/)).toBeVisible();
  await waitFor(async () => expect(await heading()).toHaveFocus());
});

test('a table that is chosen first waits for the pictures, which can come in several parts', async () => {
  renderAt('/admin/import');
  await chooseAt('Table', table(HEADER, row('Rain'), row('Fog')));
  expect(await message(/^2 films wait for their pictures/)).toBeVisible();
  expect(screen.getByText('Waits for Rain.png.')).toBeVisible();
  expect(wrong()).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('Pictures')).toBeEnabled());
  await chooseAt('Pictures', picture('Rain.png'));
  expect(await screen.findByRole('button', { name: 'Import one film' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Pictures')).toBeEnabled());
  await chooseAt('Pictures', picture('Fog.png'));
  expect(await screen.findByRole('button', { name: 'Import 2 films' })).toBeVisible();
  expect(screen.getByText('2 pictures are chosen.')).toBeVisible();
  expect(wrong()).toEqual([]);
});

test('a file that cannot be imported is refused with the reason, and another one can be chosen', async () => {
  renderAt('/admin/import');
  await chooseAt('Table', new File([HEADER], 'films.csv'));
  const reason = /There are no films in this file/;
  await waitFor(() => expect(screen.getByLabelText('Table')).toHaveAccessibleDescription(reason));
  expect(screen.getByText(reason)).toHaveRole('alert');
  await waitFor(() => expect(screen.getByLabelText('Table')).toBeEnabled());
  await chooseAt('Table', table(HEADER, row('Rain')));
  expect(await heading()).toBeVisible();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('if what exists cannot be read, nothing can be imported', async () => {
  expectLogged(/late/);
  vi.mocked(listHiddenMovies).mockRejectedValueOnce(new TimeoutError('late'));
  renderAt('/admin/import');
  await chooseAt('Table', table(HEADER, row('Rain')));
  expect(await message('The table could not be checked.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'films.csv' })).not.toBeInTheDocument();
});

test('a film that is refused is named, the others follow, and it can be tried again alone', async () => {
  expectLogged(/not allowed/);
  vi.mocked(addEntry).mockRejectedValueOnce(refusal);
  const titles = ['Rain', 'Wind', 'Fog'];
  const { visitor } = await chosen(titles.map(row), titles);
  await visitor.click(button('Import 3 films'));
  const report = await screen.findByRole('group', { name: 'Films' });
  expect(report).toHaveTextContent('2 films are imported.');
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    'Row 2, Rain: The database did not accept it',
  );
  await waitFor(() => expect(report).toHaveFocus());
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(uploaded('Rain.png'));

  await visitor.click(button('Close'));
  await visitor.click(button('Import one film'));
  expect(await screen.findByText('3 films are imported.')).toBeVisible();
  expect(addedIds()).toEqual(['rain-2026', 'wind-2026', 'fog-2026', 'rain-2026']);
});

test('after a lost connection it goes on, and stores a film that may have arrived once', async () => {
  expectLogged(/late/);
  vi.mocked(addEntry).mockRejectedValueOnce(new TimeoutError('late'));
  const { visitor } = await chosen([',Rain,Upcoming,Wet.,Rain.png', row('Fog')], ['Rain', 'Fog']);
  await visitor.click(button('Import 2 films'));
  expect((await screen.findAllByText('2 films are imported.'))[0]).toBeVisible();
  const [first, , again] = addedIds();
  expect(first).toMatch(/^rain-....$/);
  expect(again).toBe(first);
  expect(uploadPicture).toHaveBeenCalledTimes(2);
});

test('the export leads to the import, where a table with the names of the columns can be downloaded', async () => {
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('link', { name: 'Import films from a table' }));
  await visitor.click(await screen.findByRole('button', { name: 'Download an empty table' }));
  const { name, text } = await savedFile();
  expect(text).toMatch(/^\ufeff?"Id","Title",.*"Status",.*"Picture",.*"Added"\r\n$/);
  expect(name).toBe('films.csv');
});

test('leaving by a link asks first while films are not imported', async () => {
  const { visitor, address } = await chosen([row('Rain')], ['Rain']);
  await visitor.click(screen.getByRole('link', { name: 'Export' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Leave before all films are imported?' }),
  );
  await visitor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/admin/import');

  await visitor.click(button('Import one film'));
  await screen.findAllByText('One film is imported.');
  await visitor.click(screen.getByRole('link', { name: 'Export' }));
  await waitFor(() => expect(address()).toBe('/admin/export'));
});
