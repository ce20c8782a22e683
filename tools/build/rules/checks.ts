import { type AnyKind, fieldsIn } from '../../../src/content/base/define-kind';
import { limitOf, type AnyField } from '../../../src/content/base/field-types';
import { allOf, anyOf, indentedLines, listLiteral, rulesFunction } from './text';

/** A condition on a stored field. */
export interface Check {
  readonly name: string;
  /** An expression of the rules on the value in `data`. */
  readonly condition: string;
  /**
   * The meaning of a missing value: with `any` the condition also holds without the field, with
   * `required` it fails, `kept` fields may be missing but not removed, and `optional` fields are
   * checked only if present.
   */
  readonly missing: 'any' | 'required' | 'kept' | 'optional';
  /** Whether the condition is so expensive that it is evaluated only for a changed field. */
  readonly isCostly?: true;
}

/** The field beside a picture's address, with its size, focal point and smaller files. */
const PICTURE = 'picture';

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/**
 * Returns the conditions on a field. A picture, and a field that was renamed, are stored in two
 * fields.
 */
export function checksOf(field: string, facts: AnyField): readonly Check[] {
  const { type, stored: name = field, required, options = [], older } = facts;
  const max = limitOf(facts);
  const value = `data.${name}`;
  const check = (condition: string): Check => ({
    name,
    condition,
    missing: required ? 'required' : 'optional',
  });
  /** A default for a missing value costs fewer expressions than a test whether the field exists. */
  const withDefault = (none: string, condition: (read: string) => string): Check =>
    required
      ? check(condition(value))
      : { name, condition: condition(`data.get('${name}', ${none})`), missing: 'any' };
  switch (type) {
    case 'text':
    case 'long text':
    case 'lines':
    case 'map place':
    case 'outdated translations':
      return [
        required ? check(`isFilled(${value}, ${max})`) : maxLengthCheck(name, max),
        ...(older ? [maxLengthCheck(older.name, older.max)] : []),
      ];
    case 'date':
      return [withDefault("''", (read) => `isDateText(${read}, ${max})`)];
    case 'day':
      return [check(`isPossibleDay(${value})`)];
    case 'time':
      return [
        withDefault("''", (read) =>
          required ? `isTime(${read})` : `(${read} == '' || isTime(${value}))`,
        ),
      ];
    case 'number':
      return [withDefault('1', (read) => `isCount(${read}, ${max})`)];
    case 'choice':
      return [check(`${value} in [${quoted(options)}]`)];
    case 'yes or no':
      return [{ ...check(`${value} in ['yes', 'no']`), missing: required ? 'required' : 'kept' }];
    case 'reference':
      return [withDefault("'none'", (read) => `isEntryId(${read})`)];
    case 'web address':
      return [withDefault("'https://a.in'", (read) => `isWebUrl(${read}, ${max})`)];
    case 'link':
      return [check(`isLink(${value}, ${max})`)];
    case 'YouTube link':
      return [withDefault("'https://youtu.be/a'", (read) => `isYouTubeUrl(${read}, ${max})`)];
    case 'wide picture':
      return [{ ...check(`isBackdrop(${value}, was, '${name}')`), isCostly: true }];
    case 'picture':
      return [
        check(`isImageUrl(${value})`),
        {
          name: PICTURE,
          condition: `isPicture(data.get('${PICTURE}', {}), was)`,
          missing: 'any',
          isCostly: true,
        },
      ];
    case 'email':
      return [check(`isEmail(${value}, ${max})`)];
    case 'own picture':
      return [{ ...check(`isOwnPicture(${value}, was, '${name}')`), isCostly: true }];
  }
}

/** Concatenating a text makes the condition fail for other types. */
const maxLengthCheck = (name: string, max: number): Check => ({
  name,
  condition: `('' + data.get('${name}', '')).size() <= ${max}`,
  missing: 'any',
});

/** Returns all conditions on single fields of a kind, in the order of its fields. */
const allChecks = (kind: AnyKind): readonly Check[] =>
  fieldsIn(kind).flatMap(([name, field]) => checksOf(name, field));

/** Returns the names of all stored fields of a kind. */
const storedNames = (kind: AnyKind): readonly string[] => allChecks(kind).map(({ name }) => name);

/** Returns the names of the fields that a new entry must have. */
const requiredNames = (kind: AnyKind): readonly string[] =>
  allChecks(kind).flatMap(({ name, missing }) => (missing === 'required' ? [name] : []));

/**
 * Returns the condition on a field when some fields of a document change: only changed fields are
 * checked. The most frequent case is evaluated first to save expressions.
 */
export function changedFieldCondition({ name, condition, missing, isCostly }: Check): string {
  const unchanged = `!('${name}' in changed)`;
  const removed = missing === 'optional' ? [`!('${name}' in data)`] : [];
  const fits = [...removed, withoutOuterBrackets(condition)];
  return `(${(isCostly ? [unchanged, ...fits] : [...fits, unchanged]).join(' || ')})`;
}

/** Returns the condition on a field of a new document. */
export const newFieldCondition = ({ name, condition, missing }: Check): string =>
  missing === 'any' || missing === 'required'
    ? condition
    : `(!('${name}' in data) || ${withoutOuterBrackets(condition)})`;

/** Returns a condition without its outer brackets, which alternatives do not need. */
const withoutOuterBrackets = (condition: string) =>
  condition.startsWith('(') && condition.endsWith('))') ? condition.slice(1, -1) : condition;

/** Returns the name of a kind as a part of a function's name. */
export const capitalizedName = ({ name }: AnyKind): string =>
  name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns whether the entries of a kind are fields of one document, which is updated field by
 * field.
 */
export const isInOneDocument = ({ place }: AnyKind): boolean => place.source.documents.length > 0;

/** Returns the call of the function that checks several fields of a kind together. */
const combinedCheckCalls = ({ together: check }: AnyKind) =>
  check ? [`${check.rule}(data, changed)`] : [];

/** Returns the rules' functions that validate new and edited entries of a kind. */
export function validatorRules(kind: AnyKind): string {
  const checks = allChecks(kind);
  const known = `${kind.name}Fields()`;
  const fields = rulesFunction(known, listLiteral(storedNames(kind)));
  const valid = `isValid${capitalizedName(kind)}`;
  const required = requiredNames(kind);
  const isNew = [
    ...(required.length > 0 ? [`added.hasAll(${listLiteral(required)})`] : []),
    `${valid}(data, added, {})`,
  ].join(' && ');
  return [
    fields,
    rulesFunction(`isNew${capitalizedName(kind)}(data, added)`, isNew),
    rulesFunction(
      `${valid}(data, changed, was)`,
      allOf([
        `changed.hasOnly(${known})`,
        ...checks.map(changedFieldCondition),
        ...combinedCheckCalls(kind),
      ]),
    ),
  ].join('\n');
}

/**
 * Sorts the kinds by cost, most expensive first: each kind costs the later ones a comparison, and
 * they have expressions to spare.
 */
const mostExpensiveFirst = (kinds: readonly AnyKind[]) =>
  kinds.toSorted((a, b) => allChecks(b).length - allChecks(a).length);

const conditionByKind = (kinds: readonly AnyKind[], condition: (kind: AnyKind) => string) =>
  anyOf(mostExpensiveFirst(kinds).map((kind) => `kind == '${kind.name}' && ${condition(kind)}`));

/** Returns the rules' functions that validate an entry by the name of its kind, for drafts and next versions. */
export const validatorRulesByKind = (kinds: readonly AnyKind[]): string =>
  [
    indentedLines(
      '// What is not published, by the name of its kind. What visitors may read at its time is what',
      '// could be published at once; of what is edited only what changes is checked, as it is in an edit.',
    ),
    rulesFunction(
      'isNewEntry(kind, data)',
      conditionByKind(kinds, (kind) => `isNew${capitalizedName(kind)}(data, data.keys())`),
    ),
    rulesFunction(
      'isEditedEntry(kind, data, changed, was)',
      conditionByKind(kinds, (kind) => `isValid${capitalizedName(kind)}(data, changed, was)`),
    ),
  ].join('\n');
