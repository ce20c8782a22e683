// product 24.13.
import { expect, test } from 'vitest';
import { titleKey } from '../../src/content/search/title-words';

test.each([
  ['Romeo & Juliet', 'romeo and juliet', 'Romeo + Juliet', 'Romeo ’n’ Juliet', 'Romeo n Juliet'],
  ['Rock ’n’ Roll', "Rock'n'Roll", 'rock & roll'],
  ['Kadal Part II', 'kadal 2', 'Kadal: Part Two', 'Kadal II', 'KADAL – Chapter 2'],
  ['കടൽ ഭാഗം 2', 'കടല്‍ 2', 'കടൽ രണ്ടാം ഭാഗം'],
  ['Kadal Part Twelve', 'Kadal 12', 'Kadal 12th Chapter', 'Kadal: The Twelfth Part'],
  ['Kill Bill: Vol. 1', 'Kill Bill Part I'],
])('%s has the same title key in each of its spellings', (...spellings) => {
  expect(new Set(spellings.map(titleKey)).size).toBe(1);
});

test.each([
  ['Kadal', 'Kadal 1'],
  ['King and I', 'King 1'],
  ['The Two', 'The 2'],
  ['And Now', 'Now'],
  ['Agent 007', 'Agent 7'],
  ['$', '$$'],
  ['Part II', '2'],
  ['The Second Part', 'The 2'],
  ['Kadal Second', 'Kadal 2'],
])('%s and %s have different title keys', (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});
