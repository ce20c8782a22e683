import { readEntry } from '../../src/content/base/convert';
import { eventKind } from '../../src/content/event/event';
import { expect, test } from 'vitest';
import { ANNOUNCEMENTS } from '../../demo/content/announcements';
import { EVENTS } from '../../demo/content/events';
import { GALLERY } from '../../demo/content/gallery';
import { MALAYALAM_NAMES } from '../../demo/content/names';
import { VALUE_KINDS } from '../../src/content/base/describe';
import type { MovieFields } from '../../src/content/movie/movie';
import { valuesIn } from '../../src/content/values/listed-values';
import { VALUE_FIELDS } from '../../src/content/movie/value-fields';
import { languageOf } from '../../src/shared/text/text';
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

test('all values that films of the demo share have a name in Malayalam', () => {
  const missing = VALUE_KINDS.flatMap((kind) =>
    MOVIES.flatMap((movie: Partial<MovieFields>) =>
      VALUE_FIELDS[kind].flatMap((field) => valuesIn(kind, movie[field])),
    )
      .map(({ value }) => value)
      .filter(
        (value) => !Object.keys(MALAYALAM_NAMES[kind]).includes(value) && !isMalayalam(value),
      ),
  );
  expect(missing).toEqual([]);
});

const isMalayalam = (text: string) => languageOf(text) === 'ml';

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
