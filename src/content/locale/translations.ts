import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';

// A translation is a field beside its text. What makes translations is undefined in a site of one language,
// so that its build has nothing of what asks for them.

/** A field beside a text: `story_ml` beside `story`. */
interface Translation<Name extends string = string> {
  readonly name: `${Name}_${string}`;
  /** The code of its language. */
  readonly language: string;
}

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** The translations of a text, one for each other language. */
export const translationsOf = !import.meta.env?.ONE_LANGUAGE
  ? <Name extends string>(name: Name): readonly Translation<Name>[] =>
      OTHERS.map(({ code }) => ({ name: `${name}_${code}` as const, language: code }))
  : undefined;

/** A table of fields with their translations, each after its text; `make` returns none of what has none. */
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

/** The values with the translations into a language in place of the texts, where there are any. */
export function inLanguage<T extends object>(values: T, code: string): T {
  const end = `_${code}`;
  const translated = Object.entries(values).flatMap(([name, text]) =>
    name.endsWith(end) && text ? [[name.slice(0, -end.length), text]] : [],
  );
  return { ...values, ...Object.fromEntries(translated) };
}

/** The values in the language of this build. */
export const inOwnLanguage = <T extends object>(values: T): T =>
  import.meta.env?.VITE_LANGUAGE ? inLanguage(values, import.meta.env.VITE_LANGUAGE) : values;
