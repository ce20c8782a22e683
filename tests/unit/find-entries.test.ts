// product 24.3, 24.4, 24.13.
import { describe, expect, test } from 'vitest';
import { prepareSearch } from '../../src/content/search/find-entries';
import type { SearchEntry } from '../../src/content/search/search-entry';

const movie = (title: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  key: `U${title}`,
  title,
  ...fields,
});

const FILMS = [
  movie('The Last Bus to Vagamon', { director: 'Nikhil Edathua', genre: 'Comedy, Drama' }),
  movie('തിരയുടെ വീട്', { director: 'Anagha Varier', actors: 'Neelima Joseph, Biju Kallara' }),
  movie('Edathua', { releaseDate: '2014-08-01', language: 'Malayalam' }),
  movie('Drama School', { actors: 'Last, Anagha' }),
  movie('Bus Stop', { writers: 'Roshan P', music: 'Sithara K', camera: 'Bobby', editing: 'Mini' }),
];
const find = prepareSearch(FILMS);
const titles = (query: string) => find(query).map(({ entry }) => entry.title);

describe('a search finds', () => {
  test.each([
    ['the beginning of a title', 'the la', 'The Last Bus to Vagamon'],
    ['the beginning of any word', 'vaga', 'The Last Bus to Vagamon'],
    ['all terms in any order', 'vagamon last', 'The Last Bus to Vagamon'],
    ['a title and a person', 'bus nikhil', 'The Last Bus to Vagamon'],
    ['a director', 'varier', 'തിരയുടെ വീട്'],
    ['an actor by both names', 'kallara biju', 'തിരയുടെ വീട്'],
    ['a writer', 'roshan', 'Bus Stop'],
    ['a composer', 'sithara', 'Bus Stop'],
    ['a cinematographer', 'bobby', 'Bus Stop'],
    ['an editor', 'mini', 'Bus Stop'],
    ['a genre', 'comedy', 'The Last Bus to Vagamon'],
    ['a language', 'malay', 'Edathua'],
    ['a year', '2014', 'Edathua'],
    ['Malayalam from two characters on', 'തി', 'തിരയുടെ വീട്'],
    ['a title with a slip', 'vagmon', 'The Last Bus to Vagamon'],
    ['a person with a slip', 'neelma joseph', 'തിരയുടെ വീട്'],
  ])('%s', (_what, query, title) => {
    expect(titles(query)).toEqual([title]);
  });

  test('an event by the years of its first and its last day', () => {
    const days = { releaseDate: '2026-12-30', lastDay: '2027-01-02' };
    const events = prepareSearch([{ key: 'Efest', title: 'Festival', ...days }]);
    for (const year of ['2026', '2027']) expect(events(year)).toHaveLength(1);
  });

  test.each([
    ['a single letter', 'b'],
    ['nothing but signs', '- / '],
    ['a term in the middle of a word', 'gamon'],
    ['terms of which one is missing', 'bus varier'],
    ['an unknown word', 'zzzz'],
  ])('nothing for %s', (_what, query) => {
    expect(titles(query)).toEqual([]);
  });
});

test.each([
  ['9', '9 Days'],
  ['9', 'Nine Days'],
  ['൯', 'The 9th Day'],
  ['nine days', '9 Days'],
  ['9 days', 'Nine Days'],
  ['twelfth fail', '12th Fail'],
  ['12th fail', 'Twelfth Fail'],
  ['12 fail', 'Twelfth Fail'],
  ['twelve fail', '12th Fail'],
  ['drishyam 2', 'Drishyam Two'],
  ['drishyam two', 'Drishyam 2'],
  ['drishyam ii', 'Drishyam Two'],
  ['drishyam two', 'Drishyam II'],
  ['drishyam 2', 'Drishyam: Part Two'],
  ['drishyam second part', 'Drishyam 2nd Part'],
  ['rocky iv', 'Rocky Four'],
  ['rocky 4 the end', 'Rocky IV: The End'],
  ['22 female', 'Twenty-Two Female'],
  ['twenty two female', '22 Female'],
  ['twenty first street', '21st Street'],
  ['1917', 'Nineteen Seventeen'],
  ['nineteen seventeen', '1917'],
  ['2018', 'Twenty Eighteen'],
  ['hundred days', '100 Days'],
  ['101 nights', 'One Hundred One Nights'],
  ['കടൽ രണ്ടാം ഭാഗം', 'കടൽ 2'],
  ['മൂന്ന് രാത്രി', '3 രാത്രി'],
  ['3 രാത്രി', 'മൂന്നു രാത്രി'],
])('%s finds %s: a number matches in digits and in words', (query, title) => {
  expect(titlesIn(['Rain 20', title, '90 Miles'], query)).toEqual([title]);
});

test('a number does not match a longer one, and the exact spelling comes first', () => {
  expect(titlesIn(['Drishyam Twenty', 'Drishyam'], 'drishyam 2')).toEqual([]);
  expect(titlesIn(['Nine Days', '9 Days'], '9 days')).toEqual(['9 Days', 'Nine Days']);
  expect(titlesIn(['9 Days', '9'], '9')).toEqual(['9', '9 Days']);
});

test.each(['9', 'M', 'ഹ', '$', '?!'])(
  '%s finds the title that equals it, and no other',
  (title) => {
    expect(titlesIn(['M 24', '90 Miles', 'ഹരി', '$$', title], title.toLowerCase())).toEqual([
      title,
    ]);
  },
);

test.each([
  ['romeo and juliet', 'Romeo & Juliet'],
  ['juliet & romeo', 'Romeo and Juliet'],
  ['romeo and jul', 'Romeo + Juliet'],
  ['kadal 2', 'Kadal Part II'],
  ['kadal part 2', 'Kadal II'],
  ['kadal part ii', 'Kadal 2'],
  ['kadal part i', 'Kadal Part II'],
])('%s finds %s', (query, title) => {
  expect(titlesIn(['Rain 2', title], query)).toEqual([title]);
});

describe('the order', () => {
  test('a title that begins with it, a word of a title, a person, a genre', () => {
    expect(titles('edathua')).toEqual(['Edathua', 'The Last Bus to Vagamon']);
    expect(titles('bus')).toEqual(['Bus Stop', 'The Last Bus to Vagamon']);
    expect(titles('last')).toEqual(['The Last Bus to Vagamon', 'Drama School']);
    expect(titles('drama')).toEqual(['Drama School', 'The Last Bus to Vagamon']);
  });

  test('entries that match equally keep their order', () => {
    expect(titlesIn(['Moon C', 'Moon A', 'Moon B'], 'moon')).toEqual([
      'Moon C',
      'Moon A',
      'Moon B',
    ]);
  });

  test('a title that equals the query comes first', () => {
    expect(titlesIn(['Moon Rise', 'Moon'], 'moon')).toEqual(['Moon', 'Moon Rise']);
    expect(titlesIn(['പഞ്ചാബി ഹൗസ്', 'പണി'], 'pani')).toEqual(['പണി', 'പഞ്ചാബി ഹൗസ്']);
  });

  test('a typing error is tolerated only if nothing matches exactly, and ranks lower', () => {
    expect(titlesIn(['Moan', 'Moon'], 'moon')).toEqual(['Moon']);
    expect(titlesIn(['Moan', 'Moon'], 'mooon')).toEqual(['Moon']);
    expect(titlesIn(['Moan', 'Moon'], 'moxn')).toEqual(['Moan', 'Moon']);
    expect(titlesIn(['Station Hotel Bar', 'Hotel Statoin'], 'hotel statoi')).toEqual([
      'Hotel Statoin',
    ]);
    expect(titlesIn(['Monsoon Hoxel', 'Monsxon Hotel', 'Monsxon Hoxel'], 'monsoon hotel')).toEqual([
      'Monsoon Hoxel',
      'Monsxon Hotel',
      'Monsxon Hoxel',
    ]);
  });

  test('a number with a typing error is another number', () => {
    expect(titlesIn(['Moon 2014'], 'moon 2015')).toEqual([]);
  });
});

function titlesIn(all: readonly string[], query: string) {
  return prepareSearch(all.map((title) => movie(title)))(query).map(({ entry }) => entry.title);
}

test.each([
  ['spiderman', 'Spider-Man: No Way Home'],
  ['ant man', 'Antman'],
  ['ant man', 'Ant-Man and the Wasp'],
  ['batman', 'The Bat Man Begins'],
  ['kumbalanginights', 'കുമ്പളങ്ങി നൈറ്റ്സ്'],
  ['manichithra thazhu', 'മണിച്ചിത്രത്താഴ്'],
])('joined or divided words: %s finds %s', (query, title) => {
  expect(titlesIn([title, 'Rain'], query)).toEqual([title]);
});

test('the people whom a query names are returned, with the same tolerance as the entry', () => {
  const cast = movie('Moon', {
    director: 'Ravi Das',
    actors: 'Rani Paul, മോഹൻലാൽ',
    writers: 'Leela',
    music: 'Ravi Das',
  });
  const people = (query: string) => prepareSearch([cast])(query).map((match) => match.people());
  expect(people('ravi')).toEqual([['Ravi Das']]);
  expect(people('ravu das')).toEqual([['Ravi Das']]);
  expect(people('leela paul')).toEqual([['Rani Paul', 'Leela']]);
  expect(people('mohanlal')).toEqual([['മോഹൻലാൽ']]);
  // With a slip it would be Rani.
  expect(people('moon')).toEqual([[]]);
});
