// product 24.3.
import { describe, expect, test } from 'vitest';
import { beginsWithSlip, searchWords } from '../../src/shared/search/search-words';

describe('the words of a text', () => {
  test.each([
    ['case', 'The LAST Bus', ['the', 'last', 'bus']],
    ['accents', 'Amélie à Zürich', ['amelie', 'a', 'zurich']],
    ['signs', 'U/A: “Nine”–ten (2026)', ['u', 'a', 'nine', 'ten', '2026']],
    ['apostrophes', "Let’s go, O'Brien", ['lets', 'go', 'obrien']],
    ['blanks', ' \n', []],
  ])('are compared without regard to %s', (_what, text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test.each([
    ['a chillu and its older spelling', 'അവൻ', 'അവന്\u200d'],
    ['two parts of a vowel sign and one', 'കൊച്ചി', 'ക\u0d46\u0d3eച്ചി'],
    ['the two signs of au', 'പൌരൻ', 'പൗരൻ'],
    ['the spellings of nta', 'എൻ്റെ', 'എന്റെ'],
    ['a chillu before a consonant and a conjunct', 'എൻറെ', 'എന്റെ'],
    ['a joiner that is not seen', 'കൽ\u200cക്കി', 'കൽക്കി'],
  ])('are the same for %s', (_what, one, other) => {
    expect(searchWords(one)).toEqual(searchWords(other));
  });
});

describe('a typing error', () => {
  test.each([
    ['a wrong letter', 'vagaman'],
    ['a missing letter', 'vgamon'],
    ['a letter too many', 'vaggamon'],
    ['two letters swapped', 'vgaamon'],
    ['a wrong letter in the beginning of a word', 'vagi'],
    ['a wrong first letter', 'wagamon'],
  ])('is tolerated if it is %s', (_what, term) => {
    expect(beginsWithSlip('vagamon', term)).toBe(true);
  });

  test.each([
    ['two slips', 'wagaman'],
    ['a slip in a short term', 'vak'],
    ['a longer term', 'vagamonian'],
  ])('is not tolerated if it is %s', (_what, term) => {
    expect(beginsWithSlip('vagamon', term)).toBe(false);
  });
});
