import type { LineSyntax } from '../base/describe';

/**
 * The maximum number of characters of a list that are read, as in the rules; older documents may
 * have more.
 */
const MAX_LENGTH = 3000;

/** Returns the lines of a list that are not blank. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the entries of a list. Invalid lines, and entries beyond the maximum, are left out. */
export const entriesOf = <Entry>({ parse, max }: LineSyntax<Entry>, text = ''): readonly Entry[] =>
  linesOf(text.slice(0, MAX_LENGTH))
    .flatMap((line) => parse(line) ?? [])
    .slice(0, max);

/** Returns the first problem of a list as a sentence that names the line; undefined if the list is valid. */
export function linesError(syntax: LineSyntax<unknown>, text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > syntax.max) return `${syntax.max} lines fit, and these are ${lines.length}.`;
  const wrong = lines.findIndex((line) => !syntax.parse(line));
  const line = lines[wrong];
  if (line === undefined) return undefined;
  return `Line ${wrong + 1} (“${line.slice(0, 30)}${line.length > 30 ? '…' : ''}”) has to look like this: ${syntax.example}`;
}
