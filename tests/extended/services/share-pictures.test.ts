// product 16.15, 17.10.
import { expect, test } from 'vitest';
import { EditConflictError } from '../../../src/store/documents/conflict';
import { randomFileId } from '../../../src/shared/pictures/picture-name';
import { CanceledError } from '../../../src/shared/pictures/picture-errors';
import { uploadSharePicture } from '../../../src/store/files/pictures';
import { getMovie } from '../../../src/store/read/movies';
import { editEntry } from '../../../src/store/write/edit-entry';
import {
  countMissingSharePictures,
  missingSharePicturesReader,
  setSharePictures,
} from '../../../src/store/read/admin/share-pictures';
import { readListIndex } from '../../../src/store/read/admin/index-reader';
import { translationsOf } from '../../../src/content/locale/translations';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { readPages } from '../../support/read-pages';
import { storedFiles } from '../../support/stored-files';
import { serveOverHttp } from '../../support/uploaded-picture';
import { readMovie } from '../../support/tides';

const { database, store } = openAdminDatabase();
serveOverHttp();

const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2F${name}?alt=media`;
const jpeg = () => new Blob([new Uint8Array(9000)], { type: 'image/jpeg' });
const aMovie = (n: number, fields: object = {}) => ({
  title: `Film ${n}`,
  description: 'Rain.',
  status: 'Upcoming',
  img: file(`${n}.webp`),
  timestamp: day(n),
  ...fields,
});
const withShare = { picture: { alt: 'A boat', share: file('share-1200.jpg') } };
const countMissing = () => countMissingSharePictures(async () => (await readListIndex()).entries);
const titles = async () =>
  (await readPages(missingSharePicturesReader())).map((page) =>
    page.map(({ entry }) => entry.title),
  );

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
  expect(await countMissing()).toEqual([{ kind: 'movie', count: 4 }]);
  expect((await titles()).flat()).toEqual(['Film 4', 'Film 3', 'Film 1', 'Film 7']);
});

test('announcements, events, videos with a picture, and gallery images in any collection are also counted and found', async () => {
  const picture = { share: file('share-1200.jpg') };
  const entry = (title: string, fields: object = {}) => ({
    title,
    description: 'Rain.',
    img: file(`${title}.webp`),
    timestamp: day(1),
    ...fields,
  });
  const event = { day: '2026-12-18', place: 'Kochi' };
  const video = { videoUrl: 'https://youtu.be/abcdefghijk' };
  await store({
    'Movies/Announcements': { item_1: entry('News'), item_2: entry('Made', { picture }) },
    'events/a': entry('Show', event),
    'events/b': entry('Made', { ...event, picture }),
    'videos/a': entry('Scene', video),
    'videos/b': { title: 'Thumbnail', ...video, timestamp: day(1) },
    'images/a': entry('Still'),
    'sets/kochi/images/b': entry('Older', { timestamp: null }),
    'images/c': entry('Made', { picture }),
    'hero-banners/a': { title: 'Banner', imageUrl: file('banner.webp'), timestamp: day(1) },
  });
  const missing = await countMissing();
  expect(new Map(missing.map(({ kind, count }) => [kind, count]))).toEqual(
    new Map([
      ['announcement', 1],
      ['event', 1],
      ['video', 1],
      ['image', 2],
    ]),
  );
  expect((await titles()).flat().toSorted()).toEqual(['News', 'Older', 'Scene', 'Show', 'Still']);
  const readNext = missingSharePicturesReader();
  for (let found = await readNext(); found.length > 0; found = await readNext()) {
    for (const shared of found) await setSharePictures(shared, { share: file('new-1200.jpg') });
  }
  expect(await countMissing()).toEqual([]);
});

test.runIf(translationsOf)(
  'a movie with a title in Malayalam and no share picture in Malayalam is counted and found once',
  async () => {
    const translated = { title_ml: 'വേലിയേറ്റം' };
    const both = { share: file('share-1200.jpg'), share_ml: file('share-ml-1200.jpg') };
    await store({
      'Movies/Upcoming/Movies/a': aMovie(1, { ...withShare, ...translated }),
      'Movies/Upcoming/Movies/b': aMovie(2, { ...translated, picture: both }),
      'Movies/Upcoming/Movies/c': aMovie(3, translated),
      'Movies/Released/Movies/d': { title: 'Without a picture', ...translated, timestamp: day(4) },
      'Movies/Released/Movies/e': aMovie(5, withShare),
    });
    expect(await countMissing()).toEqual([{ kind: 'movie', count: 2 }]);
    expect((await titles()).flat()).toEqual(['Film 3', 'Film 1']);
  },
);

test('they are read in pages of ten', async () => {
  const movies = Array.from({ length: 12 }, (_, n) => [
    `Movies/Upcoming/Movies/film-${n}`,
    aMovie(n + 1),
  ]);
  await store(Object.fromEntries(movies));
  expect((await titles()).map((page) => page.length)).toEqual([10, 2]);
});

test('a share picture, like every edit of fields that are not searched, does not change the search index', async () => {
  await store({
    'Movies/Upcoming/Movies/a': aMovie(1, { picture: { alt: 'A boat' } }),
    'search/changes': { built: day(1) },
  });
  const movie = await readMovie('a');
  const changed = async () =>
    Object.keys((await database.doc('search/changes').get()).data() ?? {}).toSorted();
  await setSharePictures({ kind: 'movie', entry: movie }, { share: file('share-1200.jpg') });
  expect(await changed()).toEqual(['built']);
  await editEntry('movie', (await getMovie('a')) ?? movie, { ...movie, title: 'Other' });
  expect(await changed()).toEqual(['Ua', 'built']);
});

test('a share picture is stored beside the other fields, unless the picture has been replaced', async () => {
  await store({ 'Movies/Upcoming/Movies/a': aMovie(1, { picture: { alt: 'A boat' } }) });
  const movie = await readMovie('a');
  await setSharePictures({ kind: 'movie', entry: movie }, { share: file('share-1200.jpg') });
  expect(await getMovie('a')).toEqual({
    ...movie,
    picture: { ...movie.picture, share: file('share-1200.jpg') },
  });
  expect(await countMissing()).toEqual([]);

  await store({ 'Movies/Upcoming/Movies/a': aMovie(1, { img: file('another.webp') }) });
  await expect(
    setSharePictures({ kind: 'movie', entry: movie }, { share: file('share-1200.jpg') }),
  ).rejects.toThrow(EditConflictError);
});

test('a share picture that is canceled before it starts is not stored', async () => {
  const canceled = AbortSignal.abort(new CanceledError('stopped'));
  const stem = `poster-${randomFileId()}`;
  const upload = uploadSharePicture('movie', { stem, blob: jpeg() }, canceled);
  await expect(upload).rejects.toThrow(CanceledError);
  expect(await storedFiles(`movies/${stem}-`)).toEqual([]);
});
