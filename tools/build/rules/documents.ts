import { fieldsIn } from '../../../src/content/base/define-kind';
import { limitOf, type AnyField, type FieldType } from '../../../src/content/base/field-types';
import { SETTINGS } from '../../../src/content/settings/settings';
import { translationsOf } from '../../../src/content/locale/translations';
import { checksOf, changedFieldCondition, type Check, newFieldCondition } from './checks';
import { allOf, indentedLines, listLiteral, rulesFunction } from './text';
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
const namesInAllLanguages = (name: string): readonly string[] => [
  name,
  ...(translationsOf?.(name) ?? []).map((translation) => translation.name),
];

/** Returns the rules for the settings: none is required, and a blank text is allowed. */
export const settingsRules = (): string =>
  [
    indentedLines(
      '// The settings. A text and its translations are asked for at once: each by itself would cost too much.',
      '',
    ),
    rulesFunction('settingFields()', listLiteral([...FIELDS.map(([name]) => name), 'edited'])),
    rulesFunction(
      `areTexts(data, changed, max, ${namesInAllLanguages('text').join(', ')})`,
      allOf(
        namesInAllLanguages('text').map(
          (name) => `(('' + data.get(${name}, '')).size() <= max || !(${name} in changed))`,
        ),
      ),
    ),
    rulesFunction(
      'isValidSettings(data, changed, was)',
      allOf(['changed.hasOnly(settingFields())', ...FIELDS.flatMap(settingConditions)]),
    ),
  ].join('\n');

function settingConditions([name, field]: (typeof FIELDS)[number]): readonly string[] {
  if (field.translates) return [];
  const names = field.translated ? namesInAllLanguages(name) : [name];
  if (names.length === 1) return [settingCondition(name, field)];
  const quoted = names.map((one) => `'${one}'`).join(', ');
  return [
    `(!changed.hasAny([${quoted}]) || areTexts(data, changed, ${limitOf(field)}, ${quoted}))`,
  ];
}

/** Returns the condition on a setting. Only the form requires values; most fields of an edit have not changed. */
function settingCondition(name: string, { required, ...field }: AnyField): string {
  const checks = checksOf(name, field);
  const mayBeBlank = field.type === 'web address' && !required;
  const conditions = mayBeBlank ? checks.map(allowBlank) : checks;
  return allOf(conditions.map((check) => changedFieldCondition({ ...check, isCostly: true })));
}

const allowBlank = ({ name, condition: filled }: Check): Check => ({
  name,
  condition: `(data.get('${name}', '') == '' || ${filled})`,
  missing: 'any',
});

const [, ...OTHER_LANGUAGES]: readonly SiteLanguage[] = LANGUAGES;

/** Returns the rules for names in other languages, one document for each language. */
export const namesRules = (): readonly string[] =>
  OTHER_LANGUAGES.map(({ code }) =>
    indentedLines(
      `match /${namesDocument(code)} {`,
      '  allow get: if true;',
      `  allow create, update: if after().keys().hasOnly(${listLiteral(Object.keys(NAMES_MAX))})`,
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
export const searchColumnRules = (): string =>
  [
    indentedLines('// The columns of a part of the search index.', ''),
    rulesFunction('searchColumns()', listLiteral(SEARCH_COLUMNS)),
    rulesFunction(
      'areColumns(data)',
      allOf(
        SEARCH_COLUMNS.map((name) =>
          name === 'titles' ? `data.get('${name}', '') is string` : `data.${name} is string`,
        ),
      ),
    ),
  ].join('\n');

const MESSAGE_FIELDS = fieldsIn(CONTACT_MESSAGE);
const MARK_FIELDS = fieldsIn(MESSAGE_MARKS);

const SINGLE_LINE_TYPES: readonly FieldType[] = ['text', 'email'];

/** Returns the rules for the fields of a contact message, and for what administrators write beside them. */
export const messageRules = (): string =>
  [
    indentedLines(
      '// Contact messages: what visitors send, and what administrators write beside it.',
      '',
    ),
    rulesFunction('messageFields()', listLiteral(MESSAGE_FIELDS.map(([name]) => name))),
    rulesFunction('isMessage(data)', allOf(MESSAGE_FIELDS.flatMap(messageConditions))),
    rulesFunction('markFields()', listLiteral(MARK_FIELDS.map(([name]) => name))),
    rulesFunction(
      'isMarked(data, changed)',
      allOf(
        MARK_FIELDS.flatMap(([name, field]) => checksOf(name, field).map(changedFieldCondition)),
      ),
    ),
  ].join('\n');

/**
 * Returns the conditions on a field by its stored name. Single-line texts must not contain hidden
 * characters, because they may get into a mail.
 */
const messageConditions = ([name, field]: readonly [string, AnyField]): readonly string[] => [
  ...checksOf(name, field).map(newFieldCondition),
  ...(SINGLE_LINE_TYPES.includes(field.type) ? [`isLine(data.get('${name}', ''))`] : []),
];
