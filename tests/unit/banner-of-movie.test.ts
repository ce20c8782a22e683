// product 16.25.
import { expect, test } from 'vitest';
import { bannerTextsOf } from '../../src/content/banner/studio/FromMovie';
import { aMovie } from '../support/builders';

const lineOf = (fields: Parameters<typeof aMovie>[0]) =>
  bannerTextsOf(aMovie({ genre: 'Drama', status: 'Upcoming', ...fields })).line;

test('the line of an upcoming movie has the known release date', () => {
  expect(lineOf({ releaseDate: '2099-12-18' })).toBe('In theatres 18 December 2099');
  expect(lineOf({ releaseDate: 'Onam 2099' })).toBe('Onam 2099');
});

test('the line of another movie is the genre', () => {
  expect(lineOf({})).toBe('Drama');
  expect(lineOf({ releaseDate: '2001-01-01' })).toBe('Drama');
  expect(lineOf({ releaseDate: '2099-12-18', status: 'Released' })).toBe('Drama');
});

test('a movie without a ticket link has no ticket link for the banner', () => {
  expect(bannerTextsOf(aMovie({ id: 'kadal' }))).toMatchObject({
    link: '/movie/kadal',
    ticketUrl: '',
  });
});
