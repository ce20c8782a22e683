import type { RulesFile } from './changes';
import { closingOf, maskOf } from './source';

/** A first and a last line of a rules file. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * The lines of a file that an argument names: `storage.rules` is all of that file, and any other text, such
 * as `match /trash/`, the block that begins in the first line that holds it.
 */
function linesOf(part: string, file: RulesFile, text: string): Lines | undefined {
  const lines = text.split('\n');
  if (part === file) return { first: 1, last: lines.length };
  const from = lines.findIndex((line) => line.includes(part));
  if (from < 0) return undefined;
  const start = lines.slice(0, from).join('\n').length;
  const opening = start + text.slice(start).search(/\{\n/);
  const end = closingOf(maskOf(text), opening);
  return { first: from + 1, last: text.slice(0, end).split('\n').length };
}

/** Whether a line is in one of the parts, or there are none. */
export function isWanted(
  line: number,
  parts: readonly string[],
  file: RulesFile,
  text: string,
): boolean {
  const ranges = parts.map((part) => linesOf(part, file, text));
  const isIn = (range: Lines | undefined) => range && range.first <= line && line <= range.last;
  return parts.length === 0 || ranges.some(isIn);
}
