import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { Movie, MovieFields } from '../../src/domain/movie';
import { hasWords } from '../../src/domain/search';
import { getMovie } from '../../src/services/movies';
import {
  addMovie,
  adminMovies,
  deleteMovie,
  setMovieStatus,
  updateMovie,
} from '../../src/services/movies-admin';
import { inOrder, pagesOf } from './builders';
import { setUpPictures, uploaded } from './chosen-pictures';
import { renderAt } from './render-at';
import { signedInAs } from './signed-in-as';

/** What the upload of `picture()` gives. */
export const NEW_PICTURE = uploaded('rain.jpg');
export const OLD_PICTURE = { src: 'https://pictures.test/old.webp', width: 960 };

let stored: Movie[] = [];
const change = (id: string, fields: MovieFields | Pick<Movie, 'status'>) => {
  stored = stored.map((movie) => (movie.id === id ? { ...movie, ...fields } : movie));
};

/** These movies are stored; the services behave like the real ones. */
export function store(...movies: Movie[]) {
  stored = movies;
  vi.mocked(adminMovies).mockImplementation(({ status, search, order }) => {
    const found = inOrder(stored, order).filter(
      (movie) => (status === 'All' || movie.status === status) && hasWords([movie.title], search),
    );
    const pages = Array.from({ length: Math.ceil(found.length / 20) }, (_, page) =>
      found.slice(page * 20, page * 20 + 20),
    );
    return pagesOf(...pages);
  });
  vi.mocked(getMovie).mockImplementation(
    async (id) => stored.find((movie) => movie.id === id) ?? null,
  );
  vi.mocked(addMovie).mockImplementation(async (address, movie) => {
    stored = [{ ...address, ...movie }, ...stored];
  });
  vi.mocked(updateMovie).mockImplementation(async ({ id }, movie) => change(id, movie));
  vi.mocked(setMovieStatus).mockImplementation(async ({ id }, status) => change(id, { status }));
  vi.mocked(deleteMovie).mockImplementation(async ({ id }) => {
    stored = stored.filter((movie) => movie.id !== id);
  });
}

/** An administrator is signed in, no movie is stored, and pictures can be uploaded. */
export function setUpMovies(): void {
  setUpPictures();
  beforeEach(() => {
    signedInAs('admin');
    store();
  });
}

export const picture = (name = 'rain.jpg') => new File(['picture'], name, { type: 'image/jpeg' });

export async function opened(address = '/admin/movies') {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Add a movie' });
  return page;
}
