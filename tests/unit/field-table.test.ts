// product 15.2, 15.8, 7.4, 10.18.
import { announcementStudio } from '../../src/content/announcement/studio/announcement.studio';
import { bannerStudio } from '../../src/content/banner/studio/banner.studio';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { videoStudio } from '../../src/content/video/studio/video.studio';
import { formTableOf } from '../../src/studio/form/fields/form-table';
import { expect, test } from 'vitest';
import { formValuesOf, parseForm } from '../../src/studio/form/fields/field-table';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { aFullMovie } from '../support/builders';

const announcementFields = formTableOf(announcementStudio);
const bannerFields = formTableOf(bannerStudio);
const eventFields = formTableOf(eventStudio);
const videoFields = formTableOf(videoStudio);

// The pictures are no fields of the table.
const { picture: _picture, backdrop: _backdrop, ...full } = aFullMovie();

test('the form values of an entry are parsed to the same entry', () => {
  expect(parseForm(movieFields, formValuesOf(movieFields, full))).toEqual({
    fields: full,
    errors: {},
    isIncomplete: false,
  });
});

test('an empty form is incomplete and has an error for each required field', () => {
  expect(parseForm(movieFields, formValuesOf(movieFields))).toEqual({
    fields: null,
    errors: {
      title: 'Please give the movie a title.',
      description: 'Please describe the movie.',
    },
    isIncomplete: true,
  });
});

test('texts are trimmed, and blank optional fields are left out', () => {
  const values = { title: ' A ', subtitle: '  ', description: '\nB' };
  expect(parseForm(announcementFields, values).fields).toEqual({ title: 'A', description: 'B' });
  expect(parseForm(bannerFields, formValuesOf(bannerFields)).fields).toEqual({});
});

test('a web address without its scheme is stored with it', () => {
  const values = { ...formValuesOf(movieFields, full), ticketUrl: 'www.tickets.example/x' };
  expect(parseForm(movieFields, values).fields?.ticketUrl).toBe('https://www.tickets.example/x');
  const { fields } = parseForm(bannerFields, { link: 'tickets.example' });
  expect(fields?.link).toBe('https://tickets.example');
  expect(parseForm(bannerFields, { link: '/movie/x' }).fields?.link).toBe('/movie/x');
});

test('the links in a list of sellers are stored like those of a field', () => {
  const tickets = 'Sridar Cinema, Chennai, https://tickets.example/x).\nFilms, www.films.example,';
  const values = { ...formValuesOf(movieFields, full), tickets };
  expect(parseForm(movieFields, values).fields?.tickets).toBe(
    'Sridar Cinema, Chennai, https://tickets.example/x\nFilms, https://www.films.example',
  );
});

test('a release date in free text of an older film has no time', () => {
  const values = { ...formValuesOf(movieFields, full), releaseDate: '18.12.2026, 00:00 Uhr' };
  expect(parseForm(movieFields, values).errors['releaseDate']).toMatch(/without a time/);
  const stored = { releaseDate: values.releaseDate };
  expect(parseForm(movieFields, values, undefined, stored).errors['releaseDate']).toBeUndefined();
});

test('a choice has its first option by default', () => {
  expect(formValuesOf(movieFields)['status']).toBe('Upcoming');
  const values = { ...formValuesOf(movieFields, full), status: 'unknown' };
  expect(parseForm(movieFields, values).fields?.status).toBe('Upcoming');
});

test.each([
  ['title', 'x'.repeat(151), 'Please shorten this by one character: 150 fit.'],
  ['runtimeMinutes', '0', 'Please give whole minutes from 1 to 1000, as in 128.'],
  ['runtimeMinutes', '1.5', 'Please give whole minutes from 1 to 1000, as in 128.'],
  ['runtimeMinutes', '1001', 'Please give whole minutes from 1 to 1000, as in 128.'],
  ['ticketUrl', 'http://tickets.example', /^This is no complete web address/],
  ['trailerUrl', 'https://vimeo.com/1', /^This is no link to a YouTube video/],
])('%s with "%s" is refused', (name, text, error) => {
  const { fields, errors, isIncomplete } = parseForm(movieFields, {
    ...formValuesOf(movieFields, full),
    [name]: text,
  });
  expect(fields).toBeNull();
  expect(isIncomplete).toBe(false);
  expect(errors).toEqual({ [name]: expect.stringMatching(error) });
});

test.each([
  ['day', '2026-06-31', /^This is no day of the calendar/],
  ['day', '18.12.2026', /^This is no day of the calendar/],
  ['time', '24:00', /^A time has hours and minutes/],
])('an event with the %s "%s" is refused', (name, text, error) => {
  const values = { title: 'Tides', place: 'Kochi', day: '2026-12-18', [name]: text };
  expect(parseForm(eventFields, values).errors).toEqual({ [name]: expect.stringMatching(error) });
});

const inElevenYears = `${new Date().getUTCFullYear() + 11}`;
const inTenYears = `${new Date().getUTCFullYear() + 10}`;

test.each([
  ['0026-12-18', 'Please write the year with four digits, as in 2026.'],
  ['0098-12-18', 'Please write the year with four digits, as in 1998.'],
  ['1894-12-31', `Please give a year from 1895 to ${inTenYears}.`],
  [`${inElevenYears}-01-01`, `Please give a year from 1895 to ${inTenYears}.`],
  ['202612-12-18', 'This is no day of the calendar. It looks like 2026-12-18.'],
])('the day %s is refused for an event and for a release', (day, error) => {
  const event = { title: 'Tides', place: 'Kochi', day };
  expect(parseForm(eventFields, event).errors).toEqual({ day: error });
  const movie = { ...formValuesOf(movieFields, full), releaseDate: day };
  expect(parseForm(movieFields, movie).errors).toEqual({ releaseDate: error });
});

test.each(['18/12/26', '18-Dec-26', '18 12 202612', '5.6.1894'])(
  'the release date "%s" is refused for its year',
  (releaseDate) => {
    const values = { ...formValuesOf(movieFields, full), releaseDate };
    expect(parseForm(movieFields, values).errors).toEqual({
      releaseDate: expect.stringMatching(/ year /),
    });
  },
);

test.each([
  '1895-12-28',
  `${inTenYears}-12-31`,
  '18/12/2026',
  '2026-12',
  'Onam 2027',
  'Kanni 1202',
])('the release date "%s" is stored', (releaseDate) => {
  const values = { ...formValuesOf(movieFields, full), releaseDate };
  expect(parseForm(movieFields, values).fields?.releaseDate).toBe(releaseDate);
});

test('an older day outside of the range may be preserved, but not changed to another one', () => {
  const stored = { title: 'Tides', place: 'Kochi', day: '0026-12-18' };
  const corrected = { ...stored, title: 'The Tides' };
  expect(parseForm(eventFields, corrected, undefined, stored).errors).toEqual({});
  const moved = { ...stored, day: '0026-12-19' };
  expect(parseForm(eventFields, moved, undefined, stored).errors).toHaveProperty('day');
});

test('a link to a video is stored with https, also if it has no scheme', () => {
  const values = { title: 'T', description: 'D', videoUrl: ' youtu.be/abcdefghijk ' };
  expect(parseForm(videoFields, values).fields?.videoUrl).toBe('https://youtu.be/abcdefghijk');
});
