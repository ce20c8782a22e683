// product 15.24, 24.14 and 40.8.
import { expect, test } from 'vitest';
import { suggestedAddress } from '../../src/content/movie/suggested-address';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { prepareSearch } from '../../src/content/search/find-entries';
import { matchesSearch } from '../../src/shared/search/matches-search';
import { choicesOf } from '../../src/content/search/movie-facets';
import { renameValue, valueCounts } from '../../src/content/search/movie-values';
import type { SearchEntry } from '../../src/content/search/search-entry';
import { titleKey } from '../../src/content/search/title-words';
import { plainLetters, storedLetters } from '../../src/shared/text/letters';
import { searchedTexts } from '../../src/store/documents/kinds';
import { aGalleryImage } from '../support/builders';
import { isInMalayalam } from '../support/translations';
import { parseField } from '../../src/studio/form/fields/field-table';

const VIRAMA = '\u0d4d';
const ZWNJ = '\u200c';
const ZWJ = '\u200d';

/** Each word in encodings of the same letters, the one that is stored first. */
const ENCODINGS: readonly (readonly [stored: string, ...others: string[]])[] = [
  ['മോഹൻലാൽ', `മോഹന${VIRAMA}${ZWJ}ലാല${VIRAMA}${ZWJ}`, 'മോഹൻ\u2060ലാൽ\u200b'],
  ['José', 'Jose\u0301', 'Jo\u00adsé\u200e'],
  ['കൊച്ചി', 'ക\u0d46\u0d3eച്ചി'],
  ['ഈറൻ', '\u0d07\u0d57റൻ'],
  ['ഊഞ്ഞാൽ', '\u0d09\u0d57ഞ്ഞാൽ'],
  ['ഐക്യം', '\u0d0e\u0d46ക്യം'],
  ['ഓണം', '\u0d12\u0d3eണം'],
  ['ഔഷധം', '\u0d12\u0d57ഷധം'],
  ['മ\u0d57നം', 'മ\u0d4cനം', 'മ\u0d46\u0d57നം'],
];

test.each(ENCODINGS)('%s is the same text in each encoding of its letters', (stored, ...others) => {
  const spellings = [stored, ...others];
  expect(new Set(spellings.map(plainLetters))).toEqual(new Set([stored]));
  expect(new Set(spellings.map(titleKey)).size).toBe(1);
  expect(new Set(spellings.map((title) => suggestedAddress(title, 'x'))).size).toBe(1);
  const entries = spellings.map((title, index): SearchEntry => ({
    key: `U${index}`,
    title,
    actors: title,
    status: 'Upcoming',
  }));
  const find = prepareSearch(entries);
  for (const spelling of spellings) {
    expect(find(spelling)).toHaveLength(spellings.length);
    expect(matchesSearch([stored], spelling)).toBe(true);
    expect(renameValue('person', `Anu, ${spelling}`, stored, 'Biju')).toBe('Anu, Biju');
  }
  const keys = entries.map(({ key }) => key);
  expect(valueCounts(entries, 'person')).toMatchObject([{ keys }]);
  expect(choicesOf(entries, 'All', {}, 'person')).toMatchObject([{ count: spellings.length }]);
});

test.each([
  [`മോഹന${VIRAMA}${ZWJ}ലാല${VIRAMA}${ZWJ}`, 'മോഹൻലാൽ'],
  [`അവര${VIRAMA}${ZWJ}, അവള${VIRAMA}${ZWJ}, കണ${VIRAMA}${ZWJ}`, 'അവർ, അവൾ, കൺ'],
  ['Jose\u0301', 'José'],
  [`Kadal${ZWJ} ${ZWNJ}Kadannu`, 'Kadal Kadannu'],
])('%j is stored as %s', (typed, stored) => {
  expect(storedLetters(typed)).toBe(stored);
  expect(parseField(movieFields.title, ` ${typed} `)).toMatchObject({ value: stored });
});

test.each([
  `സ${VIRAMA}${ZWNJ}നേഹം`,
  `പാർട്ട${VIRAMA}${ZWNJ}ണർ`,
  `क्${ZWJ}ष`,
  `👩${ZWJ}🚀`,
  `❤\ufe0f${ZWJ}🔥`,
])('a joiner is preserved in a conjunct or an emoji that needs it: %s', (text) => {
  expect(storedLetters(text)).toBe(text);
});

test.each([
  [`സ${VIRAMA}${ZWNJ}നേഹം`, 'sneham-x'],
  [`എന${VIRAMA}${ZWJ}റെ`, 'ente-x'],
  [`എൻ${VIRAMA}റെ`, 'ente-x'],
  ['എൻറെ', 'ente-x'],
  ['എന്റെ', 'ente-x'],
  [`പാർട്ട${VIRAMA}${ZWNJ}ണർ`, 'parttnar-x'],
])(
  'the address that is suggested for the title %s has its letters in Latin script',
  (title, address) => {
    expect(suggestedAddress(title, 'x')).toBe(address);
  },
);

test('each spelling of the conjunct ന്റ is the same', () => {
  const spellings = [`എന${VIRAMA}${ZWJ}റെ`, `എൻ${VIRAMA}റെ`, 'എൻറെ', 'എന്റെ'];
  expect(new Set(spellings.map(plainLetters)).size).toBe(1);
  expect(new Set(spellings.map(titleKey)).size).toBe(1);
});

test.runIf(isInMalayalam)(
  'a search for one letter finds the entry with this title in any language',
  () => {
    const entries: readonly SearchEntry[] = [
      { key: 'Uk', title: 'K', titles: 'ml:ക', status: 'Upcoming' },
      { key: 'Ukadal', title: 'Sea', titles: 'ml:കടൽ', status: 'Upcoming' },
    ];
    for (const letter of ['k', 'ക']) {
      expect(prepareSearch(entries)(letter).map(({ entry }) => entry.key)).toEqual(['Uk']);
    }
  },
);

test.runIf(isInMalayalam)('the alternative text of a picture is searched in each language', () => {
  const image = aGalleryImage();
  const picture = { ...image.picture, alt: 'A boat', alt_ml: 'മോഹൻലാൽ' };
  const texts = searchedTexts('image', { ...image, picture });
  for (const search of ['boat', 'മോഹന\u0d4d\u200dലാ'])
    expect(matchesSearch(texts, search)).toBe(true);
});
