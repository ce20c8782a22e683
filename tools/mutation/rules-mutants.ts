import { patterns } from './rules-patterns';
import { closingOf, expressionsIn, maskOf, splitBy, unwrapped, type Span } from './rules-source';

/** A change of a rules file at one position. */
export interface RulesMutant {
  readonly span: Span;
  readonly replacement: string;
}

/** Every change at one position that at least one test should notice. */
export function rulesMutants(text: string): readonly RulesMutant[] {
  const mask = maskOf(text);
  const found = [
    ...expressionsIn(mask).flatMap((span) => conditions(mask, span)),
    ...comparisons(text, mask),
    ...numbers(text, mask),
    ...lists(mask),
    ...patterns(text, mask),
    ...requests(text, mask),
  ];
  const unique = new Map(found.map((mutant) => [JSON.stringify(mutant), mutant]));
  return [...unique.values()].toSorted((a, b) => a.span.start - b.span.start);
}

const LOOKS_LIKE_A_CONDITION =
  /==|<=|>=|&&|\|\|| is | in |\.matches\(|\.has(Only|Any|All)\(|^is[A-Z]/;

/** A condition that always holds; a way to pass that never does. */
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

/** Every limit one higher and one lower. */
function numbers(text: string, mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(/(?<![\w.'~])\d+(?![\w.'~])/g)].flatMap(({ index, 0: digits }) => {
    const span = { start: index, end: index + digits.length };
    const value = Number(text.slice(span.start, span.end));
    return [value + 1, value - 1].map((other) => ({ span, replacement: String(other) }));
  });
}

/** Equal for unequal and the reverse; a second text that is as good as the only one. */
function comparisons(text: string, mask: string): readonly RulesMutant[] {
  const signs = [...mask.matchAll(/(?<= )[=!]=(?= )/g)].map(({ index, 0: sign }) => ({
    span: { start: index, end: index + sign.length },
    replacement: sign === '==' ? '!=' : '==',
  }));
  const texts = [...mask.matchAll(/== ('~+')/g)].map(({ index, 0: all, 1: { length } = '' }) => {
    const span = { start: index, end: index + all.length };
    return { span, replacement: `in [${text.slice(span.end - length, span.end)}, ${OTHER}]` };
  });
  return [...signs, ...texts];
}

/** What the tests try wherever something is one of a list; and as the type of a picture. */
const OTHER = "'Other'";
const OTHER_TYPE = "'image/tiff': 'tiff'";

/** Every list and map with one element less: what is permitted has to be tried; and with one more. */
function lists(mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(/(?<=[\s(])[[{](?=\s*(?:'|null\b))/g)].flatMap(
    ({ index, 0: bracket }) => {
      const span = { start: index + 1, end: closingOf(mask, index) };
      const elements = splitBy(',', mask, span);
      const last = elements.at(-1)?.end ?? span.end;
      return [
        ...elements.map((element, position) => ({
          span: withComma(element, elements[position + 1], elements[position - 1]),
          replacement: '',
        })),
        {
          span: { start: last, end: last },
          replacement: `, ${bracket === '[' ? OTHER : OTHER_TYPE}`,
        },
      ];
    },
  );
}

function withComma(element: Span, next: Span | undefined, previous: Span | undefined): Span {
  if (next) return { start: element.start, end: next.start };
  return previous ? { start: previous.end, end: element.end } : element;
}

/** Mutants that read a property of the request from elsewhere: another time, another state, another name. */
export const requests = (text: string, mask: string): readonly RulesMutant[] => [
  ...lookups(mask),
  ...times(mask),
  ...claims(text, mask),
];

const OTHER_STATE: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

/** The database before the request for the one after it, and the reverse. */
const lookups = (mask: string): readonly RulesMutant[] =>
  [...mask.matchAll(/(?<![.\w])(get|getAfter|exists|existsAfter)(?=\()/g)].map(
    ({ index, 0: name }) => ({
      span: { start: index, end: index + name.length },
      replacement: OTHER_STATE[name] ?? name,
    }),
  );

const STEPS = ["duration.value(1, 's')", "duration.value(5, 's')", "duration.value(1, 'm')"];

/** Mutants of times: every limit a little wider; any earlier or later time in place of the server's. */
function times(mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(/(<=?|>=?|==) +(request\.time)\b/g)].flatMap(
    ({ index, 0: all, 1: sign = '', 2: time = '' }) => {
      const span = { start: index, end: index + all.length };
      if (sign === '==')
        return ['<=', '>='].map((other) => ({ span, replacement: `${other} ${time}` }));
      const step = sign.startsWith('<') ? '+' : '-';
      return STEPS.map((by) => ({ span, replacement: `${sign} ${time} ${step} ${by}` }));
    },
  );
}

const TOKEN = String.raw`request\.auth\.token\.(\w+)`;

/** Mutants that replace a claim of a token, or the value that it is compared with. */
function claims(text: string, mask: string): readonly RulesMutant[] {
  return [...mask.matchAll(new RegExp(String.raw`(\S+) == ${TOKEN}|${TOKEN} == (\w+)`, 'g'))].map(
    ({ index, 0: { length } }) => {
      const span = { start: index, end: index + length };
      const original = text.slice(span.start, span.end);
      const [, left, first, second, right] =
        new RegExp(String.raw`^(?:(\S+) == ${TOKEN}|${TOKEN} == (\w+))$`).exec(original) ?? [];
      const claim = `request.auth.token.get('${first ?? second}', ${left ?? right})`;
      return { span, replacement: left ? `${left} == ${claim}` : `${claim} == ${right}` };
    },
  );
}
