// product 17.1, 17.20.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadPicture } from '../../src/store/files/pictures';
import { button, field, fill } from '../support/admin-screen';
import { deferred } from '../support/deferred';
import { openMovieForm, pictureFile, setUpMovies } from '../support/stored-movies';

setUpMovies();
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
  const upload = deferred();
  vi.mocked(uploadPicture).mockImplementation(async () => {
    await upload.promise;
    throw new Error('ended');
  });
  fireEvent.click(button('Upload Movie'));
  await screen.findByRole('button', { name: 'Uploading...' });
  expect(drop(images(), 'Files', [pictureFile()])).toEqual(REFUSED);
});
