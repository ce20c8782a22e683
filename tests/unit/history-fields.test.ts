// product 30.4, 30.5.
import { registerKinds } from '../../src/studio/app/studios';
import { byKind } from '../../src/content/base/define-kind';
import { describe, expect, test } from 'vitest';
import { changedFieldsOf, historyFieldsOf } from '../../src/studio/screens/history/history-fields';
import { builtInValuesFor } from '../../src/studio/screens/settings/setting-translations';
import { isSameValue } from '../../src/store/documents/conflict';
import { type HistoryKind, historyKindAt } from '../../src/store/documents/revision';
import { writeFields } from '../../src/content/base/write-fields';
import { SETTINGS } from '../../src/content/settings/settings';
import { fullDocument } from '../support/samples';

registerKinds();

const picture = { src: 'https://pictures.test/a.webp', alt: 'A boat' };
/** By kind: every name that a form can store. */
const STORED: Readonly<Record<Exclude<HistoryKind, 'names'>, object>> = {
  ...byKind((kind) => fullDocument(kind)),
  settings: writeFields(SETTINGS, { ...builtInValuesFor({}), storyPicture: picture } as never),
};

describe.each(Object.entries(STORED))('the history of %s', (kind, document) => {
  const fields = historyFieldsOf(kind as HistoryKind);

  test('has a field for every name that its forms store, once', () => {
    const names = fields.flatMap(({ stored }) => stored);
    expect(names).toEqual([...new Set(names)]);
    expect(Object.keys(document).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has a separate label for each', () => {
    const labels = fields.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.filter((label) => !label)).toEqual([]);
  });
});

test('the history has the labels of the forms', () => {
  const labelOf = (kind: HistoryKind, name: string) =>
    historyFieldsOf(kind).find(({ stored }) => stored.includes(name))?.label;
  expect(labelOf('movie', 'Genre')).toBe('Genre');
  expect(labelOf('movie', 'name')).toBe('Movie Title');
  expect(labelOf('video', 'movie')).toBe('Film');
  expect(labelOf('settings', 'producer2Bio')).toBe('Second producer: In a few words');
});

describe('the fields that an edit changed', () => {
  const labels = (before: object, after: object | null, kind: HistoryKind = 'movie') =>
    changedFieldsOf(kind, { before: { ...before }, after: after && { ...after } }).fields.map(
      ({ label }) => label,
    );

  test('are in the order of the form, with fields that belong together as one', () => {
    const before = {
      Genre: 'Drama',
      title: 'Tides',
      name: 'Older',
      img: 'a',
      picture: { alt: '' },
    };
    expect(labels(before, { title: 'Ebb', img: 'b', Genre: 'Comedy' })).toEqual([
      'Movie Title',
      'Genre',
      'Movie Image',
    ]);
  });

  test('include unknown fields, but no times', () => {
    const before = { rating: 5, timestamp: 1, edited: 1 };
    expect(labels(before, { timestamp: 2, edited: 2 })).toEqual(['rating']);
  });

  test('include the share picture only if nothing else was changed', () => {
    const before = { title: 'Tides', picture: { alt: 'x' } };
    const after = { title: 'Tides', picture: { alt: 'x', share: 's' } };
    expect(changedFieldsOf('movie', { before, after })).toEqual({ fields: [], isShareOnly: true });
    expect(labels(before, { ...after, title: 'Ebb' })).toEqual(['Movie Title']);
    expect(changedFieldsOf('movie', { before, after: before }).isShareOnly).toBe(false);
  });

  test('are unknown for a deleted entry', () =>
    expect(labels({ title: 'Tides' }, null)).toEqual([]));
});

test.each([
  ['videos/a', 'video'],
  ['sets/kochi/images/a', 'image'],
  ['sets/kochi/events/a', null],
  ['site/settings', 'settings'],
  ['', null],
  ['videos/', null],
  ['videos/a/b', null],
  ['images/a/b/c', null],
  ['kochi/images/a', null],
  ['contactMessages/a', null],
])('at %s is stored: %s', (path, kind) => expect(historyKindAt(path)).toBe(kind));

test('stored values are compared regardless of the order in maps', () => {
  expect(isSameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue(null, {})).toBe(false);
  expect(isSameValue(new Date(1), new Date(1))).toBe(true);
  expect(isSameValue(new Date(1), new Date(2))).toBe(false);
});
