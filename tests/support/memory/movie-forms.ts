import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Movie } from '../../../src/content/movie/movie';
import { fill } from '../admin-screen';
import { renderAt } from '../render-at';
import { storeEntries } from './database';
import { addressOf, files } from './files';

export const OLD_FILE = 'movies/old-aaaaaaaaaaaa.webp';
export const OLD_PICTURE = { src: addressOf(OLD_FILE), width: 960 };

/** Returns the files of a picture that was chosen as "rain.jpg". */
export const newFiles = () => files.paths().filter((path) => path.startsWith('movies/rain-'));

/** Returns the stored picture of the only uploaded file. */
export const newPicture = () => ({ src: addressOf(newFiles()[0] ?? ''), width: 1920 });

export const pictureFile = (name = 'rain.jpg') =>
  new File(['picture'], name, { type: 'image/jpeg' });

/** Opens an address with the form for a new movie and waits for the form. */
export async function openMovieForm(address = '/admin/movies') {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Add a movie' });
  return page;
}

/** Opens the form of the only stored movie and waits for it. */
export async function openEditForm(movie: Movie) {
  storeEntries('movie', movie);
  const page = renderAt(`/admin/movies/${movie.id}`);
  await screen.findByRole('form', { name: `Edit ${movie.title}` });
  return page;
}

/** Fills in the required fields of a new movie. */
export async function fillInMovie(visitor: UserEvent, title: string): Promise<void> {
  fill('Movie Title', title);
  fill('Movie Description', 'Rain.');
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
}
