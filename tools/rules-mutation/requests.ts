import type { Mutant } from './mutants';

/** What the rules know of a request, taken from elsewhere: another time, another state, another name. */
export const requests = (text: string, mask: string): readonly Mutant[] => [
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
const lookups = (mask: string): readonly Mutant[] =>
  [...mask.matchAll(/(?<![.\w])(get|getAfter|exists|existsAfter)(?=\()/g)].map(
    ({ index, 0: name }) => ({
      span: { start: index, end: index + name.length },
      replacement: OTHER_STATE[name] ?? name,
    }),
  );

const STEPS = ["duration.value(1, 's')", "duration.value(5, 's')", "duration.value(1, 'm')"];

/** Every time limit a little wider; any earlier or later time for that of the server. */
function times(mask: string): readonly Mutant[] {
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

/** What a token says, or where it says nothing, what it is compared with. */
function claims(text: string, mask: string): readonly Mutant[] {
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
