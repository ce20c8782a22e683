import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Movie } from '../../src/content/movie/movie';
import { fill } from './admin-screen';
import { uploaded } from './chosen-pictures';
import { renderAt } from './render-at';
import { store } from './stored-entries';

/** The picture that the upload of `pictureFile()` returns. */
export const NEW_PICTURE = uploaded('rain.jpg');
export const OLD_PICTURE = { src: 'https://pictures.test/old.webp', width: 960 };

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
  store('movie', movie);
  const page = renderAt(`/admin/movies/${movie.id}`);
  await screen.findByRole('form', { name: `Edit ${movie.title}` });
  return page;
}

/** Fills in what a new movie must have. */
export async function fillInMovie(visitor: UserEvent, title: string): Promise<void> {
  fill('Movie Title', title);
  fill('Movie Description', 'Rain.');
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
}
