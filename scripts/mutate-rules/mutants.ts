import { closingOf, expressionsIn, maskOf, type Span, splitBy, unwrapped } from './source';

/** One place of a rules file, changed. */
export interface Mutant {
  readonly span: Span;
  readonly replacement: string;
}

/** Every change of one place that at least one test should notice. */
export function mutantsOf(text: string): readonly Mutant[] {
  const mask = maskOf(text);
  const found = [
    ...expressionsIn(mask).flatMap((span) => conditions(mask, span)),
    ...numbers(text, mask),
    ...listElements(mask),
    ...patterns(text, mask),
  ];
  const unique = new Map(found.map((mutant) => [JSON.stringify(mutant), mutant]));
  return [...unique.values()].toSorted((a, b) => a.span.start - b.span.start);
}

const LOOKS_LIKE_A_CONDITION =
  /==|<=|>=|&&|\|\|| is | in |\.matches\(|\.has(Only|Any|All)\(|^is[A-Z]/;

/** A condition that always holds; a way to pass that never does. */
function conditions(mask: string, whole: Span): readonly Mutant[] {
  if (!LOOKS_LIKE_A_CONDITION.test(mask.slice(whole.start, whole.end))) return [];
  return [{ span: whole, replacement: 'true' }, ...operands(mask, whole)];
}

function operands(mask: string, wrapped: Span): readonly Mutant[] {
  const span = unwrapped(mask, wrapped);
  const ways = splitBy('||', mask, span);
  const parts = ways.length > 1 ? ways : splitBy('&&', mask, span);
  if (parts.length === 1) return [];
  const replacement = ways.length > 1 ? 'false' : 'true';
  return parts.flatMap((part) => [{ span: part, replacement }, ...operands(mask, part)]);
}

/** Every limit one higher and one lower. */
function numbers(text: string, mask: string): readonly Mutant[] {
  return [...mask.matchAll(/(?<![\w.'~])\d+(?![\w.'~])/g)].flatMap(({ index, 0: digits }) => {
    const span = { start: index, end: index + digits.length };
    const value = Number(text.slice(span.start, span.end));
    return [value + 1, value - 1].map((other) => ({ span, replacement: String(other) }));
  });
}

/** Every list and map without one of its elements: what is permitted has to be tried as well. */
function listElements(mask: string): readonly Mutant[] {
  return [...mask.matchAll(/(?<=[\s(])[[{](?=\s*')/g)].flatMap(({ index }) => {
    const span = { start: index + 1, end: closingOf(mask, index) };
    const elements = splitBy(',', mask, span);
    return elements.map((element, position) => ({
      span: withComma(element, elements[position + 1], elements[position - 1]),
      replacement: '',
    }));
  });
}

function withComma(element: Span, next: Span | undefined, previous: Span | undefined): Span {
  if (next) return { start: element.start, end: next.start };
  return previous ? { start: previous.end, end: element.end } : element;
}

/** Inside patterns: any character for a dot, one alternative less, other repetitions. */
function patterns(text: string, mask: string): readonly Mutant[] {
  return [...mask.matchAll(/'~+'/g)].flatMap(({ index, 0: { length } }) => {
    const literal = text.slice(index, index + length);
    const at = (from: number, size: number, replacement: string) => ({
      span: { start: index + from, end: index + from + size },
      replacement,
    });
    return [
      ...[...literal.matchAll(/\[\.\]/g)].map((dot) => at(dot.index, 3, '.')),
      ...[...literal.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(({ index: from, 0: all }) =>
        [...all.matchAll(/\d+/g)].flatMap(({ index: inner, 0: digits }) =>
          [1, -1].map((step) => at(from + inner, digits.length, String(Number(digits) + step))),
        ),
      ),
      ...[...literal.matchAll(/\)\?/g)].map((option) => at(option.index + 1, 1, '')),
      ...[...literal.matchAll(/(?<=\])\+/g)].map((plus) => at(plus.index, 1, '*')),
      ...[...literal.matchAll(/(?<=[(|])[^()|]+(?=[|)])/g)]
        .filter(() => literal.includes('|'))
        .map((way) => at(way.index, way[0].length, 'none-such')),
    ];
  });
}
