// product 26.20, 35.8.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveLastImport } from '../../../src/content/movie/studio/last-import';
import { button, message } from '../../support/admin-screen';
import { names, selectAll, tools } from '../../support/bulk-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { chosenLines } from '../../support/import-screen';
import { renderAt } from '../../support/render-at';
import { stored, storedDrafts, storeEntries, idsIn } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';

const rain = aMovie({ id: 'rain', title: 'Rain', genre: 'Drama', status: 'Upcoming' });
const fog = aMovie({ id: 'fog', title: 'Fog', genre: 'Drama' });

beforeEach(() => storeEntries('movie', rain, fog));

const LINES = [
  'Id,Title,Status,Description,Picture,Genre',
  'rain,Rain,,,,Thriller',
  'wind,Wind,Released,Wet.,w.png,Drama',
];
const last = () => screen.findByRole('region', { name: 'Last import' });

/** Imports Wind and updates Rain, or imports Wind alone as a draft, and leaves the page. */
async function imported(to: 'now' | 'draft' = 'now') {
  const { visitor } = await chosenLines(LINES, ['w.png']);
  if (to === 'draft') await visitor.click(await screen.findByRole('radio', { name: /^Drafts/ }));
  else await visitor.click(await screen.findByRole('radio', { name: /^Update them with/ }));
  await visitor.click(
    button(to === 'draft' ? 'Import one film as a draft' : 'Import one film and update 1'),
  );
  await screen.findAllByText(to === 'draft' ? /^One film is imported/ : /^2 films are imported/);
  const later = await screen.findByRole('link', { name: 'Open the import' });
  expect(later).toHaveAttribute('href', '/admin/import');
  cleanup();
}

test('the page shows the last import when it is opened again, with a link to its films', async () => {
  await imported();
  const { visitor, address } = renderAt('/admin/import');
  expect(await last()).toHaveTextContent(
    /^Last import: \d+ \w+, \d\d:\d\d: 1 film added, 1 updated/,
  );
  await visitor.click(within(await last()).getByRole('link', { name: 'To these films' }));
  await waitFor(() => expect(names()).toEqual(['Wind', 'Rain']));
  expect(address()).toBe('/admin/movies?imported=last');
});

test('the last import can be undone from this page as right after the import', async () => {
  await imported();
  const { visitor } = renderAt('/admin/import');
  await visitor.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(await message('2 films are taken back.')).toBeVisible();
  expect(idsIn('trash')).toEqual(['movie:wind']);
  expect(stored('movie')).toMatchObject([rain, fog]);
  expect(await last()).toHaveTextContent('The last import was taken back.');
  await waitFor(async () => expect(await last()).toHaveFocus());
  cleanup();
  renderAt('/admin/import');
  await screen.findByLabelText('Table');
  expect(screen.queryByText(/^(Last|The last) import/)).not.toBeInTheDocument();
});

test('films that somebody has changed since are not undone, are named, and can be tried again', async () => {
  expectLogged(/meanwhile/);
  await imported();
  const { visitor } = renderAt('/admin/import');
  storeEntries('movie', { ...rain, genre: 'Noir' });
  await visitor.click(await screen.findByRole('button', { name: 'Undo the import' }));
  const report = await screen.findByRole('group', { name: 'Films' });
  expect(report).toHaveTextContent('One film is taken back.');
  expect(within(report).getByRole('listitem')).toHaveTextContent(
    'Row 2, Rain: Somebody else has changed it meanwhile.',
  );
  await visitor.click(button('Close'));
  expect(await last()).toHaveTextContent(/: 1 film updated/);
  expect(button('Undo the import')).toBeVisible();
});

function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
}

test('an import until the tab was closed is stored', async () => {
  network.hold(/^commit .*wind-/);
  const rows = ['Tides', 'Wind', 'Waves'].map((title) => `,${title},Released,Wet.,w.png,Drama`);
  const { visitor } = await chosenLines([LINES[0] ?? '', ...rows], ['w.png']);
  await visitor.click(button('Import 3 films'));
  await waitFor(() => expect(network.requests(/^commit .*wind-/)).toHaveLength(1));
  hidePage();
  cleanup();
  renderAt('/admin/import');
  // The second one may have arrived.
  expect(await last()).toHaveTextContent(/^Last import: .+: 2 films added/);
});

test('imported drafts are under Coming up, as the list says', async () => {
  await imported('draft');
  const { visitor } = renderAt('/admin/import');
  expect(await last()).toHaveTextContent(/: 1 film saved as a draft/);
  expect(screen.queryByRole('link', { name: 'To these films' })).not.toBeInTheDocument();
  expect(within(await last()).getByRole('link')).toLeadTo('/admin/coming');
  await visitor.click(button('Undo the import'));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  cleanup();
  for (const id of idsIn('trash')) memory.remove(`trash/${id}`);

  await imported('draft');
  renderAt('/admin/movies?imported=last');
  expect(await screen.findByText('No movies available.')).toBeVisible();
  expect(within(screen.getByText(/^What was imported as drafts/)).getByRole('link')).toLeadTo(
    '/admin/coming',
  );
});

test('the list of the last import can be combined with the status, and left', async () => {
  await imported();
  const many = Array.from({ length: 25 }, (_, index) => aMovie({ id: `other-${index}` }));
  storeEntries('movie', ...many);
  const { visitor } = renderAt('/admin/movies?imported=last&status=Released');
  await waitFor(() => expect(names()).toEqual(['Wind']));
  expect(screen.getByText('1 movie imported last')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(names()).toEqual(['Wind', 'Rain']));
  await visitor.click(screen.getByRole('link', { name: 'Clear' }));
  await waitFor(() => expect(names()).toHaveLength(20));
});

test('all films of the last import are selected in one action, also the ones that are not shown, and no others', async () => {
  const films = Array.from({ length: 25 }, (_, index) => aMovie({ id: `film-${index}` }));
  storeEntries('movie', ...films);
  saveLastImport({
    at: new Date(),
    rows: new Map(
      films.map((movie, index) => [index, { name: '', imported: { was: 'published', movie } }]),
    ),
  });
  const { visitor } = renderAt('/admin/movies?imported=last');
  await visitor.click(await selectAll());
  await visitor.click(await screen.findByRole('button', { name: 'Select all 25' }));
  await visitor.click(tools('movies').getByRole('button', { name: 'Mark as Released' }));
  await message('25 movies are marked as Released.');
  const changed = stored('movie').filter(({ status }) => status === 'Released');
  expect(changed.map(({ id }) => id)).toEqual(films.map(({ id }) => id));
});

test('if this browser knows of no import, the list names the filter', async () => {
  renderAt('/admin/movies?imported=last');
  expect(await screen.findByText('No movies available.')).toBeVisible();
  expect(screen.getByText(/^You asked for movies: imported last\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all movies' })).toBeVisible();
});

test('if this browser has no space for the import, a message says so before the page is left', async () => {
  expectLogged(/could not be saved in this browser/);
  const { visitor } = await chosenLines(LINES, ['w.png']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await visitor.click(button('Import one film'));
  expect(await message(/^There is no room in this browser to remember this import/)).toBeVisible();
  expect(button('Undo the import')).toBeVisible();
});
