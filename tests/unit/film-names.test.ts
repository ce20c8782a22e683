// @vitest-environment jsdom
// product 40.13.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareSearch } from '../../src/content/search/find-entries';
import type { SearchEntry } from '../../src/content/search/search-entry';
import {
  clearNames,
  NAMES_MAX,
  namesFrom,
  namesToStore,
  otherNames,
  rememberNames,
} from '../../src/content/names/film-names';
import * as monthsInEnglish from '../../src/content/names/own-names';
import { suggestionsFor } from '../../src/studio/form/fields/movie-choices';
import { aMovie } from '../support/builders';
import { isInMalayalam } from '../support/translations';

const STORED = {
  genre: 'Drama\tനാടകീയം\nFamily\tകുടുംബചിത്രം',
  language: 'Malayalam\tമലയാളം',
  person: 'Mohanlal\tമോഹൻലാൽ\nAnna Ben\tഅന്ന ബെൻ',
  role: 'Isabella\tഇസബെല്ല',
};
const MOVIE = aMovie({
  id: 'barroz',
  genre: 'Drama, Horror / family',
  language: 'Malayalam',
  director: 'Mohanlal',
  actors: 'Anna  Ben as Isabella, Maya Rao',
});

afterEach(clearNames);

test('stored names are read as written, and invalid lines are left out', () => {
  expect(namesToStore(namesFrom(STORED))).toEqual(STORED);
  expect(
    namesToStore(namesFrom({ genre: 'Drama\n\tx\nFamily\tF', person: 7, more: 'a\tb' })),
  ).toEqual({ genre: 'Family\tF', language: '', person: '', role: '' });
  expect(namesToStore(namesFrom(undefined))).toEqual({
    genre: '',
    language: '',
    person: '',
    role: '',
  });
});

test('no more names are read than the limit', () => {
  const line = `${'x'.repeat(50)}\t${'y'.repeat(49)}\n`;
  const { size } = namesFrom({
    genre: Array.from({ length: 2000 }, (_, at) => at + line).join(''),
  }).genre;
  expect(size).toBeLessThanOrEqual(NAMES_MAX.genre / line.length);
});

test('the build of the first language requests no names', () => {
  rememberNames('ml', namesFrom(STORED));
  expect([
    monthsInEnglish.ownName,
    monthsInEnglish.withOwnNames,
    monthsInEnglish.loadServedNames,
  ]).toEqual([undefined, undefined, undefined]);
});

describe.runIf(isInMalayalam)('where names were read', () => {
  beforeEach(() => rememberNames('ml', namesFrom(STORED)));

  test('a search finds films by names in both languages, and shows people like the film', () => {
    const film: SearchEntry = {
      key: 'Ubarroz',
      title: 'Barroz',
      genre: 'Drama, Horror',
      director: 'Mohanlal',
      actors: 'Anna Ben, Maya Rao',
    };
    const find = prepareSearch([film]);
    const queries = ['നാടകീയം', 'drama', 'അന്ന', 'മോഹൻലാൽ'];
    expect(queries.filter((query) => find(query).length === 0)).toEqual([]);
    expect(find('അന്ന ബെൻ')[0]?.people()).toEqual(['Anna Ben']);
    clearNames();
    expect(prepareSearch([film])('നാടകീയം')).toEqual([]);
  });

  test('typed text in another language suggests the value in the first one', () => {
    const values = [{ value: 'Family', count: 2 }];
    expect(suggestionsFor('genre', 'Drama, കുടും', values)).toEqual(values);
    expect(suggestionsFor('genre', 'നാട', values)).toEqual([]);
  });

  test('the other names of a text are those of its values, in any spelling', () => {
    expect(otherNames?.('person', 'anna ben (as Isabella), Maya Rao')).toEqual(['അന്ന ബെൻ']);
  });
});

describe.runIf(isInMalayalam)('on a page in Malayalam', () => {
  const build = async () => {
    vi.resetModules();
    vi.stubEnv('VITE_LANGUAGE', 'ml');
    const names = await import('../../src/content/names/film-names');
    names.rememberNames('ml', names.namesFrom(STORED));
    return { ...names, ...(await import('../../src/content/names/own-names')) };
  };
  afterEach(() => void vi.resetModules());

  test('each value has its name, with unchanged separators; a value without one keeps its own', async () => {
    const { withOwnNames, ownName } = await build();
    expect(withOwnNames?.(MOVIE)).toMatchObject({
      genre: 'നാടകീയം, Horror / കുടുംബചിത്രം',
      language: 'മലയാളം',
      director: 'മോഹൻലാൽ',
      actors: 'അന്ന ബെൻ as Isabella, Maya Rao',
    });
    expect(ownName?.('person', 'Maya Rao')).toBe('Maya Rao');
    // A person who is called like a genre.
    expect(ownName?.('person', 'Drama')).toBe('Drama');
  });

  test('search engines get both names', async () => {
    await build();
    const { movieData } = await import('../../src/content/meta/movie-data');
    expect(movieData(MOVIE)).toMatchObject({
      genre: ['നാടകീയം', 'Drama', 'Horror', 'കുടുംബചിത്രം', 'family'],
      director: [{ '@type': 'Person', name: 'മോഹൻലാൽ', alternateName: 'Mohanlal' }],
      actor: [{ name: 'അന്ന ബെൻ' }, { '@type': 'Person', name: 'Maya Rao' }],
    });
  });

  test('a served film contains the names on its page, and no others', async () => {
    const { clearNames: forget, namesOfLanguage } = await build();
    const { moviePage } = await import('../../functions/src/movie-page');
    const page =
      '<html><head><!-- head --><!-- /head --></head><body><div id="root"><!-- loader --><!-- /loader --></div></body></html>';
    const served = await moviePage(
      page,
      aMovie({ genre: 'Drama', director: 'Mohanlal', actors: 'Maya Rao as Isabella' }),
    );
    expect(served).toContain('മോഹൻലാൽ</a>');
    expect(served).toContain('ഇസബെല്ല');
    expect(served).toContain('?person=Mohanlal');
    forget();
    document.documentElement.innerHTML = served;
    const { servedView } = await import('../../src/site/data/served-view');
    expect(JSON.parse((await servedView())?.json ?? '')).toMatchObject({ genre: 'Drama' });
    const { genre, person, role } = namesOfLanguage('ml');
    const names = [genre, person, role].flatMap((table) => [...table.values()]);
    expect(names.map(({ name }) => name)).toEqual(['Drama', 'Mohanlal', 'Isabella']);
  });
});
