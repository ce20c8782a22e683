import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { pngBytes } from './picture-bytes';
import { renderAt } from './render-at';

/** Data and actions shared by the tests of the import screen. */
export const HEADER = 'Id,Title,Status,Description,Picture';
export const row = (title: string) =>
  `${title.toLowerCase()}-2026,${title},Released,Rain.,${title}.png`;
export const table = (...lines: readonly string[]) =>
  new File([lines.join('\n')], 'films.csv', { type: 'text/csv' });
export const picture = (name: string) => new File([pngBytes(10, 10)], name);

/** Chooses files as soon as the field is enabled. */
export async function chooseAt(label: 'Table' | 'Pictures', ...files: readonly File[]) {
  await waitFor(() => expect(screen.getByLabelText(label)).toBeEnabled());
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
}

export const heading = () => screen.findByRole('heading', { name: 'films.csv' });

/**
 * Opens the page and chooses pictures with these names and a table with these lines, of which the
 * first is the header.
 */
export async function chosenLines(lines: readonly string[], pictures: readonly string[] = []) {
  const page = renderAt('/admin/import');
  await screen.findByLabelText('Table');
  if (pictures.length > 0) {
    await chooseAt('Pictures', ...pictures.map(picture));
    await screen.findByText(/chosen\.$/);
  }
  await chooseAt('Table', table(...lines));
  await heading();
  await waitFor(() => expect(screen.getByLabelText('Table')).toBeEnabled());
  return page;
}

/** Does the same with lines of new films, and with pictures named after their titles. */
export const chosen = (rows: readonly string[], titles: readonly string[]) =>
  chosenLines(
    [HEADER, ...rows],
    titles.map((title) => `${title}.png`),
  );

export const preview = () => screen.getByRole('table', { name: 'How the rows are read' });
export const cellsOf = (line: HTMLElement) => [...line.children].map((cell) => cell.textContent);
/** Returns the rows of a table on the page, without its head. */
export const linesOf = (found: HTMLElement) => within(found).getAllByRole('row').slice(1);
