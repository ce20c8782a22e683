import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { preparePicture } from '../../src/admin/pictures/resize';
import type { Movie, MovieFields } from '../../src/domain/movie';
import { PictureError } from '../../src/domain/picture-problem';
import { hasWords } from '../../src/domain/search';
import { deletePicture, uploadPicture } from '../../src/services/images';
import { getMovie } from '../../src/services/movies';
import {
  addMovie,
  adminMovies,
  deleteMovie,
  setMovieStatus,
  updateMovie,
} from '../../src/services/movies-admin';
import { pagesOf } from './builders';
import { renderAt } from './render-at';
import { signedInAs } from './signed-in-as';

/** What an upload gives. */
export const NEW_PICTURE = { src: 'https://pictures.test/new.webp', width: 1920 };
export const OLD_PICTURE = { src: 'https://pictures.test/old.webp', width: 960 };
/** A clear no of the database. */
export const refusal = Object.assign(new Error('not allowed'), { code: 'invalid-argument' });

let stored: Movie[] = [];
const change = (id: string, fields: MovieFields | Pick<Movie, 'status'>) => {
  stored = stored.map((movie) => (movie.id === id ? { ...movie, ...fields } : movie));
};

/** These movies are stored; the services behave like the real ones. */
export function store(...movies: Movie[]) {
  stored = movies;
  vi.mocked(adminMovies).mockImplementation(({ status, search }) => {
    const found = stored.filter(
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
export const setUpMovies = () =>
  beforeEach(() => {
    signedInAs('admin');
    store();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    vi.mocked(preparePicture).mockImplementation(({ name }) =>
      name.startsWith('bad')
        ? Promise.reject(new PictureError('no-picture'))
        : Promise.resolve({
            stem: name,
            width: 1920,
            height: 1080,
            color: '#203040',
            largest: new Blob(['largest']),
            smaller: [],
          }),
    );
    vi.mocked(uploadPicture).mockResolvedValue(NEW_PICTURE);
    vi.mocked(deletePicture).mockResolvedValue();
  });

export const picture = (name = 'rain.jpg') => new File(['picture'], name, { type: 'image/jpeg' });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const cards = () => screen.queryAllByRole('article');
export const card = (name: string) => screen.findByRole('article', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const message = (words: string) => screen.findByText(words);

export async function opened(address = '/admin/movies') {
  const page = renderAt(address);
  await screen.findByRole('form', { name: 'Add a movie' });
  return page;
}
