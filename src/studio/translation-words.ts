import type { AnySchema } from '../content/base/define-kind';
import type { Described, FieldWords, WordsOfFields } from '../content/base/describe';
import { translationsOf, withTranslations } from '../content/locale/translations';
import { LANGUAGES } from '../company/languages';

/** Returns the words of a translated field: 'Title in Malayalam'. */
function wordsIn(language: string, own: FieldWords) {
  const { label, column, rows, wide } = own;
  const name = languageName(language);
  return {
    label: `${label} in ${name}`,
    column: `${column ?? label.charAt(0) + label.slice(1).toLowerCase()} in ${name}`,
    hint: `While it is blank, visitors read the text in ${languageName(LANGUAGES[0].code)}.`,
    group: `In ${name}`,
    language,
    ...(rows && { rows }),
    // Translations have the same line syntax.
    ...('syntax' in own && { syntax: own.syntax }),
    ...(wide && { wide }),
  };
}

/** Returns the English name of a language. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

/**
 * The translations of an alternative text with their words; `label` is the label of the text
 * itself.
 */
export const altTranslations =
  translationsOf &&
  ((label: string) =>
    translationsOf?.('alt').map(({ name, language }) => ({
      name,
      ...wordsIn(language, { label }),
    })));

/** Returns the words of the fields of a kind and of their translations, each after its original. */
export function translatedWords<K extends AnySchema>(described: Described<K>): WordsOfFields<K>;
export function translatedWords({ facts, fields }: Described<AnySchema>) {
  const all = withTranslations?.<FieldWords>(fields, (own, { name, language }) =>
    name in facts.fields ? wordsIn(language, own) : undefined,
  );
  return all ?? fields;
}
