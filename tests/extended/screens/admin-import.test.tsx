// product 26.4, 26.6, 26.7.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, message } from '../../support/admin-screen';
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
import { stored, storeEntries, idsIn } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { files, uploadedOf } from '../../support/memory/files';
import { untilTimeout } from '../../support/memory/time';
import { inTrash } from '../../support/trashed';
import { aMovie } from '../../support/builders';

/** Row, title and what is wrong of those that are left out. */
const wrong = () =>
  linesOf(preview())
    .map(cellsOf)
    .map((cells) => [cells[0], cells[1], cells.at(-1)])
    .filter(([, , fate]) => fate?.startsWith('Left out:'));

test('the form for a new movie links to the import', async () => {
  const { visitor, address } = renderAt('/admin/movies');
  await visitor.click(await screen.findByRole('link', { name: 'Import films from a table' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Import films' })).toBeVisible();
  expect(address()).toBe('/admin/import');
});

test('errors are shown by row and column before anything is written, and the rest is imported', async () => {
  storeEntries('movie', aMovie({ title: 'കടൽ', status: 'Released' }));
  const wind = inTrash('Movies/Released/Movies/wind-2026', new Date(), { title: 'Wind' });
  memory.put({ 'trash/movie:wind-2026': wind });
  const rows = [row('Rain'), row('Wind'), ',കടൽ,Released,Sea.,rain.png', row('Tides'), row('Fog')];
  const { visitor } = await chosen(rows, ['Rain', 'Wind', 'Tides']);
  await waitFor(async () => expect(await heading()).toHaveFocus());
  expect(wrong()).toEqual([
    ['3', 'Wind', 'Left out:Id: A film in the trash has this id.'],
    ['4', 'കടൽ', expect.stringMatching(/^Left out:Title: .*with this title already/)],
    ['6', 'Fog', 'Left out:Picture: The picture Fog.png was not chosen.'],
  ]);
  expect(screen.getByRole('cell', { name: 'കടൽ' })).toHaveAttribute('lang', 'ml');
  expect(stored('movie')).toHaveLength(1);
  expect(network.requests(/^upload/)).toEqual([]);

  const possible = screen.getByText('2 films can be imported.');
  const leftOut = '3 films are left out. Correct their rows and choose the file again.';
  expect([...(possible.parentElement?.children ?? [])]).toHaveTexts([
    '2 films can be imported.',
    leftOut,
  ]);
  expect(screen.queryByText('Checking...')).not.toBeInTheDocument();

  await visitor.click(button('Import 2 films'));
  expect((await screen.findAllByText('2 films are imported.'))[0]).toBeVisible();
  const poster = { src: uploadedOf('Tides.png') };
  const tides = { title: 'Tides', status: 'Released', description: 'Rain.', picture: poster };
  const imported = stored('movie').filter(({ collection }) => collection === 'Released');
  expect(imported).toHaveLength(2);
  expect(imported.find(({ id }) => id === 'tides-2026')).toMatchObject(tides);
  expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  expect(screen.getByText(/^3 films are left out/)).toBeVisible();
  await waitFor(async () => expect(await heading()).toHaveFocus());
});

test('a table that is chosen first waits for the pictures, which can be chosen in several parts', async () => {
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

test('if existing films cannot be read, nothing can be imported', async () => {
  expectLogged(/late/);
  network.refuse(/^runQuery trash/, 'unavailable', { message: 'late' });
  renderAt('/admin/import');
  await chooseAt('Table', table(HEADER, row('Rain')));
  expect(await message('The table could not be checked.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'films.csv' })).not.toBeInTheDocument();
});

test('a refused film is named, the others follow, and it can be tried again alone', async () => {
  expectLogged(/not allowed/);
  network.refuse(/^commit .*rain-2026/, 'permission-denied', {
    message: 'not allowed',
    times: 1,
  });
  const titles = ['Rain', 'Wind', 'Fog'];
  const { visitor } = await chosen(titles.map(row), titles);
  await visitor.click(button('Import 3 films'));
  const report = await screen.findByRole('group', { name: 'Films' });
  expect(report).toHaveTextContent('2 films are imported.');
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    /^Row 2, Rain: .*the database does not allow something/,
  );
  await waitFor(() => expect(report).toHaveFocus());
  await waitFor(() =>
    expect(files.paths().filter((path) => /movies.rain-/i.test(path))).toEqual([]),
  );

  await visitor.click(button('Close'));
  await visitor.click(button('Import one film'));
  expect(await screen.findByText('3 films are imported.')).toBeVisible();
  expect(idsIn('Movies/Released/Movies')).toEqual(['fog-2026', 'rain-2026', 'wind-2026']);
});

test('after a lost connection the import continues, and stores a film that may have been stored only once', async () => {
  expectLogged(/No answer within/);
  network.silence(/^commit .*Movies.Upcoming.Movies.rain/);
  await chosen([',Rain,Upcoming,Wet.,Rain.png', row('Fog')], ['Rain', 'Fog']);
  await untilTimeout(() => fireEvent.click(button('Import 2 films')));
  expect((await screen.findAllByText('2 films are imported.'))[0]).toBeVisible();
  expect(idsIn('Movies/Upcoming/Movies')).toEqual([expect.stringMatching(/^rain-....$/)]);
  expect(idsIn('Movies/Released/Movies')).toEqual(['fog-2026']);
  expect(network.requests(/^upload .*(webp|png)$/)).toHaveLength(2);
});

test('the export page links to the import, where a table with the names of the columns can be downloaded', async () => {
  const { visitor } = renderAt('/admin/export');
  await visitor.click(await screen.findByRole('link', { name: 'Import films from a table' }));
  await visitor.click(await screen.findByRole('button', { name: 'Download an empty table' }));
  const { name, text } = await savedFile();
  expect(text).toMatch(/^\ufeff?"Id","Title",.*"Status",.*"Picture",.*"Added"\r\n$/);
  expect(name).toBe('films.csv');
});

test('leaving the page by a link asks first while films are not imported', async () => {
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
