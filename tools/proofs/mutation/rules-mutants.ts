/** A range of a rules file: the first position, and the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A change of a rules file at one position. */
export interface RulesMutant {
  readonly span: Span;
  readonly replacement: string;
}

/** Patterns, each with its replacement. */
type Table = readonly (readonly [RegExp, (found: string) => readonly string[]])[];

const FILLER = '~';

/**
 * Masks the content of strings and comments with a filler, so that searches find only code, at
 * unchanged positions.
 */
export const maskStringsAndComments = (text: string): string =>
  text.replace(/'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith("'") ? `'${FILLER.repeat(found.length - 2)}'` : FILLER.repeat(found.length),
  );

/** Returns all changes at one position that at least one test should notice. */
export function rulesMutants(text: string): readonly RulesMutant[] {
  const mask = maskStringsAndComments(text);
  const found = [
    ...expressionsIn(mask).flatMap((span) => conditions(mask, span)),
    ...lists(mask),
    ...byTable(IN_CODE, mask, text),
    ...wholePatterns(text, mask),
    ...[...mask.matchAll(/'~+'/g)].flatMap(({ index, 0: { length } }) => {
      const literal = text.slice(index, index + length);
      const changes = [...byTable(IN_PATTERNS, literal, literal), ...classes(literal)];
      return changes.map(({ span: { start, end }, replacement }) => ({
        span: { start: index + start, end: index + end },
        replacement,
      }));
    }),
  ];
  const unique = new Map(found.map((mutant) => [JSON.stringify(mutant), mutant]));
  return [...unique.values()].toSorted((a, b) => a.span.start - b.span.start);
}

/**
 * Applies a table: its patterns are searched in `searched`, and replaced at the same positions of
 * `text`.
 */
const byTable = (table: Table, searched: string, text: string): readonly RulesMutant[] =>
  table.flatMap(([pattern, instead]) =>
    [...searched.matchAll(pattern)].flatMap(({ index: start, 0: { length } }) =>
      instead(text.slice(start, start + length)).map((replacement) => ({
        span: { start, end: start + length },
        replacement,
      })),
    ),
  );

const oneMoreAndLess = (digits: string) => [1, -1].map((step) => String(Number(digits) + step));
/** The value that tests use as an invalid list item, and as an invalid picture type. */
const OTHER = "'Other'";
const OTHER_TYPE = "'image/tiff': 'tiff'";
const STEPS = ["duration.value(1, 's')", "duration.value(5, 's')", "duration.value(1, 'm')"];
const CLAIM = /(\S+) == request\.auth\.token\.(\w+)|request\.auth\.token\.(\w+) == (\w+)/g;

/** Replacements in code: numbers, signs, texts, times of the database, time limits, claims. */
const IN_CODE: Table = [
  [/(?<![\w.'~])\d+(?![\w.'~])/g, oneMoreAndLess],
  [/(?<= )[=!]=(?= )/g, (sign) => [sign === '==' ? '!=' : '==']],
  [/== '~+'/g, (found) => [`in [${found.slice('== '.length)}, ${OTHER}]`]],
  [
    /(?<![.\w])(?:get|exists)(?:After)?(?=\()/g,
    (name) => [name.endsWith('After') ? name.replace('After', '') : `${name}After`],
  ],
  [/== +request\.time\b/g, (found) => ['<=', '>='].map((sign) => found.replace('==', sign))],
  [
    /[<>]=? +request\.time\b/g,
    (found) => STEPS.map((step) => `${found} ${found.startsWith('<') ? '+' : '-'} ${step}`),
  ],
  [
    CLAIM,
    (found) => {
      const [[, left, first, second, right] = []] = [...found.matchAll(CLAIM)];
      const claim = `request.auth.token.get('${first ?? second}', ${left ?? right})`;
      return [left ? `${left} == ${claim}` : `${claim} == ${right}`];
    },
  ],
];

/** A named class of characters, or a range of codes. */
const NAMED = /\\\\[px]\{\w+\}(?:-\\\\x\{\w+\})?/g;

/** Replacements in regular expressions: dots, quantifiers, alternatives, segments and classes. */
const IN_PATTERNS: Table = [
  [/\[\.\]/g, () => ['.']],
  [/(?<=\[\.\])/g, () => ['?']],
  [/(?<=(?<!\\[px])\{(?:\d+,)?)\d+(?=(?:,\d+)?\})/g, oneMoreAndLess],
  [/(?<=https?:\/\/)/g, () => ['([A-Za-z0-9]+@)?']],
  [/(?<=\))\?/g, () => ['']],
  [/(?<=\])\+/g, () => ['*']],
  [/(?<=\()[^()|]+(?=\|)|(?<=\|)[^()|]+(?=[|)])/g, () => ['none-such']],
  [/\/[a-z]\w*(?=\/)/g, (segment) => [`(${segment})?`]],
  [NAMED, () => ['']],
  [
    /(?<=\\x\{)[0-9A-F]+(?=\}-)|(?<=-\\\\x\{)[0-9A-F]+(?=\})/g,
    (code) => [1, -1].map((step) => (parseInt(code, 16) + step).toString(16).toUpperCase()),
  ],
];

/** A character of a class as a rules file writes it: \\p{L}, \\x{2028}, \\s, an escape or itself. */
const CHARACTER = String.raw`\\\\[px]\{\w+\}|\\\\\\\\|\\\\\w|[^\]\\']`;
/** A character class, or its part up to the end of a string that is continued in another one. */
const CLASS = new RegExp(String.raw`(?<=\[)(\^?)((?:${CHARACTER})+)`, 'g');
const ELEMENT = new RegExp(`(?:${CHARACTER})(?:-(?:${CHARACTER}))?`, 'g');
/**
 * Characters that are added to a class; none of them is equivalent to others in addresses or names.
 */
const ADDED = ['_', '-', '/'];

/**
 * Returns each character class of a pattern with one element less, and each non-negated one with
 * one more.
 */
function classes(literal: string): readonly RulesMutant[] {
  return [...literal.matchAll(CLASS)].flatMap(({ index, 1: negation = '', 2: body = '' }) => {
    const from = index + negation.length;
    const elements = [...body.matchAll(ELEMENT)];
    // Without its only element a class is none; a dot in brackets becomes any character above.
    const fewer = elements.length > 1 ? byTable([[ELEMENT, () => ['']]], body, body) : [];
    const more =
      negation || body === '.'
        ? []
        : ADDED.filter(
            (added) =>
              !elements.some(([element]) => element === added) &&
              (added !== '/' || literal.includes('/')),
          );
    return [
      ...fewer.map(({ span: { start, end }, replacement }) => ({
        span: { start: from + start, end: from + end },
        replacement,
      })),
      ...more.map((replacement) => ({ span: { start: from, end: from }, replacement })),
    ];
  });
}

/** Returns patterns with an additional character before or after the whole match. */
const wholePatterns = (text: string, mask: string): readonly RulesMutant[] =>
  [...mask.matchAll(/(?<=\.matches)\(/g)].flatMap(({ index }) => {
    const end = closingBracketAt(mask, index);
    const first = mask.indexOf("'", index) + 1;
    const last = mask.lastIndexOf("'", end);
    if (first === 0 || first > end) return [];
    const before = text.startsWith('(?s)', first) ? first + '(?s)'.length : first;
    return [
      { span: { start: before, end: before }, replacement: '(?s:.)?' },
      { span: { start: last, end: last }, replacement: '(?s:.?)' },
    ];
  });

/** Returns the expressions of the file: after `return`, `allow …: if` and `let … =`. */
const expressionsIn = (mask: string): readonly Span[] =>
  [...mask.matchAll(/(?<=(?:\breturn|\ballow [a-z, ]+: if|\blet \w+ =)\s+)[^;\s][^;]*(?=;)/g)].map(
    ({ index: start, 0: { length } }) => ({ start, end: start + length }),
  );

const LOOKS_LIKE_A_CONDITION =
  /==|<=|>=|&&|\|\|| is | in |\.matches\(|\.has(Only|Any|All)\(|^is[A-Z]/;

/** Replaces conditions by true, and alternatives by false. */
function conditions(mask: string, whole: Span): readonly RulesMutant[] {
  if (!LOOKS_LIKE_A_CONDITION.test(mask.slice(whole.start, whole.end))) return [];
  return [{ span: whole, replacement: 'true' }, ...operands(mask, whole)];
}

function operands(mask: string, wrapped: Span): readonly RulesMutant[] {
  const span = unwrapped(mask, wrapped);
  const ways = splitBy('||', mask, span);
  const parts = ways.length > 1 ? ways : splitBy('&&', mask, span);
  if (parts.length === 1) return [];
  const replacement = ways.length > 1 ? 'false' : 'true';
  return parts.flatMap((part) => [{ span: part, replacement }, ...operands(mask, part)]);
}

/** Returns each list and map with one element less, and with one more. */
const lists = (mask: string): readonly RulesMutant[] =>
  [...mask.matchAll(/(?<=[\s(])[[{](?=\s*(?:'|null\b))/g)].flatMap(({ index, 0: bracket }) => {
    const whole = { start: index + 1, end: closingBracketAt(mask, index) };
    const elements = splitBy(',', mask, whole);
    const end = elements.at(-1)?.end ?? whole.end;
    const more = {
      span: { start: end, end },
      replacement: `, ${bracket === '[' ? OTHER : OTHER_TYPE}`,
    };
    const fewer = elements.map((element, at) => ({
      // With the comma behind it, or before the last one.
      start: elements[at + 1] ? element.start : (elements[at - 1]?.end ?? element.start),
      end: elements[at + 1]?.start ?? element.end,
    }));
    return [...fewer.map((span) => ({ span, replacement: '' })), more];
  });

const OPENING = '([{';
const CLOSING = ')]}';

/** Splits at an operator outside of all brackets. */
function splitBy(operator: string, mask: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at++) {
    const character = mask.charAt(at);
    if (OPENING.includes(character)) depth++;
    if (CLOSING.includes(character)) depth--;
    if (depth > 0 || !mask.startsWith(operator, at)) continue;
    parts.push({ start: from, end: at });
    from = at + operator.length;
  }
  return [...parts, { start: from, end }].map((part) => trimmed(mask, part));
}

function trimmed(mask: string, { start, end }: Span): Span {
  const text = mask.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

/** Removes the outer brackets of an expression, if any. */
function unwrapped(mask: string, span: Span): Span {
  const text = mask.slice(span.start, span.end);
  if (!text.startsWith('(') || closingBracketAt(text, 0) !== text.length - 1) return span;
  return unwrapped(mask, trimmed(mask, { start: span.start + 1, end: span.end - 1 }));
}

/** Returns the position of the bracket that closes the one at `from`. */
export function closingBracketAt(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (OPENING.includes(text.charAt(at))) depth++;
    if (CLOSING.includes(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}
