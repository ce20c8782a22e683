// product 16.15, 17.10.
import { expect, test } from 'vitest';
import { EditConflictError } from '../../../src/domain/entries/conflict';
import { getMovie } from '../../../src/services/movies/movie';
import { editEntry } from '../../../src/services/store/edit-entry';
import {
  countMissingSharePictures,
  missingSharePicturesReader,
  setSharePicture,
} from '../../../src/services/admin-lists/share-pictures';
import { openAdminSession } from '../../support/admin-session';
import { day, openDatabase } from '../../support/database';
import { readPagesOf } from '../../support/read-pages';
import { serveOverHttp } from '../../support/uploaded-picture';

const { database, store } = openDatabase();
openAdminSession({ store });
serveOverHttp();

const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2F${name}?alt=media`;
const aMovie = (n: number, fields: object = {}) => ({
  title: `Film ${n}`,
  description: 'Rain.',
  status: 'Upcoming',
  img: file(`${n}.webp`),
  timestamp: day(n),
  ...fields,
});
const withShare = { picture: { alt: 'A boat', share: file('share-1200.jpg') } };
const titles = () => readPagesOf(missingSharePicturesReader(), 'title');

test('the movies of both collections that have a picture and no share picture are counted and found', async () => {
  await store({
    'Movies/Upcoming/Movies/a': aMovie(1),
    'Movies/Upcoming/Movies/b': aMovie(2, withShare),
    'Movies/Upcoming/Movies/c': aMovie(3, { picture: { alt: '' } }),
    'Movies/Released/Movies/d': aMovie(4, { status: 'Released' }),
    'Movies/Released/Movies/e': aMovie(5, { ...withShare, status: 'Released' }),
    'Movies/Released/Movies/f': { title: 'Without a picture', timestamp: day(6) },
    'Movies/Released/Movies/g': aMovie(7, { timestamp: null }),
  });
  expect(await countMissingSharePictures()).toBe(4);
  expect((await titles()).flat()).toEqual(['Film 4', 'Film 3', 'Film 1', 'Film 7']);
});

test('they are read in pages of ten', async () => {
  const movies = Array.from({ length: 12 }, (_, n) => [
    `Movies/Upcoming/Movies/film-${n}`,
    aMovie(n + 1),
  ]);
  await store(Object.fromEntries(movies));
  expect((await titles()).map((page) => page.length)).toEqual([10, 2]);
});

test('a share picture, like every edit that the search cannot tell, leaves the search index alone', async () => {
  await store({
    'Movies/Upcoming/Movies/a': aMovie(1, { picture: { alt: 'A boat' } }),
    'search/changes': { built: day(1) },
  });
  const movie = await getMovie('a');
  if (!movie) throw new Error('There is no movie');
  const changed = async () =>
    Object.keys((await database.doc('search/changes').get()).data() ?? {}).toSorted();
  await setSharePicture(movie, file('share-1200.jpg'));
  expect(await changed()).toEqual(['built']);
  await editEntry('movie', (await getMovie('a')) ?? movie, { ...movie, title: 'Other' });
  expect(await changed()).toEqual(['Ua', 'built']);
});

test('a share picture is stored beside the rest, unless the picture has been replaced', async () => {
  await store({ 'Movies/Upcoming/Movies/a': aMovie(1, { picture: { alt: 'A boat' } }) });
  const movie = await getMovie('a');
  if (!movie) throw new Error('There is no movie');
  await setSharePicture(movie, file('share-1200.jpg'));
  expect(await getMovie('a')).toEqual({
    ...movie,
    picture: { ...movie.picture, share: file('share-1200.jpg') },
  });
  expect(await countMissingSharePictures()).toBe(0);

  await store({ 'Movies/Upcoming/Movies/a': aMovie(1, { img: file('another.webp') }) });
  await expect(setSharePicture(movie, file('share-1200.jpg'))).rejects.toThrow(EditConflictError);
});
