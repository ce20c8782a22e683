import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Movie, MovieFields } from '../../src/domain/movies/movie';
import { matchesSearch } from '../../src/domain/search/search';
import { getMovie } from '../../src/services/movies/movie';
import { takenAddresses } from '../../src/services/admin/movie-addresses';
import {
  addMovie,
  adminMoviesReader,
  deleteMovie,
  setMovieStatus,
  updateMovie,
} from '../../src/services/admin/movies-admin';
import { fill } from './admin-screen';
import { inOrder, pagesOf } from './builders';
import { setUpPictures, uploaded } from './chosen-pictures';
import { renderAt } from './render-at';
import { signedInAs } from './signed-in-as';
import { inMockedTrash } from './mocked-trash';

/** The picture that the upload of `pictureFile()` returns. */
export const NEW_PICTURE = uploaded('rain.jpg');
export const OLD_PICTURE = { src: 'https://pictures.test/old.webp', width: 960 };

let stored: Movie[] = [];
const change = (id: string, fields: MovieFields | Pick<Movie, 'status'>) => {
  stored = stored.map((movie) => (movie.id === id ? { ...movie, ...fields } : movie));
};

/** These movies are stored; the mocked services read and change them. */
export function storedMovies(...movies: Movie[]) {
  stored = movies;
  vi.mocked(adminMoviesReader).mockImplementation(({ status, search, order }) => {
    const found = inOrder(stored, order).filter(
      (movie) =>
        (status === 'All' || movie.status === status) && matchesSearch([movie.title], search),
    );
    const pages = Array.from({ length: Math.ceil(found.length / 20) }, (_, page) =>
      found.slice(page * 20, page * 20 + 20),
    );
    return pagesOf(...pages);
  });
  vi.mocked(getMovie).mockImplementation(
    async (id) => stored.find((movie) => movie.id === id) ?? null,
  );
  vi.mocked(takenAddresses).mockImplementation(
    async (ids) => new Set(ids.filter((id) => stored.some((movie) => movie.id === id))),
  );
  vi.mocked(addMovie).mockImplementation(async (address, movie) => {
    stored = [{ ...address, ...movie }, ...stored];
  });
  vi.mocked(updateMovie).mockImplementation(async ({ id }, movie) => change(id, movie));
  vi.mocked(setMovieStatus).mockImplementation(async ({ id }, status) => change(id, { status }));
  vi.mocked(deleteMovie).mockImplementation(async ({ id }) => {
    const at = stored.findIndex((movie) => movie.id === id);
    const deleted = stored.slice(at, at + 1);
    stored = stored.toSpliced(at, 1);
    return inMockedTrash(`movie:${id}`, () => {
      stored = stored.toSpliced(at, 0, ...deleted);
    });
  });
}

/** An administrator is signed in, no movie is stored, and pictures can be uploaded. */
export function setUpMovies(): void {
  setUpPictures();
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
