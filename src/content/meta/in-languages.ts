import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { site } from '../../company/site.ts';
import { urlOf } from '../locale/language.ts';
import { translationsOf } from '../locale/translations.ts';
import type { Movie } from '../movie/movie.ts';

/** What of a movie's page is in a language if it is translated. */
const CONTENT = ['title', 'description'] as const;

/** Field names of translations, by which it is known in what languages a movie is. */
export const CONTENT_TRANSLATIONS = translationsOf
  ? CONTENT.flatMap((name) => translationsOf?.(name) ?? []).map(({ name }) => name)
  : [];

/**
 * Returns the codes of the languages that a movie is in: the first one, and those in which it has a title or
 * a description.
 */
export function languagesOf(movie: Movie): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(movie));
  return LANGUAGES.map(({ code }: SiteLanguage) => code).filter(
    (code, index) => index === 0 || CONTENT.some((name) => values.get(`${name}_${code}`)),
  );
}

/** The languages of a movie's page, and its address for search engines: one without a translation is the first one's. */
export function urlsIn(movie: Movie, path: string) {
  const languages = languagesOf(movie);
  const code = import.meta.env?.VITE_LANGUAGE;
  const shared = urlOf(path);
  const isTranslated = !code || languages.includes(code);
  return { languages, canonical: isTranslated ? shared : site.origin + path, shared };
}
