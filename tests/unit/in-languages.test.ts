// product 40.7a.
import { expect, test, vi } from 'vitest';
import { site } from '../../src/company/site';
import { languagesOf, urlsIn } from '../../src/content/meta/in-languages';
import type { Movie } from '../../src/content/movie/movie';
import { aMovie } from '../support/builders';
import { isInMalayalam } from '../support/translations';

// A page of the build in Malayalam.
vi.mock('../../src/content/locale/language', async (original) => ({
  ...(await original<object>()),
  urlOf: (path: string) => `${site.origin}/ml${path}`,
}));

test.runIf(isInMalayalam)(
  'a film is in each language in which it has a title or a description',
  () => {
    expect(languagesOf(aMovie({}))).toEqual(['en']);
    expect(languagesOf(aMovie({ genre: 'നാടകം' }))).toEqual(['en']);
    expect(languagesOf(aMovie({ title_ml: 'കടൽ' }))).toEqual(['en', 'ml']);
    expect(languagesOf(aMovie({ description_ml: 'ഒരു കടൽ.' }))).toEqual(['en', 'ml']);
  },
);

test.runIf(isInMalayalam)(
  'on a page in another language, an untranslated film has its first address for search engines',
  () => {
    vi.stubEnv('VITE_LANGUAGE', 'ml');
    const addressOf = (movie: Movie) => urlsIn(movie, '/movie/kadal').canonical;
    expect(addressOf(aMovie({}))).toBe(`${site.origin}/movie/kadal`);
    expect(addressOf(aMovie({ title_ml: 'കടൽ' }))).toBe(`${site.origin}/ml/movie/kadal`);
  },
);
