import { beforeEach, describe, expect, test } from 'vitest';
import { searchDocuments } from '../../../src/content/search/search-parts';
import type { SearchEntry } from '../../../src/content/search/search-entry';
import { storedPictures, type PictureSource } from '../../../src/store/read/admin/stored-pictures';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { recordQueries } from '../../support/query-recorder';
import { serveOverHttp } from '../../support/uploaded-picture';

// The dialog with stored pictures (product 17.16).

const { store } = openAdminDatabase();
serveOverHttp();

const fileAt = (name: string) => `https://firebasestorage.googleapis.com/v0/b/b/o/${name}.webp`;
const picture = (name: string, fields: object = {}) => ({
  img: fileAt(name),
  picture: { width: 1200, height: 800, ...fields },
});

const index: readonly SearchEntry[] = [
  { key: 'Epremiere', title: 'Premiere', lacks: '0' },
  { key: 'Vteaser', title: 'Teaser', lacks: '0' },
  { key: 'Utides', title: 'Tides', status: 'Upcoming', director: 'Meera Das', lacks: '0' },
  { key: 'Rpier', title: 'Pier', status: 'Released', lacks: '0' },
];
beforeEach(() => store(Object.fromEntries(searchDocuments(index, new Date()))));

const IMAGES = Array.from({ length: 60 }, (_, n) => n);
const gallery = () =>
  store(
    Object.fromEntries(
      IMAGES.map((n) => [
        `images/i${n}`,
        {
          ...picture(`gallery%2F${n}`, n === 40 ? { alt: 'A lighthouse' } : {}),
          timestamp: day(200 - n),
          title: `Still ${n}`,
          ...(n > 55 && { movie: 'tides' }),
        },
      ]),
    ),
  );

async function titlesOf(source: PictureSource, search = '', pages = 1) {
  const read = storedPictures(source, search);
  const titles: string[] = [];
  for (let page = 0; page < pages; page += 1) {
    titles.push(...(await read()).pictures.map(({ title }) => title));
  }
  return titles;
}

describe('the gallery', () => {
  beforeEach(gallery);

  test('is read in pages, newest first, with as many reads as pictures', async () => {
    const recorder = recordQueries();
    const read = storedPictures('image', '');
    const first = await read();
    expect(first.pictures.map(({ title }) => title)).toEqual(
      IMAGES.slice(0, 24).map((n) => `Still ${n}`),
    );
    expect(first.isLast).toBe(false);
    expect(await recorder.documents()).toBe(24);
    await read();
    const last = await read();
    recorder.stop();
    expect(last.pictures).toHaveLength(12);
    expect(last.isLast).toBe(true);
  });

  test('is searched by titles and descriptions', async () => {
    expect(await titlesOf('image', 'still 33')).toEqual(['Still 33']);
    expect(await titlesOf('image', 'LIGHTHOUSE')).toEqual(['Still 40']);
    expect(await titlesOf('image', 'nothing like it')).toEqual([]);
  });

  test('is searched by film title and people, without further reads for the film', async () => {
    const ofTides = ['Still 56', 'Still 57', 'Still 58', 'Still 59'];
    expect(await titlesOf('image', 'tides')).toEqual(ofTides);
    expect(await titlesOf('image', 'meera')).toEqual(ofTides);
  });
});

test('checks at most 200 entries for a page, so that rare matches take several pages', async () => {
  await store(
    Object.fromEntries(
      Array.from({ length: 230 }, (_, n) => [
        `images/i${n}`,
        {
          ...picture(`gallery%2F${n}`),
          timestamp: new Date(day(300).getTime() - n * 1000),
          title: n === 220 ? 'Needle' : 'Hay',
        },
      ]),
    ),
  );
  const read = storedPictures('image', 'needle');
  const recorder = recordQueries();
  expect(await read()).toEqual({ pictures: [], isLast: false });
  // And the two documents of the search index.
  expect(await recorder.documents()).toBe(202);
  recorder.stop();
  const { pictures, isLast } = await read();
  expect(pictures.map(({ title }) => title)).toEqual(['Needle']);
  expect(isLast).toBe(true);
});

test('a film has its poster and its wide picture, and is found in the search index', async () => {
  await store({
    'Movies/Upcoming/Movies/tides': {
      ...picture('movies%2Ftides', { alt: 'A boat', focus: '30% 70%' }),
      title: 'Tides',
      status: 'Upcoming',
      backdrop: { src: fileAt('movies%2Fwide') },
      timestamp: day(2),
    },
    'Movies/Released/Movies/pier': {
      ...picture('movies%2Fpier'),
      title: 'Pier',
      status: 'Released',
      timestamp: day(1),
    },
  });
  expect(await titlesOf('movie')).toEqual(['Tides', 'Tides', 'Pier']);
  const { pictures } = await storedPictures('movie', 'tides')();
  expect(pictures).toEqual([
    expect.objectContaining({
      kind: 'movie',
      title: 'Tides',
      isWide: false,
      picture: expect.objectContaining({
        src: fileAt('movies%2Ftides'),
        alt: 'A boat',
        focus: '30% 70%',
      }),
    }),
    expect.objectContaining({ isWide: true, picture: { src: fileAt('movies%2Fwide') } }),
  ]);
});

test('entries of a matching film are in the order of their list', async () => {
  const stored = (name: string, fields: object) => ({
    ...picture(name),
    title: name,
    movie: 'tides',
    ...fields,
  });
  await store({
    'videos/a': stored('Clip', { timestamp: day(1) }),
    'videos/b': stored('Trailer', { timestamp: day(2) }),
    'events/a': stored('Screening', { day: '2026-01-02', timestamp: day(2) }),
    'events/b': stored('Meeting', { day: '2099-12-18', timestamp: day(1) }),
  });
  expect(await titlesOf('video', 'tides')).toEqual(['Trailer', 'Clip']);
  expect(await titlesOf('event', 'tides')).toEqual(['Meeting', 'Screening']);
});

test('videos and events without a picture are not included', async () => {
  await store({
    'videos/teaser': {
      ...picture('videos%2Fteaser'),
      title: 'Teaser',
      videoUrl: 'https://youtu.be/abcdefghijk',
      movie: 'tides',
      timestamp: day(2),
    },
    'videos/bare': {
      title: 'Bare',
      videoUrl: 'https://youtu.be/abcdefghijk',
      timestamp: day(3),
    },
    'events/premiere': {
      ...picture('events%2Fpremiere'),
      title: 'Premiere',
      place: 'Kochi',
      day: '2099-12-18',
      movie: 'tides',
      timestamp: day(2),
    },
    'events/bare': { title: 'Bare', place: 'Kochi', day: '2099-12-18', timestamp: day(2) },
  });
  expect(await titlesOf('video')).toEqual(['Teaser']);
  expect(await titlesOf('event')).toEqual(['Premiere']);
  // By their own titles, and by that of their film: each once.
  expect(await titlesOf('video', 'teaser')).toEqual(['Teaser']);
  expect(await titlesOf('video', 'tides')).toEqual(['Teaser']);
  expect(await titlesOf('event', 'tides')).toEqual(['Premiere']);
});

test('banners, announcements, drafts and the pictures of /about are searched by their texts', async () => {
  await store({
    'hero-banners/b': {
      imageUrl: fileAt('hero-banners%2Fb'),
      title: 'Opening night',
      timestamp: day(1),
    },
    'hero-banners/c': {
      imageUrl: fileAt('hero-banners%2Fc'),
      picture: { alt: 'Rain' },
      timestamp: day(2),
    },
    'Movies/Announcements': {
      item_1767322800000: {
        ...picture('announcements%2Fa'),
        title: 'Dates',
        description: 'D',
        movie: 'tides',
      },
    },
    'unpublished/video:v': {
      path: 'videos/v',
      entry: {
        ...picture('videos%2Fv'),
        title: 'Making of',
        videoUrl: 'https://youtu.be/abcdefghijk',
      },
      saved: day(3),
    },
    'site/settings': {
      storyPicture: picture('settings%2Fstory', { alt: 'The first office' }),
      producer1: 'Anu',
      producer1Picture: picture('settings%2Fanu'),
    },
  });
  expect(await titlesOf('banner')).toEqual(['Rain', 'Opening night']);
  const recorder = recordQueries();
  expect(await titlesOf('banner', 'night')).toEqual(['Opening night']);
  // Not the search index: no banner names a film.
  expect(await recorder.documents()).toBe(2);
  recorder.stop();
  expect(await titlesOf('announcement', 'dates')).toEqual(['Dates']);
  expect(await titlesOf('announcement', 'tides')).toEqual(['Dates']);
  expect(await titlesOf('announcement', 'pier')).toEqual([]);
  expect(await titlesOf('unpublished')).toEqual(['Making of']);
  expect(await titlesOf('unpublished', 'pier')).toEqual([]);
  expect(await titlesOf('settings')).toEqual(['Our story', 'Anu']);
  expect(await titlesOf('settings', 'office')).toEqual(['Our story']);
});

test('a page that could not be read is read by the next call', async () => {
  await gallery();
  const read = storedPictures('image', '');
  const recorder = recordQueries(async () => new Response('{}', { status: 400 }));
  await expect(read()).rejects.toThrow(Error);
  recorder.stop();
  expect((await read()).pictures).toHaveLength(24);
});
