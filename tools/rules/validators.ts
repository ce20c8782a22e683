import type { AnyKind } from '../../src/content/base/define-kind';
import { allChecks, ofChanged, requiredNames, storedNames } from './checks';
import { all, any, lines, listOf, rulesFunction } from './text';

/** Returns the name of a kind as a part of a function's name. */
export const capitalized = ({ name }: AnyKind): string =>
  name.charAt(0).toUpperCase() + name.slice(1);

/** Whether its entries are fields of one document, which is replaced field by field. */
export const isFields = ({ place }: AnyKind): boolean => place.source.documents.length > 0;

/** Returns the call of the function that checks several fields of a kind together. */
const together = ({ together: check }: AnyKind) => (check ? [`${check.rule}(data, changed)`] : []);

/** Returns the rules' functions that validate new and edited entries of a kind. */
export function validators(kind: AnyKind): string {
  const checks = allChecks(kind);
  const known = `${kind.name}Fields()`;
  const fields = rulesFunction(known, listOf(storedNames(kind)));
  const valid = `isValid${capitalized(kind)}`;
  const required = requiredNames(kind);
  const isNew = [
    ...(required.length > 0 ? [`added.hasAll(${listOf(required)})`] : []),
    `${valid}(data, added, {})`,
  ].join(' && ');
  return [
    fields,
    rulesFunction(`isNew${capitalized(kind)}(data, added)`, isNew),
    rulesFunction(
      `${valid}(data, changed, was)`,
      all([`changed.hasOnly(${known})`, ...checks.map(ofChanged), ...together(kind)]),
    ),
  ].join('\n');
}

/** The dearest kind first: the others pay a comparison for each before them, and have room. */
const dearestFirst = (kinds: readonly AnyKind[]) =>
  kinds.toSorted((a, b) => allChecks(b).length - allChecks(a).length);

const ofEachKind = (kinds: readonly AnyKind[], condition: (kind: AnyKind) => string) =>
  any(dearestFirst(kinds).map((kind) => `kind == '${kind.name}' && ${condition(kind)}`));

/** Returns the rules' functions that validate an entry by the name of its kind, for drafts and next versions. */
export const validatorsByKind = (kinds: readonly AnyKind[]): string =>
  [
    lines(
      '// What is not published, by the name of its kind. What visitors may read at its time is what',
      '// could be published at once; of what is edited only what changes is checked, as it is in an edit.',
    ),
    rulesFunction(
      'isNewEntry(kind, data)',
      ofEachKind(kinds, (kind) => `isNew${capitalized(kind)}(data, data.keys())`),
    ),
    rulesFunction(
      'isEditedEntry(kind, data, changed, was)',
      ofEachKind(kinds, (kind) => `isValid${capitalized(kind)}(data, changed, was)`),
    ),
  ].join('\n');
