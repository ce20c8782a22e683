// product 15.13.
import { isInMalayalam } from '../support/translations';
import { registerKinds } from '../../src/studio/app/studios';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { formTableOf } from '../../src/studio/form/fields/form-table';
import type { SearchKind } from '../../src/content/base/define-kind';
import { beforeEach, expect, test, vi } from 'vitest';
import { formFieldsOf } from '../../src/studio/form/fields/field-table';
import { studioOf } from '../../src/studio/kinds';
import { findWarnings, knownEntries } from '../../src/studio/form/fields/find-warnings';
import { newMovieFields } from '../../src/content/movie/studio/edit/movie-fields';
import type { SearchEntry } from '../../src/content/search/search-entry';

registerKinds();

const eventFields = formTableOf(eventStudio);

const INDEX: readonly SearchEntry[] = [
  { key: 'Utides', title: 'Tides', status: 'Upcoming', releaseDate: '2027-03-05' },
  { key: 'Rkadal-1998', title: 'കടൽ', status: 'Released', releaseDate: 'Onam 1998' },
  { key: 'Uboat', title: 'The Boat', titles: 'ml:വള്ളം', status: 'Upcoming' },
  { key: 'Rrain-a', title: 'Rain', status: 'Released' },
  { key: 'Rrain-b', title: 'rain!', status: 'Released', releaseDate: '2001' },
  { key: 'Rnine', title: '$', status: 'Released' },
  { key: 'Vclip', title: 'First clip' },
  { key: 'Aitem_1', title: 'Tickets are on sale' },
  { key: 'Epremiere', title: 'Premiere', releaseDate: '2026-12-18' },
];

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 24, 12) }));

/** What is said of each field of a form with these values. */
async function warnings(kind: SearchKind, values: Readonly<Record<string, string>>, id?: string) {
  const table = kind === 'event' ? formFieldsOf(eventFields) : formFieldsOf(newMovieFields);
  const fields = table.map(([name, field]) => ({
    name,
    field,
    value: values[name] ?? '',
    stored: '',
  }));
  const own = await studioOf(kind).warnings?.();
  const found = findWarnings({ kind, id, fields, known: knownEntries(INDEX), own });
  return Object.fromEntries(Object.entries(found).map(([name, one]) => [name, one?.text]));
}

test.each([
  ['in other letters', ' TIDES ', 'There is a film with this title already (2027, Upcoming).'],
  [
    'in Malayalam, with its year alone',
    'കടല്‍',
    'There is a film with this title already (1998, Released).',
  ],
  ['of signs alone', '$', 'There is a film with this title already (Released).'],
  [
    'of which there are several',
    'Rain',
    'There is a film with this title already (Released), and 1 more.',
  ],
])('a title that another film has, %s', async (_, title, text) => {
  expect(await warnings('movie', { title })).toEqual({ title: text });
});

test.runIf(isInMalayalam)(
  'a title in Malayalam that another film has in either field',
  async () => {
    const boat = 'There is a film with this title already (Upcoming).';
    const sea = 'There is a film with this title already (1998, Released).';
    expect(await warnings('movie', { title: 'വള്ളം' })).toEqual({ title: boat });
    expect(await warnings('movie', { title: 'Boat', title_ml: 'വള്ളം' })).toEqual({
      title_ml: boat,
    });
    expect(await warnings('movie', { title: 'Sea', title_ml: 'കടൽ' })).toEqual({ title_ml: sea });
    expect(await warnings('movie', { title: 'The Boat', title_ml: 'വള്ളം' }, 'boat')).toEqual({});
  },
);

test('there is no warning for a unique title of its kind, nor for the title of the entry itself', async () => {
  expect(await warnings('movie', { title: 'First clip' })).toEqual({});
  expect(await warnings('movie', { title: 'Tide' })).toEqual({});
  expect(await warnings('movie', { title: '…' })).toEqual({});
  expect(await warnings('movie', { title: 'Tides' }, 'tides')).toEqual({});
});

test('a title of a video or an announcement', async () => {
  expect(await warnings('video', { title: 'First clip' })).toEqual({
    title: 'There is a video with this title already.',
  });
  expect(await warnings('announcement', { title: 'tickets are on sale' })).toEqual({
    title: 'There is an announcement with this title already.',
  });
});

test('the title of another event on the same day, but not on another day', async () => {
  expect(await warnings('event', { title: 'Premiere', day: '2026-12-19' })).toEqual({});
  expect(await warnings('event', { title: 'Premiere', day: '2026-12-18' })).toEqual({
    title: 'There is an event with this title already.',
  });
});

test('an address that another film has', async () => {
  const text = 'Another film has this address: Tides.';
  expect(await warnings('movie', { address: 'tides' })).toEqual({ address: text });
  expect(await warnings('movie', { address: 'kadal-1998' })).toHaveProperty('address');
  expect(await warnings('movie', { address: 'clip' })).toEqual({});
});

const PASSED = 'The film says Upcoming, but its release date has passed.';
const TO_COME = 'The film says Released, but its release date is still to come.';

test.each([
  ['Upcoming', '2026-11-23', PASSED],
  ['Upcoming', '2026-11-24', undefined],
  ['Upcoming', '12 March 2026', PASSED],
  ['Upcoming', 'November 2026', undefined],
  ['Upcoming', '2025', PASSED],
  ['Released', '2026-11-24', undefined],
  ['Released', '2026-11-25', TO_COME],
  ['Released', 'Christmas 2026', TO_COME],
  ['Released', '2026', undefined],
  ['Released', 'soon', undefined],
])('%s with the release date %s', async (status, releaseDate, text) => {
  const expected = text ? { status: text, releaseDate: text } : {};
  expect(await warnings('movie', { status, releaseDate })).toEqual(expected);
});

test('an event whose last day has passed', async () => {
  const text = 'This day has passed: the event is listed among the past ones.';
  expect(await warnings('event', { day: '2026-11-24' })).toEqual({});
  expect(await warnings('event', { day: '2026-11-23' })).toEqual({ day: text });
  expect(await warnings('event', { day: '2026-11-20', lastDay: '2026-11-24' })).toEqual({});
  const past = { day: '2026-11-20', lastDay: '2026-11-23' };
  expect(await warnings('event', past)).toEqual({ lastDay: text });
});

test('a trailer that the player does not support, with the text of the error', async () => {
  expect(await warnings('movie', { trailerUrl: 'youtu.be/dQw4w9WgXcQ' })).toEqual({});
  expect(await warnings('movie', { trailerUrl: 'https://vimeo.com/1' })).toEqual({
    trailerUrl: expect.stringContaining('no link to a YouTube video'),
  });
});
