import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';

/** The other languages of the site; none in a build of one language, which leaves out what is for several. */
const OTHERS: readonly SiteLanguage[] = !import.meta.env?.ONE_LANGUAGE ? LANGUAGES.slice(1) : [];

/** The translations of a text, by the names under which they are stored beside it: `story_ml`. */
export const translationsOf = <Name extends string>(name: Name) =>
  OTHERS.map(({ code }) => ({ name: `${name}_${code}` as const, language: code }));

/** The values in a language: what is translated into it, in place of the text; those of the first one stay. */
export function inLanguage<T extends object>(values: T, code: string | undefined): T {
  const end = `_${code}`;
  const translated = Object.entries(values).flatMap(([name, text]) =>
    name.endsWith(end) && text ? [[name.slice(0, -end.length), text]] : [],
  );
  return code ? { ...values, ...Object.fromEntries(translated) } : values;
}
