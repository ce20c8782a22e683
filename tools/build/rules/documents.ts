import { fieldsIn } from '../../../src/content/base/define-kind';
import { limitOf, type AnyField, type FieldType } from '../../../src/content/base/field-types';
import { SETTINGS } from '../../../src/content/settings/settings';
import { translationsOf } from '../../../src/content/locale/translations';
import { checksOf, changedFieldCondition, type Check, newFieldCondition } from './checks';
import { all, lines, listOf, rulesFunction } from './text';
import { NAMES_MAX } from '../../../src/content/names/film-names';
import { LANGUAGES, type SiteLanguage } from '../../../src/company/languages';
import { namesDocument } from '../../../src/firebase/collections';
import { SEARCH_COLUMNS } from '../../../src/content/search/search-columns';
import { CONTACT_MESSAGE } from '../../../src/content/message/contact-message';
import { MESSAGE_MARKS } from '../../../src/content/message/stored-message';

const FIELDS = fieldsIn(SETTINGS);

/**
 * The names of a text and its translations, which have the same limit: as stored, and as parts of
 * function names.
 */
const inAllLanguages = (name: string): readonly string[] => [
  name,
  ...(translationsOf?.(name) ?? []).map((translation) => translation.name),
];

/** Returns the rules for the settings: none is required, and a blank text is allowed. */
export const settings = (): string =>
  [
    lines(
      '// The settings. A text and its translations are asked for at once: each by itself would cost too much.',
      '',
    ),
    rulesFunction('settingFields()', listOf([...FIELDS.map(([name]) => name), 'edited'])),
    rulesFunction(
      `areTexts(data, changed, max, ${inAllLanguages('text').join(', ')})`,
      all(
        inAllLanguages('text').map(
          (name) => `(('' + data.get(${name}, '')).size() <= max || !(${name} in changed))`,
        ),
      ),
    ),
    rulesFunction(
      'isValidSettings(data, changed, was)',
      all(['changed.hasOnly(settingFields())', ...FIELDS.flatMap(fits)]),
    ),
  ].join('\n');

function fits([name, field]: (typeof FIELDS)[number]): readonly string[] {
  if (field.translates) return [];
  const names = field.translated ? inAllLanguages(name) : [name];
  if (names.length === 1) return [condition(name, field)];
  const quoted = names.map((one) => `'${one}'`).join(', ');
  return [
    `(!changed.hasAny([${quoted}]) || areTexts(data, changed, ${limitOf(field)}, ${quoted}))`,
  ];
}

/** Returns the condition on a setting. Only the form requires values; most fields of an edit have not changed. */
function condition(name: string, { required, ...field }: AnyField): string {
  const checks = checksOf(name, field);
  const mayBeBlank = field.type === 'web address' && !required;
  const conditions = mayBeBlank ? checks.map(orBlank) : checks;
  return all(conditions.map((check) => changedFieldCondition({ ...check, isCostly: true })));
}

const orBlank = ({ name, condition: filled }: Check): Check => ({
  name,
  condition: `(data.get('${name}', '') == '' || ${filled})`,
  missing: 'any',
});

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** Returns the rules for names in other languages, one document for each language. */
export const names = (): readonly string[] =>
  OTHERS.map(({ code }) =>
    lines(
      `match /${namesDocument(code)} {`,
      '  allow get: if true;',
      `  allow create, update: if after().keys().hasOnly(${listOf(Object.keys(NAMES_MAX))})`,
      ...Object.entries(NAMES_MAX).flatMap(([kind, max]) => [
        `    && after().get('${kind}', '') is string`,
        `    && after().get('${kind}', '').size() <= ${max}`,
      ]),
      '    && isAdmin();',
      '}',
      '',
    ),
  );

/** The columns of a part of the search index; a site with one language has no titles in others. */
export const searchColumns = (): string =>
  [
    lines('// The columns of a part of the search index.', ''),
    rulesFunction('searchColumns()', listOf(SEARCH_COLUMNS)),
    rulesFunction(
      'areColumns(data)',
      all(
        SEARCH_COLUMNS.map((name) =>
          name === 'titles' ? `data.get('${name}', '') is string` : `data.${name} is string`,
        ),
      ),
    ),
  ].join('\n');

const SENT = fieldsIn(CONTACT_MESSAGE);
const MARKS = fieldsIn(MESSAGE_MARKS);

const ONE_LINE: readonly FieldType[] = ['text', 'email'];

/** Returns the rules for the fields of a contact message, and for what administrators write beside them. */
export const messages = (): string =>
  [
    lines('// Contact messages: what visitors send, and what administrators write beside it.', ''),
    rulesFunction('messageFields()', listOf(SENT.map(([name]) => name))),
    rulesFunction('isMessage(data)', all(SENT.flatMap(conditionsOf))),
    rulesFunction('markFields()', listOf(MARKS.map(([name]) => name))),
    rulesFunction(
      'isMarked(data, changed)',
      all(MARKS.flatMap(([name, field]) => checksOf(name, field).map(changedFieldCondition))),
    ),
  ].join('\n');

/**
 * Returns the conditions on a field by its stored name. Single-line texts must not contain hidden
 * characters, because they may get into a mail.
 */
const conditionsOf = ([name, field]: readonly [string, AnyField]): readonly string[] => [
  ...checksOf(name, field).map(newFieldCondition),
  ...(ONE_LINE.includes(field.type) ? [`isLine(data.get('${name}', ''))`] : []),
];
