import { fieldsIn, type AnySchema } from '../content/base/define-kind';
import type { Described, FieldWords } from '../content/base/describe';
import { LANGUAGES } from '../company/languages';
import type { AltTranslation } from '../shared/pictures/picture';

/** The words of the translation of a field: 'Title in Malayalam' (product 40.6). */
export function wordsIn(language: string, { label, column, rows, wide }: FieldWords): FieldWords {
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

/** The words of fields with those of their translations, each after what it translates. */
export function withTranslatedWords<K extends AnySchema>({ facts, fields }: Described<K>) {
  if (import.meta.env?.ONE_LANGUAGE) return fields;
  return Object.fromEntries(
    Object.entries<FieldWords>(fields as never).flatMap(([name, own]) => [
      [name, own],
      ...fieldsIn(facts).flatMap(([translation, { translates, language = '' }]) =>
        translates === name ? [[translation, wordsIn(language, own)]] : [],
      ),
    ]),
  ) as typeof fields;
}
