// product 15.20, 15.22.
import { readEntry } from '../../src/content/base/convert';
import { movieKind } from '../../src/content/movie/movie';
import { expect, test } from 'vitest';
import { parseField, type FormField } from '../../src/studio/form/fields/field-table';
import { settingsFromDocument } from '../../src/content/settings/stored-settings';
import { isInvisible, trimmed, stripInvisible } from '../../src/shared/text/visible-text';
import { searchWords } from '../../src/shared/search/search-words';
import { codeOf, INVISIBLE_CHARACTERS, VISIBLE_CHARACTERS } from '../support/characters';

test.each(INVISIBLE_CHARACTERS.map((one) => [codeOf(one), one]))(
  'a text of only %s is blank',
  (_, one) => {
    expect(isInvisible(one)).toBe(true);
    expect(trimmed(`${one}${one}`)).toBe('');
  },
);

test.each(VISIBLE_CHARACTERS.map((one) => [codeOf(one), one]))(
  'a text of only %s is not blank',
  (_, one) => {
    expect(isInvisible(one)).toBe(false);
  },
);

test('invisible characters are removed at the ends of a title, except Malayalam joiners, and preserved between its letters', () => {
  expect(trimmed('\u200b\ufeff Kadal\u00adpaalam \u2060')).toBe('Kadal\u00adpaalam');
  expect(trimmed('അവന്\u200d')).toBe('അവന്\u200d');
});

test('a title with soft hyphens is searched like one without', () => {
  expect(searchWords('Kadal\u00adpaalam')).toEqual(searchWords('Kadalpaalam'));
});

test('all invisible characters are removed from a phone number', () => {
  expect(stripInvisible('\ufeff+91 484\u00ad 000\u200b 0000 ')).toBe('+91 484 000 0000');
});

const field = (type: 'web address' | 'email' | 'day' | 'text' | 'link'): FormField => ({
  type,
  label: 'Field',
  max: 300,
  blank: 'Please fill this in.',
});

test.each([
  ['web address', '\u200bhttps://a.example/x\u00ad\ufeff', 'https://a.example/x'],
  ['web address', 'www.a.example/x\u2060', 'https://www.a.example/x'],
  ['web address', 'https://a.example/അവന്\u200d', 'https://a.example/അവന്%E2%80%8D'],
  ['link', '/movie/tides\u200b', '/movie/tides'],
  ['web address', 'https://a.example/x\u202c', 'https://a.example/x'],
  ['link', '/movie/\u200etides', '/movie/tides'],
  ['email', 'anu@exam\u00adple.com\u200b', 'anu@example.com'],
  ['email', '\u202aanu@\u202eexample.com\u202c', 'anu@example.com'],
  ['day', '2026-12-18\u200b', '2026-12-18'],
  ['text', '\ufeffTides\u200b', 'Tides'],
  ['text', 'Kadal\u00a0Part\u202fII\u2007', 'Kadal Part II'],
] as const)('a %s is stored without invisible characters: %j', (kind, typed, stored) => {
  expect(parseField(field(kind), typed)).toMatchObject({ value: stored });
  expect(parseField(field(kind), typed).error).toBeUndefined();
});

test('stored no-break spaces are read as ordinary spaces', () => {
  const movie = readEntry(movieKind, 'x', 'Movies/Released/Movies/x', {
    title: 'The\u00a0Boat',
    Genre: 'Sea\u202ffilm',
  });
  expect(movie).toMatchObject({ title: 'The Boat', genre: 'Sea film' });
  const { fields } = settingsFromDocument({ story: 'A\u00a0boat' });
  expect(fields).toEqual({ story: 'A boat' });
});

test.each(['text', 'web address', 'email'] as const)(
  'a %s of only invisible characters is reported as blank',
  (kind) => {
    expect(parseField(field(kind), '\u200b\u00ad \ufeff')).toEqual({
      error: 'Please fill this in.',
    });
  },
);

test('a title of only invisible fillers is reported as blank', () => {
  expect(parseField(field('text'), '\u3164\u2800')).toEqual({ error: 'Please fill this in.' });
});
