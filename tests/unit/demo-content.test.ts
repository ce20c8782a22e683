import { readEntry } from '../../src/content/base/convert';
import { eventKind } from '../../src/content/event/event';
import { expect, test } from 'vitest';
import { ANNOUNCEMENTS } from '../../demo/content/announcements';
import { EVENTS } from '../../demo/content/events';
import { GALLERY } from '../../demo/content/gallery';
import { MALAYALAM } from '../../demo/content/translations';
import { MOVIES } from '../../demo/content/movies';
import { VIDEOS } from '../../demo/content/videos';
import { formFieldsOf } from '../../src/studio/form/fields/field-table';
import { demoDocuments } from '../../demo/documents';
import { today } from '../../src/content/locale/company-clock';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';

/** The demo is in English and Malayalam. */
const NAMES = formFieldsOf(movieFields)
  .map(([name]) => name)
  .filter((name) => !name.includes('_') || name.endsWith('_ml'));

test.each(NAMES)('a movie of the demo has %s', (name) => {
  const movies = MOVIES.map((movie) => ({ ...movie, ...MALAYALAM[movie.id] }));
  expect(movies.some((movie) => Reflect.has(movie, name))).toBe(true);
});

test('the films of videos, pictures, announcements and events of the demo exist, and each video has one', () => {
  const movies = new Set(MOVIES.map(({ id }) => id));
  const linked = [...VIDEOS, ...GALLERY, ...ANNOUNCEMENTS, ...EVENTS].flatMap(
    ({ movieId }) => movieId ?? [],
  );
  expect(linked.filter((id) => !movies.has(id))).toEqual([]);
  expect(VIDEOS.every(({ movieId }) => movieId)).toBe(true);
});

test('the events of the demo are two of the past and four of today and later, as the form allows them', () => {
  const { documents } = demoDocuments((path) => `https://files.test/${path}`);
  const events = documents.flatMap(({ path, data }) =>
    path.startsWith('events/') ? (readEntry(eventKind, path.slice(7), '', data) ?? []) : [],
  );
  expect(events).toHaveLength(EVENTS.length);
  expect(events.filter(({ day }) => day < today())).toHaveLength(2);
  expect(events.filter(({ day }) => day >= today())).toHaveLength(4);
  expect(events.filter(({ picture }) => !picture)).toHaveLength(1);
  for (const event of events) {
    expect(event.title.length).toBeLessThanOrEqual(150);
    expect(event.place.length).toBeLessThanOrEqual(200);
  }
});
