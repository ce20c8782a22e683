/** Everything is in two blocks: four blanks before each line. */
const INDENT = ' '.repeat(4);
const WIDTH = 100;

/** Lines as they stand in a rules file; an empty one stays empty. */
export const lines = (...texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((text) => (text ? INDENT + text : ''))
    .join('\n');

/** Conditions that have to hold together, each in a line or, where one is too long, in two. */
export const all = (conditions: readonly string[]): string =>
  conditions.map((one) => (isTooLong(`    && ${one}`) ? inTwo(one) : one)).join('\n    && ');

/** Conditions of which one has to hold, each in a line. */
export const any = (conditions: readonly string[]): string => conditions.join('\n    || ');

const isTooLong = (text: string) =>
  text.split('\n').some((line) => INDENT.length + line.length > WIDTH);

/** Continues in front of the last alternative. */
const inTwo = (condition: string) => {
  const at = condition.lastIndexOf(' || ');
  return at < 0 ? condition : `${condition.slice(0, at)}\n      ${condition.slice(at + 1)}`;
};

/** A call with a text that may need a line of its own. */
export const call = (name: string, text: string): string =>
  isTooLong(`  return ${name}('${text}');`) ? `${name}(\n    '${text}')` : `${name}('${text}')`;

/** A function of the rules with its local names, and the empty line behind it. */
export const rulesFunction = (
  signature: string,
  result: string,
  names: Readonly<Record<string, string>> = {},
): string => {
  const locals = Object.entries(names).map(([name, value]) => `  let ${name} = ${value};`);
  return lines(`function ${signature} {`, ...locals, `  return ${result};`, '}', '');
};

/** Texts as a list of the rules in as many lines as it needs. */
export function listOf(texts: readonly string[]): string {
  const rows: string[] = [];
  let row = '';
  for (const [at, text] of texts.entries()) {
    const next = `'${text}'${at < texts.length - 1 ? ', ' : ''}`;
    const before = rows.length === 0 ? '  return [' : '    ';
    if (row && isTooLong(`${before}${row}${next}];`)) {
      rows.push(row.trimEnd());
      row = '';
    }
    row += next;
  }
  return `[${[...rows, row].join('\n    ')}]`;
}
