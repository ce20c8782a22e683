// product 16.16.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../src/company/site';
import { drawSharePicture } from '../../src/admin/kit/share-picture/draw';
import type { Movie } from '../../src/domain/movies/movie';
import { readPictureFile } from '../../src/services/files/pictures';
import { fill } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { renderAt } from '../support/render-at';
import {
  OLD_PICTURE,
  openMovieForm,
  pictureFile,
  setUpMovies,
  storedMovies,
} from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();
let drawn = 0;
beforeEach(() => {
  drawn = 0;
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.size}-${(drawn += 1)}` });
  vi.mocked(readPictureFile).mockResolvedValue(new Blob(['stored poster']));
  vi.mocked(drawSharePicture).mockResolvedValue(new Blob(['drawn']));
});

const whatsApp = () => screen.getByRole('figure', { name: 'Preview of the link in WhatsApp' });
const google = () => screen.getByRole('figure', { name: 'Preview of the result at Google' });
const pictureIn = (figure: HTMLElement) => within(figure).getByRole('presentation');

async function edit(picture: NonNullable<Movie['picture']>) {
  storedMovies(aMovie({ id: 'tides', title: 'Tides', picture }));
  renderAt('/admin/movies/tides');
  await screen.findByRole('group', { name: 'What a link will look like' });
}

test('both previews show title, description and address as they are typed', async () => {
  await openMovieForm();
  await screen.findByRole('group', { name: 'What a link will look like' });
  expect(pictureIn(whatsApp())).toHaveAttribute('src', '/share.jpg');
  fill('Movie Title', 'The Last Bus');
  fill('Movie Description', 'Rain.\nAnd a goat with a ticket.');
  fill('Address', 'last-bus');
  for (const preview of [whatsApp(), google()]) {
    expect(preview).toHaveTextContent('The Last Bus');
    expect(preview).toHaveTextContent('Rain. And a goat with a ticket.');
  }
  expect(whatsApp()).toHaveTextContent(`${site.origin}/movie/last-bus`);
  expect(google()).toHaveTextContent(`The Last Bus – ${site.name}`);
  expect(google()).toHaveTextContent(`${site.origin} › movie › last-bus`);
  // Nothing of it is announced at every letter.
  expect(screen.getByRole('group', { name: 'What a link will look like' })).not.toHaveAttribute(
    'aria-live',
  );
});

test('a chosen picture is shown at once, and drawn when the typing pauses', async () => {
  const { visitor } = await openMovieForm();
  fill('Movie Title', 'Tides');
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await waitFor(() => expect(pictureIn(whatsApp())).toHaveAttribute('src', 'blob:5-2'));
  expect(drawSharePicture).toHaveBeenLastCalledWith(expect.any(Blob), {
    title: 'Tides',
    releaseDate: '',
  });
  expect(readPictureFile).not.toHaveBeenCalled();
});

test('the stored share picture is shown as long as it is right, then one of the stored poster', async () => {
  await edit({ ...OLD_PICTURE, share: 'https://pictures.test/share.jpg' });
  expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
  expect(readPictureFile).not.toHaveBeenCalled();
  fill('Movie Title', 'Ebb');
  await waitFor(() => expect(pictureIn(google())).toHaveAttribute('src', 'blob:5-1'));
  fill('Movie Title', 'Tides');
  expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
});

test('the poster is shown if it cannot be read to be drawn', async () => {
  vi.mocked(readPictureFile).mockRejectedValue(new TypeError('Failed to fetch'));
  await edit(OLD_PICTURE);
  await waitFor(() => expect(readPictureFile).toHaveBeenCalled());
  expect(pictureIn(whatsApp())).toHaveAttribute('src', OLD_PICTURE.src);
});
