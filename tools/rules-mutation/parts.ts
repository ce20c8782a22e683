import { closingOf, maskOf } from './source';
import type { RulesFile } from './targets';

/** A first and a last line of a rules file. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * The lines of a file that an argument names: `storage.rules` is all of that file,
 * `firestore.rules:390-480` some lines of it, and any other text, such as `match /trash/`, the block
 * that begins in the first line that holds it.
 */
export function linesOf(part: string, file: RulesFile, text: string): Lines | undefined {
  const lines = text.split('\n');
  const [name, first, last = first] = part.split(/[:-]/);
  if (name === file) {
    return first === undefined
      ? { first: 1, last: lines.length }
      : { first: Number(first), last: Number(last) };
  }
  const from = lines.findIndex((line) => line.includes(part));
  if (from < 0) return undefined;
  const start = lines.slice(0, from).join('\n').length;
  const opening = start + text.slice(start).search(/\{\n/);
  const end = closingOf(maskOf(text), opening);
  return { first: from + 1, last: text.slice(0, end).split('\n').length };
}

/** How early the mutants of a line are tried: by the first part that it is in; undefined if in none. */
export function turnOf(
  parts: readonly string[],
  file: RulesFile,
  text: string,
): (line: number) => number | undefined {
  const ranges = (parts.length > 0 ? parts : [file]).map((part) => linesOf(part, file, text));
  return (line) => {
    const turn = ranges.findIndex((range) => range && range.first <= line && line <= range.last);
    return turn < 0 ? undefined : turn;
  };
}
