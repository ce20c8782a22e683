import type { FieldWords } from '../content/base/describe';
import { LANGUAGES } from '../company/languages';
import type { AltTranslation } from '../shared/pictures/picture';

interface TranslatedWords {
  readonly label: string;
  readonly column?: string;
  readonly rows?: number;
  readonly wide?: boolean;
}

/** The words of the translation of a field: 'Title in Malayalam' (product 40.6). */
export function wordsIn(
  language: string,
  { label, column, rows, wide }: TranslatedWords,
): FieldWords {
  const name = languageName(language);
  return {
    label: `${label} in ${name}`,
    column: `${column ?? label.charAt(0) + label.slice(1).toLowerCase()} in ${name}`,
    hint: `While it is blank, visitors read the text in ${languageName(LANGUAGES[0].code)}.`,
    group: `In ${name}`,
    language,
    ...(rows && { rows }),
    ...(wide && { wide: true }),
  };
}

/** The words of the translation of an alternative text, by the name under which it is stored. */
export const altWordsIn = (name: AltTranslation, label: string): FieldWords =>
  wordsIn(name.slice('alt_'.length), { label });

/** What a language is called in English. */
const languageName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

interface Translation {
  readonly name: string;
  /** The name of the field that it translates. */
  readonly of: string;
  /** The code of its language. */
  readonly language: string;
}

/** A table of fields with their translations, each after the field that it translates. */
export const withTranslations = <Table extends object, Of extends Translation>(
  table: Table,
  translations: readonly Of[],
  make: (own: Table[keyof Table], translation: Of) => unknown,
): Table =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, own]) => [
      [name, own],
      ...translations
        .filter(({ of }) => of === name)
        .map((translation) => [translation.name, make(own, translation)]),
    ]),
  ) as Table;
