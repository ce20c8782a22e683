import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';

// A translation is a field beside its text. In a site of one language these functions are
// undefined, so that its build removes the code that calls them.

/** The field of a translation: `story_ml` beside `story`. */
interface Translation<Name extends string = string> {
  readonly name: `${Name}_${string}`;
  /** The code of its language. */
  readonly language: string;
}

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** Returns the translations of a text, one for each other language. */
export const translationsOf = !import.meta.env?.ONE_LANGUAGE
  ? <Name extends string>(name: Name): readonly Translation<Name>[] =>
      OTHERS.map(({ code }) => ({ name: `${name}_${code}` as const, language: code }))
  : undefined;

/**
 * Adds translations to a table of fields; `make` returns undefined for a field without
 * translations.
 */
export const withTranslations =
  translationsOf &&
  (<T>(
    table: Readonly<Record<string, T>>,
    make: (own: T, translation: Translation, name: string) => T | undefined,
  ): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(table).flatMap(([name, own]) => [
        [name, own],
        ...translationsOf(name).flatMap((translation) => {
          const made = make(own, translation, name);
          return made ? [[translation.name, made]] : [];
        }),
      ]),
    ));
