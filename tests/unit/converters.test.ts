// product 5.2, 5.3, 10.1, 10.9, 10.11, 11.1, 40.12.
import { contactMessageFromDocument } from '../../src/content/message/stored-message';
import { readFieldEntries, readEntry } from '../../src/content/base/convert';
import { writeFields } from '../../src/content/base/write-fields';
import { movieKind } from '../../src/content/movie/movie';
import { videoKind } from '../../src/content/video/video';
import { eventKind } from '../../src/content/event/event';
import { bannerKind } from '../../src/content/banner/banner';
import { imageKind } from '../../src/content/image/image';
import { announcementKind } from '../../src/content/announcement/announcement';
import { expect, test, vi } from 'vitest';
import { contactMessageDocument } from '../../src/content/message/contact-message';
import { aFullMessage, aFullMovie } from '../support/builders';
import { fullFields } from '../support/samples';

const timestamp = new Date('2026-11-20T10:00:00Z');
const { picture } = aFullMovie();

test('a message with every field is read back equal', () => {
  const message = contactMessageDocument(aFullMessage(), timestamp);
  expect(contactMessageFromDocument('x', message)).toEqual({
    ...aFullMessage(),
    id: 'x',
    status: 'new',
    sentAt: timestamp,
  });
});

test('a movie without optional fields writes none of them', () => {
  const document = writeFields(
    movieKind,
    { title: 'A', description: 'B', status: 'Upcoming' },
    timestamp,
  );
  expect(Object.keys(document)).toEqual(['title', 'description', 'status', 'timestamp']);
});

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{}],
  [{ title: 7, description: null, img: {}, status: [], timestamp: 'yesterday', runtime: -1 }],
  [{ picture: 'none', img: 'javascript:alert(1)', timestamp: { seconds: 1 } }],
])('documents with wrong types are read with default values: %j', (data) => {
  expect(readEntry(movieKind, 'x', 'Movies/Released/Movies/x', data)).toEqual({
    id: 'x',
    collection: 'Released',
    title: '',
    description: '',
    status: 'Upcoming',
  });
  expect(readEntry(videoKind, 'x', '', data)).toMatchObject({
    title: '',
    videoUrl: '',
    onLandingPage: false,
  });
  expect(contactMessageFromDocument('x', data)).toEqual({
    id: 'x',
    name: '',
    email: '',
    message: '',
    status: 'new',
  });
  expect(readEntry(bannerKind, 'x', '', data)).toBeNull();
  expect(readEntry(imageKind, 'x', 'images/x', data)).toBeNull();
  expect(readEntry(eventKind, 'x', '', data)).toBeNull();
});

test.each([
  ['Released', 'Released'],
  ['released', 'Released'],
  [' RELEASED ', 'Released'],
  ['upcoming', 'Upcoming'],
  ['soon', 'Upcoming'],
  [undefined, 'Upcoming'],
])('status %j counts as %s', (stored, status) => {
  expect(readEntry(movieKind, 'x', 'Movies/Upcoming/Movies/x', { status: stored }).status).toBe(
    status,
  );
});

test('name is read before title', () => {
  expect(readEntry(movieKind, 'x', 'Movies/Upcoming/Movies/x', { title: 'T' }).title).toBe('T');
  expect(
    readEntry(movieKind, 'x', 'Movies/Upcoming/Movies/x', { title: 'T', name: 'N' }).title,
  ).toBe('N');
});

test.each([
  ['', { alt: 'A boat', alt_ml: 'വള്ളം' }, 'A boat'],
  ['ml', { alt: 'A boat', alt_ml: 'വള്ളം' }, 'വള്ളം'],
  ['ml', { alt: 'A boat', alt_ml: '' }, 'A boat'],
  ['ml', { alt: '', alt_ml: 7 }, ''],
])(
  'the description of a picture is in the language of the site: "%s"',
  (language, details, alt) => {
    vi.stubEnv('VITE_LANGUAGE', language);
    const stored = { img: picture.src, picture: details };
    expect(readEntry(imageKind, 'x', 'images/x', stored)?.picture.alt).toBe(alt);
  },
);

test.each([
  ['', 'b-1200.jpg'],
  ['ml', 'b-ml-1200.jpg'],
])('the share picture is the one in the language of the site: "%s"', (code, name) => {
  vi.stubEnv('VITE_LANGUAGE', code);
  const share = 'https://x.test/b-1200.jpg';
  const stored = { img: picture.src, picture: { share, share_ml: 'https://x.test/b-ml-1200.jpg' } };
  const movie = readEntry(movieKind, 'x', 'Movies/Upcoming/Movies/x', stored);
  expect(movie.picture?.share).toBe(`https://x.test/${name}`);
});

test('details of a picture with wrong types are left out', () => {
  const details = {
    width: '960',
    color: 'red',
    focus: 'left',
    sizes: { 480: 'ftp://x', wide: 'https://x.test/' },
  };
  const movie = readEntry(movieKind, 'x', 'Movies/Upcoming/Movies/x', {
    img: picture.src,
    picture: details,
  });
  expect(movie.picture).toEqual({ src: picture.src });
});

test('announcements are sorted by the number in their key, newest first', () => {
  const item = writeFields(announcementKind, { title: 'T', description: 'D', picture });
  const read = readFieldEntries(announcementKind, {
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
  ['/.//evil.test', undefined],
  ['/%5cevil.test', undefined],
  ['/..//evil.test', undefined],
  ['/\u2028/evil.test', undefined],
  ['javascript:alert(1)', undefined],
])('a banner link %s is read as %s', (stored, link) => {
  const document = { ...writeFields(bannerKind, { picture }, timestamp), link: stored };
  expect(readEntry(bannerKind, 'x', '', document)?.link).toBe(link);
});

test.each([
  ['2026-12-18', true],
  [' 2026-12-18 ', true],
  ['2026-06-31', false],
  ['', false],
  [20261218, false],
  [undefined, false],
])('an event on the day %j is read: %s', (day, isRead) => {
  const event = readEntry(eventKind, 'x', '', {
    ...writeFields(eventKind, fullFields('event')),
    day,
  });
  expect(event?.day).toBe(isRead ? '2026-12-18' : undefined);
  expect(event === null).toBe(!isRead);
});

test.each([
  ['18:30', '18:30'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['6:30 pm', undefined],
  ['', undefined],
  [1830, undefined],
  [undefined, undefined],
])('the time %j of an event is read as %j', (time, read) => {
  const event = readEntry(eventKind, 'x', '', {
    ...writeFields(eventKind, fullFields('event')),
    time,
  });
  expect(event?.time).toBe(read);
});

test('only "yes" means that a video is on the landing page', () => {
  const fields = { title: 'T', description: 'D', videoUrl: 'https://youtu.be/abcdefghijk' };
  const document = writeFields(videoKind, { ...fields, onLandingPage: true }, timestamp);
  expect(document['landingPage']).toBe('yes');
  expect(readEntry(videoKind, 'x', '', document).onLandingPage).toBe(true);
  expect(readEntry(videoKind, 'x', '', { ...document, landingPage: 'Yes' }).onLandingPage).toBe(
    false,
  );
});

test.each([
  ['kadal', 'kadal'],
  [' kadal ', 'kadal'],
  ['', undefined],
  ['a/b', undefined],
  ['..', undefined],
  ['__kadal__', undefined],
  [7, undefined],
  [null, undefined],
])('the film %j of an entry is read as %j', (movie, id) => {
  expect(readEntry(videoKind, 'x', '', { movie }).movieId).toBe(id);
  expect(readEntry(eventKind, 'x', '', { day: '2026-12-18', movie })?.movieId).toBe(id);
  expect(readEntry(imageKind, 'x', 'images/x', { img: picture.src, movie })?.movieId).toBe(id);
});
