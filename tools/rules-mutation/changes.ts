import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { EXPLAINED, type LineChange } from './explained';
import { mutantsOf, type Mutant } from './mutants';
import { bodiesIn, maskOf, closingOf } from './source';

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;

export type RulesFile = (typeof RULES_FILES)[number];

/** A change of a rules file, as the agent tries it and the report names it. */
export interface Change {
  readonly id: number;
  readonly file: RulesFile;
  readonly name: string;
  /** Where the function or condition begins that it changes, and what that is afterwards. */
  readonly start: number;
  readonly body: string;
  /** Why no request can notice it, if that is known. */
  readonly reason: string | undefined;
}

export const textOf = (file: RulesFile) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');

/** The changes of a rules file in the parts of it that are wanted. */
export function changesOf(file: RulesFile, parts: readonly string[]): readonly Change[] {
  const text = textOf(file);
  const bodies = bodiesIn(maskOf(text));
  return mutantsOf(text).flatMap(({ span, replacement }, index) => {
    const line = text.slice(0, span.start).split('\n').length;
    const body = bodies.find(({ start, end }) => start <= span.start && span.end <= end);
    if (!body) throw new Error(`${file}:${line} is in no function and no condition`);
    if (!isWanted(line, parts, file, text)) return [];
    const original = inOneLine(text.slice(span.start, span.end));
    const before = text.slice(body.start, span.start);
    const changed = before + replacement + text.slice(span.end, body.end);
    return {
      id: RULES_FILES.indexOf(file) + RULES_FILES.length * index,
      file,
      name: `${file}:${line} ${original} -> ${replacement || '(nothing)'}`,
      start: body.start,
      body: changed.startsWith('let ') ? changed : `return ${changed}`,
      reason: reasonFor(text, { span, replacement }),
    };
  });
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

function reasonFor(text: string, mutant: Mutant): string | undefined {
  const change = lineChange(text, mutant);
  return EXPLAINED.find(({ isOf }) => isOf(change))?.reason;
}

function lineChange(text: string, { span, replacement }: Mutant): LineChange {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const line = text.slice(from, text.indexOf('\n', span.start)).trim();
  const [, inside] = [...text.slice(0, from).matchAll(/^ *function (\w+)/gm)].at(-1) ?? [];
  return { inside, line, original: text.slice(span.start, span.end), replacement };
}

/** The explanations of changes that there are none of any more. */
export function staleReasons(): readonly string[] {
  const changes = RULES_FILES.map(textOf).flatMap((text) =>
    mutantsOf(text).map((mutant) => lineChange(text, mutant)),
  );
  return EXPLAINED.filter(({ isOf }) => !changes.some(isOf)).map(({ text }) => text);
}

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
