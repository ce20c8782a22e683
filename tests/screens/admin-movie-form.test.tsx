// product 14.2, 15.1, 16.3, 17.1, 17.20, 18.1.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, card, field, fill, message } from '../support/admin-screen';
import { aFullMovie, aMovie, letters } from '../support/builders';
import { dataAt, dataIn, idsIn, storeEntries } from '../support/memory/database';
import { files as storedFiles } from '../support/memory/files';
import { newFiles, newPicture, openMovieForm, pictureFile } from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';
import { formFieldsOf, formValuesOf } from '../../src/studio/form/fields/field-table';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { storedFields } from '../../src/store/documents/kinds';

const UPCOMING = 'Movies/Upcoming/Movies';
const RELEASED = 'Movies/Released/Movies';
const stored = () => [...idsIn(UPCOMING), ...idsIn(RELEASED)];

async function filledIn(address?: string) {
  const page = await openMovieForm(address);
  fill('Movie Title', ' Tides ');
  fill('Movie Description', 'A lighthouse keeper.');
  await page.visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await screen.findByText(/Ready/);
  return page;
}

test.each(['/admin/movies', '/uploadMovie'])(
  'the form at %s adds a movie, which is then listed',
  async (address) => {
    const { visitor } = await filledIn(address);
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(screen.getByLabelText('Movie Status')).toHaveValue('Upcoming');
    const answer = network.hold(/^upload/);
    fireEvent.click(button('Upload Movie'));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Add a movie' }));
    answer();

    expect(await message('Movie uploaded successfully!')).toBeVisible();
    expect(await card('Tides')).toBeVisible();
    expect(Object.values(dataIn(UPCOMING))).toEqual([
      {
        ...storedFields('movie', {
          title: 'Tides',
          description: 'A lighthouse keeper.',
          status: 'Upcoming',
          picture: { ...newPicture(), height: 1080, color: '#203040', share: expect.any(String) },
        }),
        timestamp: expect.any(Date),
      },
    ]);
    expect(newFiles()).toHaveLength(1);
    expect(field('Movie Title')).toHaveValue('');
    await visitor.click(button('Upload Movie'));
    expect(stored()).toHaveLength(1);
  },
);

test('blank fields have a message each and one for the form, until they are filled in', async () => {
  const { visitor } = await openMovieForm();
  await visitor.type(field('Movie Title'), '   ');
  await visitor.click(button('Upload Movie'));
  expect(screen.getByText('All fields are required!')).toHaveRole('alert');
  await waitFor(() => expect(field('Movie Title')).toHaveFocus());
  expect(field('Movie Title')).toHaveAccessibleDescription(/Please give the movie a title\./);
  expect(field('Movie Description')).toHaveAccessibleDescription(/Please describe the movie\./);
  expect(screen.getByLabelText('Movie Image')).toHaveAccessibleDescription(/choose a picture/);

  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.type(field('Movie Description'), 'Rain.');
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(screen.getByLabelText('Movie Image')).toHaveFocus());
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(storedFiles.paths()).toEqual([]);
});

test.each([
  [/Ticket Link/, 'http://tickets.example.com', /begins with https/],
  [/Certificate/, letters(21), /shorten this by one character: 20 fit/],
])('%s with %s is refused with a message at the field', async (name, text, problem) => {
  const { visitor } = await filledIn();
  fill(name, text);
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(problem);
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(storedFiles.paths()).toEqual([]);
});

test('a stored movie without a poster is corrected without one', async () => {
  storeEntries('movie', aMovie({ id: 'old', title: 'Rian' }));
  const { visitor } = renderAt('/admin/movies/old');
  await screen.findByRole('form', { name: 'Edit Rian' });
  fill('Movie Title', 'Rain');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(dataAt(`${UPCOMING}/old`)).toMatchObject({ title: 'Rain' });
  expect(dataAt(`${UPCOMING}/old`)).not.toHaveProperty('img');
});

describe('all fields', () => {
  /** The control of a field by its label. */
  const control = (label: string) =>
    screen.getByLabelText((text) => text === label || text === `${label} (optional)`);

  const values = formValuesOf(movieFields, aFullMovie());
  const fields = formFieldsOf(movieFields).map(([name, { label }]) => ({
    label,
    value: values[name],
  }));
  const groups = new Set(
    formFieldsOf(movieFields).flatMap(([, { language, group }]) => (language && group) || []),
  );

  test('the form of a movie saves every field to the collection of the status, and the edit shows them', async () => {
    const { visitor, router } = await openMovieForm();
    for (const name of groups)
      await visitor.click(screen.getByText(name, { exact: false, selector: 'summary' }));
    for (const { label, value } of fields) fireEvent.change(control(label), { target: { value } });
    await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
    await visitor.upload(screen.getByLabelText(/^Wide Picture/), pictureFile());
    await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
    await visitor.click(button('Upload Movie'));
    await message('Movie uploaded successfully!');
    const [[id = '', data] = []] = Object.entries(dataIn(RELEASED));
    const { img, picture, backdrop, ...texts } = storedFields('movie', aFullMovie());
    expect(data).toMatchObject(texts);
    expect([img, picture, backdrop]).not.toContain(undefined);
    expect(newFiles().map((path) => path.replace(/-.*/, ''))).toEqual([
      'movies/rain',
      'movies/rain',
    ]);
    expect([data?.['img'], data?.['backdrop']]).toEqual([
      expect.stringContaining('rain'),
      expect.objectContaining({ src: expect.stringContaining('rain'), width: 1920 }),
    ]);

    await router.navigate(`/admin/movies/${id}`);
    await screen.findByRole('form', { name: `Edit ${aFullMovie().title}` });
    for (const { label, value } of fields) expect(control(label)).toHaveValue(value);
  });
});

describe('dropped files', () => {
  beforeEach(async () => void (await openMovieForm('/uploadMovie')));

  /** Drops something; returns what the pointer says before, and whether it is left to the browser. */
  function drop(element: Element, type: string, files: readonly File[] = []) {
    const dataTransfer = { types: [type], files, dropEffect: '' };
    fireEvent.dragOver(element, { dataTransfer });
    return [dataTransfer.dropEffect, fireEvent.drop(element, { dataTransfer })];
  }

  const REFUSED = ['none', false];
  const images = () => screen.getByLabelText('Movie Image');

  test('what is dropped beside a field for files is refused, but for a text in a text field', () => {
    expect(drop(button('Upload Movie'), 'Files', [pictureFile()])).toEqual(REFUSED);
    expect(drop(button('Upload Movie'), 'text/uri-list')).toEqual(REFUSED);
    expect(drop(field('Movie Title'), 'Files', [pictureFile()])).toEqual(REFUSED);
    expect(drop(field('Movie Title'), 'text/plain')).toEqual(['', true]);
  });

  test('a field takes a file, and says what to do if none comes with what is dropped', async () => {
    expect(drop(images(), 'text/uri-list')).toEqual(['copy', false]);
    expect(await screen.findByText(/^Only a file can be dropped here/)).toHaveRole('alert');
    expect(drop(images(), 'Files', [pictureFile()])).toEqual(['copy', false]);
    expect(await screen.findByText(/^Ready/)).toBeVisible();
    expect(screen.queryByText(/^Only a file/)).not.toBeInTheDocument();
  });

  test('a field takes nothing while its form is sent', async () => {
    fill('Movie Title', 'Tides');
    fill('Movie Description', 'A lighthouse keeper.');
    drop(images(), 'Files', [pictureFile()]);
    await screen.findByText(/^Ready/);
    const end = network.hold(/^upload/);
    fireEvent.click(button('Upload Movie'));
    await screen.findByRole('button', { name: 'Uploading...' });
    expect(drop(images(), 'Files', [pictureFile()])).toEqual(REFUSED);
    end();
  });
});
