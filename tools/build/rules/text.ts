/** All generated rules are nested in two blocks. */
const INDENT = ' '.repeat(4);
const WIDTH = 100;

/** Returns indented lines of a rules file; an empty line stays empty. */
export const indentedLines = (...texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((text) => (text ? INDENT + text : ''))
    .join('\n');

/** Joins conditions by `&&`, each on a line, or on two lines if it is too long. */
export const allOf = (conditions: readonly string[]): string =>
  conditions
    .map((one) => (isTooLong(`    && ${one}`) ? breakBeforeLastAlternative(one) : one))
    .join('\n    && ');

/** Joins conditions by `||`, each on a line. */
export const anyOf = (conditions: readonly string[]): string => conditions.join('\n    || ');

const isTooLong = (text: string) =>
  text.split('\n').some((line) => INDENT.length + line.length > WIDTH);

/** Breaks a condition before its last alternative. */
const breakBeforeLastAlternative = (condition: string) => {
  const at = condition.lastIndexOf(' || ');
  return at < 0 ? condition : `${condition.slice(0, at)}\n      ${condition.slice(at + 1)}`;
};

/** Returns a call whose text argument is on a separate line if it is too long. */
export const textCall = (name: string, text: string): string =>
  isTooLong(`  return ${name}('${text}');`) ? `${name}(\n    '${text}')` : `${name}('${text}')`;

/** Returns a function of the rules with its `let` variables, followed by an empty line. */
export const rulesFunction = (
  signature: string,
  result: string,
  names: Readonly<Record<string, string>> = {},
): string => {
  const locals = Object.entries(names).map(([name, value]) => `  let ${name} = ${value};`);
  return indentedLines(`function ${signature} {`, ...locals, `  return ${result};`, '}', '');
};

/** Returns a list literal of the rules, on as many lines as necessary. */
export function listLiteral(texts: readonly string[]): string {
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
