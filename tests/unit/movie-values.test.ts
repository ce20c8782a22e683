// product 36.5, 36.6, 36.7.
import type { ValueKind } from '../../src/content/base/describe';
import { describe, expect, test } from 'vitest';
import { renamedFields, renameValue, valueCounts } from '../../src/content/search/movie-values';
import { valuesIn } from '../../src/content/values/listed-values';

test.each<[ValueKind, string, readonly string[]]>([
  ['genre', 'Drama, Family', ['Drama', 'Family']],
  ['genre', ' Drama ;Family/ War', ['Drama', 'Family', 'War']],
  ['genre', '', []],
  ['genre', ', ,', []],
  ['language', 'Malayalam / Tamil', ['Malayalam', 'Tamil']],
  ['person', 'Anu, Ravi as Maya, Bobby (the son, at six)', ['Anu', 'Ravi', 'Bobby']],
  ['person', 'അനു, രവി', ['അനു', 'രവി']],
  ['person', 'Ravi Nair , Jr. as Maya, Anu', ['Ravi Nair , Jr.', 'Anu']],
  // Of another form: what is between the commas.
  ['person', 'Anu and Ravi, Bobby', ['Anu and Ravi', 'Bobby']],
])('the values of the kind %s are found in the text: %s', (kind, text, values) => {
  const parts = valuesIn(kind, text);
  expect(parts.map(({ value }) => value)).toEqual(values);
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(values);
});

describe('a value is renamed', () => {
  test.each<[ValueKind, string, string, string, string]>([
    ['genre', 'Thiller', 'Thiller', 'Thriller', 'Thriller'],
    ['genre', 'Drama / Thiller;War', 'Thiller', 'Thriller', 'Drama / Thriller;War'],
    // Only the whole value, in these letters.
    ['genre', 'Thillers, thiller', 'Thiller', 'Thriller', 'Thillers, thiller'],
    ['genre', 'Science  Fiction', 'Science Fiction', 'Sci-Fi', 'Sci-Fi'],
    ['genre', 'Thriller, Thiller', 'Thiller', 'Thriller', 'Thriller'],
    ['genre', 'Thiller, Drama, Thriller', 'Thiller', 'Thriller', 'Thriller, Drama'],
    ['genre', 'Rom-Com', 'Rom-Com', 'Romance, Comedy', 'Romance, Comedy'],
    ['person', 'Anu as Maya, Ravi', 'Anu', 'Anu S.', 'Anu S. as Maya, Ravi'],
    ['person', 'Anu (Maya),Ravi', 'Ravi', 'Ravi K', 'Anu (Maya),Ravi K'],
    ['person', 'Anu as Maya, Annu as Tara', 'Annu', 'Anu', 'Anu as Maya, Anu as Tara'],
    ['person', 'Anu, Maya', 'Maya', 'Tara', 'Anu, Tara'],
    ['person', 'Ravi Nair, Jr., Ravi Nair', 'Ravi Nair', 'Ravi', 'Ravi Nair, Jr., Ravi'],
    // A role of that name stays.
    ['person', 'Anu as Maya, Maya', 'Maya', 'Tara', 'Anu as Maya, Tara'],
    ['person', 'മായ, രവി', 'മായ', 'Maya', 'Maya, രവി'],
    ['genre', 'A, B', 'A', '$& $1', '$& $1, B'],
  ])('as a %s in the text %s, from %s to %s', (kind, text, from, to, renamed) => {
    expect(renameValue(kind, text, from, to)).toBe(renamed);
  });

  test('in each field of its kind, and in no other field', () => {
    const movie = { director: 'Anu', actors: 'Ravi, Anu as Anu', music: 'Bobby', genre: 'Anu' };
    expect(renamedFields('person', movie, 'Anu', 'Anu S.')).toEqual({
      director: 'Anu S.',
      actors: 'Ravi, Anu S. as Anu',
    });
    expect(renamedFields('genre', movie, 'Anu', 'Drama')).toEqual({ genre: 'Drama' });
    expect(renamedFields('language', movie, 'Anu', 'x')).toEqual({});
  });
});

test('each spelling is counted separately, a movie is counted once, and videos are not counted', () => {
  const entries = [
    { key: 'Ua', title: 'A', genre: 'Thiller, Drama', director: 'Anu', actors: 'Anu as Maya' },
    { key: 'Rb', title: 'B', genre: 'Drama', director: 'Ravi' },
    { key: 'Uc', title: 'C', genre: 'drama' },
    { key: 'Vd', title: 'D', genre: 'Drama' },
  ] as const;
  expect(valueCounts(entries, 'genre')).toEqual([
    { value: 'Drama', keys: ['Ua', 'Rb'] },
    { value: 'drama', keys: ['Uc'] },
    { value: 'Thiller', keys: ['Ua'] },
  ]);
  expect(valueCounts(entries, 'person')).toEqual([
    { value: 'Anu', keys: ['Ua'] },
    { value: 'Ravi', keys: ['Rb'] },
  ]);
});
