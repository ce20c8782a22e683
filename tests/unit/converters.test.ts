import { describe, expect, test } from 'vitest';
import { announcementItem, readAnnouncements } from '../../src/firebase/converters/announcement';
import { readContactMessage } from '../../src/firebase/converters/contact-message';
import { readGalleryImage } from '../../src/firebase/converters/gallery-image';
import { heroBannerDocument, readHeroBanner } from '../../src/firebase/converters/hero-banner';
import { movieDocument, readMovie } from '../../src/firebase/converters/movie';
import { readVideo, videoDocument } from '../../src/firebase/converters/video';

const picture = {
  src: 'https://pictures.test/large.webp',
  alt: 'A boat',
  width: 960,
  height: 1440,
  color: '#10141f',
  sizes: { 480: 'https://pictures.test/small.webp' },
};
const timestamp = new Date('2026-11-20T10:00:00Z');

test('what is written for a movie is read back the same', () => {
  const fields = {
    title: 'കടൽ',
    description: 'A boat comes back empty.',
    status: 'Released' as const,
    picture,
    genre: 'Drama',
    releaseDate: '2026-12-18',
    director: 'Anju Paul',
    actors: 'Ravi Menon',
    writers: 'Leela Das',
    trailerUrl: 'https://youtu.be/abcdefghijk',
    language: 'Malayalam',
    runtimeMinutes: 132,
    certificate: 'U/A 13+',
    ticketUrl: 'https://tickets.example/kadal',
  };
  expect(readMovie('kadal', 'Upcoming', movieDocument(fields, timestamp))).toEqual({
    ...fields,
    id: 'kadal',
    place: 'Upcoming',
    publishedAt: timestamp,
  });
});

test('a movie without optional fields writes none of them', () => {
  const document = movieDocument({ title: 'A', description: 'B', status: 'Upcoming' }, timestamp);
  expect(Object.keys(document)).toEqual(['title', 'description', 'status', 'timestamp']);
});

describe('odd documents never break a list', () => {
  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{}],
    [{ title: 7, description: null, img: {}, status: [], timestamp: 'yesterday', runtime: -1 }],
    [{ picture: 'none', img: 'javascript:alert(1)', timestamp: { seconds: 1 } }],
  ])('%j', (data) => {
    expect(readMovie('x', 'Released', data)).toEqual({
      id: 'x',
      place: 'Released',
      title: '',
      description: '',
      status: 'Upcoming',
    });
    expect(readVideo('x', data)).toMatchObject({ title: '', videoUrl: '', onLandingPage: false });
    expect(readContactMessage('x', data)).toEqual({
      id: 'x',
      name: '',
      email: '',
      message: '',
      viewed: false,
    });
    expect(readHeroBanner('x', data)).toBeNull();
    expect(readGalleryImage('x', 'images/x', data)).toBeNull();
  });
});

test.each([
  ['Released', 'Released'],
  ['released', 'Released'],
  [' RELEASED ', 'Released'],
  ['upcoming', 'Upcoming'],
  ['soon', 'Upcoming'],
  [undefined, 'Upcoming'],
])('status %j counts as %s', (stored, status) => {
  expect(readMovie('x', 'Upcoming', { status: stored }).status).toBe(status);
});

test('name and title mean the same, and name is shown first', () => {
  expect(readMovie('x', 'Upcoming', { title: 'T' }).title).toBe('T');
  expect(readMovie('x', 'Upcoming', { title: 'T', name: 'N' }).title).toBe('N');
});

test('a picture keeps what is sound of its details', () => {
  const details = {
    width: '960',
    color: 'red',
    sizes: { 480: 'ftp://x', wide: 'https://x.test/' },
  };
  const movie = readMovie('x', 'Upcoming', { img: picture.src, picture: details });
  expect(movie.picture).toEqual({ src: picture.src });
});

test('announcements are read newest first by the number in their key', () => {
  const item = announcementItem({ title: 'T', description: 'D', picture });
  const read = readAnnouncements({
    item_1700000000001: item,
    other: { title: 'Old' },
    item_1700000000003: { title: 'New', subtitle: '' },
    item_1700000000002: 'not an entry',
  });
  expect(read.map(({ key }) => key)).toEqual([
    'item_1700000000003',
    'item_1700000000002',
    'item_1700000000001',
    'other',
  ]);
  expect(read[2]).toEqual({ key: 'item_1700000000001', title: 'T', description: 'D', picture });
  expect(read[0]).toEqual({ key: 'item_1700000000003', title: 'New', description: '' });
});

test.each([
  ['/movie/kadal', '/movie/kadal'],
  ['https://example.test/film', 'https://example.test/film'],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['javascript:alert(1)', undefined],
])('a banner link %s is read as %s', (stored, link) => {
  const document = { ...heroBannerDocument({ picture }, timestamp), link: stored };
  expect(readHeroBanner('x', document)?.link).toBe(link);
});

test('only "yes" puts a video on the landing page', () => {
  const fields = { title: 'T', description: 'D', videoUrl: 'https://youtu.be/abcdefghijk' };
  const document = videoDocument({ ...fields, onLandingPage: true }, timestamp);
  expect(document.landingPage).toBe('yes');
  expect(readVideo('x', document).onLandingPage).toBe(true);
  expect(readVideo('x', { ...document, landingPage: 'Yes' }).onLandingPage).toBe(false);
});
