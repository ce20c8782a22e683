import { expect, test } from 'vitest';
import { ANNOUNCEMENTS } from '../../demo/content/announcements';
import { GALLERY } from '../../demo/content/gallery';
import { MOVIES } from '../../demo/content/movies';
import { VIDEOS } from '../../demo/content/videos';
import { fieldsOf } from '../../src/admin/kit/fields/field-table';
import { movieFields } from '../../src/admin/movies/movie-fields';

test.each(fieldsOf(movieFields).map(([name]) => name))('a movie of the demo has %s', (name) => {
  expect(MOVIES.some((movie) => Reflect.has(movie, name))).toBe(true);
});

test('the films of videos, pictures and announcements of the demo exist, and each video has one', () => {
  const movies = new Set(MOVIES.map(({ id }) => id));
  const films = [...VIDEOS, ...GALLERY, ...ANNOUNCEMENTS].flatMap(({ movieId }) => movieId ?? []);
  expect(films.filter((id) => !movies.has(id))).toEqual([]);
  expect(VIDEOS.every(({ movieId }) => movieId)).toBe(true);
});
