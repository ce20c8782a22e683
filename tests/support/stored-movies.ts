import { searchEntryOf } from '../../src/content/search/stored-entry';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Movie } from '../../src/content/movie/movie';
import { moviesAsked } from '../../src/content/search/asked';
import { matchesSearch } from '../../src/content/search/list-questions';
import { movieKey } from '../../src/content/search/search-entry';
import { getMovie } from '../../src/store/read/movies';
import { takenAddresses } from '../../src/store/write/movie-addresses';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { fill } from './admin-screen';
import { pagesOf } from './builders';
import { uploaded } from './chosen-pictures';
import { renderAt } from './render-at';
import { signedInAs } from './signed-in-as';
import { store, stored } from './stored-entries';

/** The picture that the upload of `pictureFile()` returns. */
export const NEW_PICTURE = uploaded('rain.jpg');
export const OLD_PICTURE = { src: 'https://pictures.test/old.webp', width: 960 };

/** These movies are stored; the mocked services read and change them. */
export function storedMovies(...movies: Movie[]) {
  store('movie', movies);
  vi.mocked(adminMoviesReader).mockImplementation((question) => {
    const { status, search } = question;
    const byKey = new Map(stored('movie').map((movie) => [movieKey(movie), movie]));
    const asked = moviesAsked(
      stored('movie').map((one) => searchEntryOf('movie', one)),
      { ...question, search: '' },
    );
    const found = asked
      .flatMap(({ key }) => byKey.get(key) ?? [])
      .filter(
        (movie) =>
          (status === 'All' || movie.status === status) && matchesSearch([movie.title], search),
      );
    const pages = Array.from({ length: Math.ceil(found.length / 20) }, (_, page) =>
      found.slice(page * 20, page * 20 + 20),
    );
    return pagesOf(...pages);
  });
  vi.mocked(getMovie).mockImplementation(
    async (id) => stored('movie').find((movie) => movie.id === id) ?? null,
  );
  vi.mocked(takenAddresses).mockImplementation(
    async (ids) => new Set(ids.filter((id) => stored('movie').some((movie) => movie.id === id))),
  );
}

/** An administrator is signed in, and no movie is stored. */
export function setUpMovies(): void {
  beforeEach(() => {
    signedInAs('admin');
    storedMovies();
  });
}

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
  storedMovies(movie);
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
