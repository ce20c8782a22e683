import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { site } from '../../company/site.ts';
import { urlOf } from '../locale/language.ts';
import { translationsOf } from '../locale/translations.ts';
import type { Movie } from '../movie/movie.ts';

/** The fields of a movie's page that make it count as translated if one of them is translated. */
const CONTENT = ['title', 'description'] as const;

/** The names of the translations of these fields. */
export const CONTENT_TRANSLATIONS = translationsOf
  ? CONTENT.flatMap((name) => translationsOf?.(name) ?? []).map(({ name }) => name)
  : [];

/**
 * Returns the codes of the languages of a movie's content: the first one, and those in which it has a title
 * or a description.
 */
export function languagesOf(movie: Movie): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(movie));
  return LANGUAGES.map(({ code }: SiteLanguage) => code).filter(
    (code, index) => index === 0 || CONTENT.some((name) => values.get(`${name}_${code}`)),
  );
}

/**
 * Returns the languages of a movie's page and its address for search engines, which is the first language's
 * if the movie is not translated.
 */
export function urlsIn(movie: Movie, path: string) {
  const languages = languagesOf(movie);
  const code = import.meta.env?.VITE_LANGUAGE;
  const shared = urlOf(path);
  const isTranslated = !code || languages.includes(code);
  return { languages, canonical: isTranslated ? shared : site.origin + path, shared };
}
