import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { reasonFor } from './explained';
import { closingOf, maskOf } from './rules-source';
import { rulesMutants } from './rules-mutants';

/** A change of a file at one place, and the tests that have to notice it. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Files of tests of one kind; without any those that import the file. */
  readonly tests: readonly string[];
  /** In a browser test: the part of its title that selects it. */
  readonly title?: string;
  /** Why no test can notice it, if that is known. */
  readonly reason?: string;
}

export const textOf = (file: string) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');

const filesIn = (folder: string) =>
  readdirSync(path.join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name))
    .toSorted();

const RULES_TESTS = filesIn('tests/rules').filter((file) => file.endsWith('.test.ts'));
const RULES = {
  // What a rule costs is no matter of what it decides.
  'firestore.rules': RULES_TESTS.filter((file) => !file.endsWith('/budget.test.ts')),
  'storage.rules': RULES_TESTS.filter((file) => /\/(storage-[^/]*|accounts)\./.test(file)),
};

const nameOf = (file: string, text: string, start: number, end: number, replacement: string) => {
  const line = text.slice(0, start).split('\n').length;
  const original = text.slice(start, end).replace(/\s+/g, ' ');
  return `${file}:${line} ${original || '(nothing)'} -> ${replacement || '(nothing)'}`;
};

/**
 * The mutants of both files of rules.
 *
 * @param part a file, or the beginning of a block, such as `match /trash/`; '' for all
 */
export function mutantsOfRules(part = ''): readonly Mutant[] {
  return Object.entries(RULES).flatMap(([file, tests]) => {
    const text = textOf(file);
    const [from, to] = part === file || !part ? [0, text.length] : blockOf(part, text);
    return rulesMutants(text)
      .filter(({ span }) => from <= span.start && span.start < to)
      .map(({ span: { start, end }, replacement }) => {
        const reason = reasonFor(text, { start, end }, replacement);
        const name = nameOf(file, text, start, end, replacement);
        return { name, file, start, end, replacement, tests, ...(reason && { reason }) };
      });
  });
}

/** The block that begins in the first line with a text; an empty one if no line has it. */
function blockOf(part: string, text: string): readonly [number, number] {
  const at = text.indexOf(part);
  if (at < 0) return [0, 0];
  const start = text.lastIndexOf('\n', at) + 1;
  return [start, closingOf(maskOf(text), start + text.slice(start).search(/\{\n/))];
}

/** An operator or a value of the code, and what stands there instead. */
const OPERATORS: Readonly<Record<string, string>> = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' + ': ' - ',
  ' - ': ' + ',
  '.some(': '.every(',
  '.every(': '.some(',
  'Math.min(': 'Math.max(',
  'Math.max(': 'Math.min(',
  true: 'false',
  false: 'true',
  '(!': '(',
  ' !': ' ',
};
const OPERATOR =
  / (?:[!=]==|[<>]=?|&&|\|\||[+-]) |\.(?:some|every)\(|Math\.(?:min|max)\(|\b(?:true|false)\b|[( ]!(?=\w)|(?<![\w.])\d+(?![\w.])/g;
const NO_CODE =
  /'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\/[^\n]*|\/\*[^]*?\*\/|^(?:import|export type|type) [^;]*;/gm;

/** The mutants of the files of `src` whose path begins like this: one operator or number each. */
export function mutantsOfCode(beginning = 'src/'): readonly Mutant[] {
  const files = filesIn('src').filter((file) => file.startsWith(beginning));
  return files.flatMap((file) => {
    const text = textOf(file);
    const mask = text.replace(NO_CODE, (found) => '~'.repeat(found.length));
    return [...mask.matchAll(OPERATOR)].map(({ index: start, 0: original }) => {
      const end = start + original.length;
      const replacement = OPERATORS[original] ?? String(Number(original) + 1);
      const name = nameOf(file, text, start, end, replacement);
      return { name, file, start, end, replacement, tests: [] };
    });
  });
}
