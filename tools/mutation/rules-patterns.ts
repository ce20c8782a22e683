import type { RulesMutant } from './rules-mutants';
import { closingOf } from './rules-source';

/** A character of a class as a rules file writes it: \\p{L}, \\x{2028}, \\s, an escape or itself. */
const CHARACTER = String.raw`\\\\[px]\{\w+\}|\\\\\\\\|\\\\\w|[^\]\\']`;
const ELEMENT = new RegExp(`(?:${CHARACTER})(?:-(?:${CHARACTER}))?`, 'g');
/** A class, or the part of one up to the end of a string that continues in another. */
const CLASS = new RegExp(String.raw`(\[\^?)((?:${CHARACTER})+)`, 'g');
const NAMED = /\\\\[px]\{\w+\}(?:-\\\\x\{\w+\})?/g;
/** What is added to a class: none of these is as good as the others in an address or a name. */
const ADDED = ['_', '-', '/'];

/**
 * Regular expressions inside the strings of a rules file with one change: any character for a dot,
 * one alternative, class element or path segment less, one character more, other repetitions.
 */
export function patterns(text: string, mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(/'~+'/g)]
    .flatMap(({ index, 0: { length } }) => {
      const literal = text.slice(index, index + length);
      return changesOf(literal).map(({ span: { start, end }, replacement }) => ({
        span: { start: index + start, end: index + end },
        replacement,
      }));
    })
    .concat(optionalParts(text, mask));
}

/** The same, written in two ways, so that an explanation is of one of them. */
const ONE_BEFORE = '(?s:.)?';
const ONE_BEHIND = '(?s:.?)';

/** A further character before or behind what a whole expression matches. */
function optionalParts(text: string, mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(/\.matches(?=\()/g)].flatMap(({ index, 0: { length } }) => {
    const opening = index + length;
    const end = closingOf(mask, opening);
    const first = mask.indexOf("'", opening) + 1;
    const last = mask.lastIndexOf("'", end);
    if (first === 0 || first > end) return [];
    const before = text.startsWith('(?s)', first) ? first + '(?s)'.length : first;
    return [change(before, 0, ONE_BEFORE), change(last, 0, ONE_BEHIND)];
  });
}

const change = (start: number, length: number, replacement: string): RulesMutant => ({
  span: { start, end: start + length },
  replacement,
});

const changesOf = (literal: string): readonly RulesMutant[] => [
  ...[...literal.matchAll(/\[\.\]/g)].flatMap(({ index }) => [
    change(index, 3, '.'),
    change(index + 3, 0, '?'),
  ]),
  ...[...literal.matchAll(/(?<!\\[px])\{(\d+)(?:,(\d+))?\}/g)].flatMap(({ index, 0: all }) =>
    [...all.matchAll(/\d+/g)].flatMap(({ index: inner, 0: digits }) =>
      [1, -1].map((step) => change(index + inner, digits.length, String(Number(digits) + step))),
    ),
  ),
  ...[...literal.matchAll(/(?<=https?:\/\/)/g)].map(({ index }) =>
    change(index, 0, '([A-Za-z0-9]+@)?'),
  ),
  ...[...literal.matchAll(/\)\?/g)].map(({ index }) => change(index + 1, 1, '')),
  ...[...literal.matchAll(/(?<=\])\+/g)].map(({ index }) => change(index, 1, '*')),
  ...[...literal.matchAll(/(?<=[(|])[^()|]+(?=[|)])/g)]
    .filter(() => literal.includes('|'))
    .map(({ index, 0: way }) => change(index, way.length, 'none-such')),
  ...[...literal.matchAll(/\/[a-z]\w*(?=\/)/g)].map(({ index, 0: segment }) =>
    change(index, segment.length, `(${segment})?`),
  ),
  ...[...literal.matchAll(NAMED)].flatMap(({ index, 0: named }) => [
    change(index, named.length, ''),
    ...shiftedEnds(index, named),
  ]),
  ...[...literal.matchAll(CLASS)].flatMap(({ index, 1: open = '', 2: body = '' }) =>
    classChanges(literal, index + open.length, body, open === '['),
  ),
];

/** Both ends of a range of codes one further and one less far. */
function shiftedEnds(start: number, named: string): readonly RulesMutant[] {
  if (!named.includes('-')) return [];
  return [...named.matchAll(/(?<=\{)[0-9A-F]+(?=\})/g)].flatMap(({ index, 0: code }) =>
    [1, -1].map((step) =>
      change(start + index, code.length, (parseInt(code, 16) + step).toString(16).toUpperCase()),
    ),
  );
}

function classChanges(
  literal: string,
  start: number,
  body: string,
  isPositive: boolean,
): readonly RulesMutant[] {
  const elements = [...body.matchAll(ELEMENT)];
  // Without its only element a class is none; a dot in brackets becomes any character above.
  const fewer =
    elements.length > 1
      ? elements.map(({ index, 0: element }) => change(start + index, element.length, ''))
      : [];
  if (!isPositive || body === '.') return fewer;
  const more = ADDED.filter(
    (added) =>
      !elements.some(([element]) => element === added) &&
      literal.includes(added === '/' ? '/' : ''),
  );
  return [...fewer, ...more.map((added) => change(start, 0, added))];
}
