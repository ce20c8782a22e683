import path from 'node:path';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { PROJECT_FOLDER } from '../../development/project';
import { closingBracketAt, maskStringsAndComments, rulesMutants, type Span } from './rules-mutants';

/** A change of a file at one position, and the tests that must fail. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The test files; undefined for all that import the changed file. */
  readonly tests: readonly string[];
  /** Why no test can notice the change, if it is known. */
  readonly reason?: string;
}

const textOf = (file: string) => readFileSync(path.join(PROJECT_FOLDER, file), 'utf8');

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
 * Returns the mutants of both rules files.
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

/** Returns the block whose first line contains a text; '' if no line does. */
function blockOf(part: string, text: string): readonly [number, number] {
  const at = text.indexOf(part);
  if (at < 0) return [0, 0];
  const start = text.lastIndexOf('\n', at) + 1;
  return [
    start,
    closingBracketAt(maskStringsAndComments(text), start + text.slice(start).search(/\{\n/)),
  ];
}

/** The replacement of each operator or value of the code. */
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

/**
 * Returns the mutants of files in `src` whose path begins with a text: one operator or number each.
 */
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

/** The lines of explained.txt, each with the reason above it; the file describes its format. */
const EXPLAINED = readFileSync(path.join(import.meta.dirname, 'explained.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((block) => {
    const [reason = '', ...lines] = block.trim().split('\n');
    return lines.map((text) => {
      const [, inside, rest = ''] = /^(?:(\w+) > )?(.*)$/.exec(text) ?? [];
      const [line = '', original = '', replacements = ''] = rest.split(' :: ');
      return { reason, inside, line, original, replacements: replacements.split(' or ') };
    });
  });

/** The reasons for mutants that no test can notice. */
export const REASONS: readonly string[] = [...new Set(EXPLAINED.map(({ reason }) => reason))];

/** Returns why no test can notice a change of the rules; undefined if no reason is known. */
function reasonFor(text: string, span: Span, replacement: string): string | undefined {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const line = text.slice(from, text.indexOf('\n', span.start)).trim();
  const original = text.slice(span.start, span.end);
  // The function around the line.
  const [, inside] = [...text.slice(0, from).matchAll(/^ *function (\w+)/gm)].at(-1) ?? [];
  return EXPLAINED.find(
    (one) =>
      (one.inside === undefined || one.inside === inside) &&
      fits(one.line, line) &&
      fits(one.original, original) &&
      one.replacements.some((each) => fits(each, replacement)),
  )?.reason;
}

function fits(wanted: string, text: string): boolean {
  if (wanted === '(nothing)') return text === '';
  const parts = wanted.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/**
 * Returns the mutants of faults.txt, which no operator generates; the file describes its format.
 *
 * @throws Error that names a fault whose file, tests or text do not exist
 */
export const faults = (): readonly Mutant[] =>
  readFileSync(path.join(import.meta.dirname, 'faults.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [name = '', place = '', ...change] = block.trimEnd().split('\n');
      const [file = '', ...tests] = place.split(/:? /);
      const linesOf = (sign: string) =>
        change.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');
      const original = linesOf('-');
      const gone = [file, ...tests].find((one) => !existsSync(path.join(PROJECT_FOLDER, one)));
      if (gone) throw new Error(`The fault "${name}" names ${gone}, which does not exist`);
      const [before = '', ...behind] = textOf(file).split(original);
      if (behind.length !== 1)
        throw new Error(`The text of the fault "${name}" is ${behind.length} times in ${file}`);
      const [start, end] = [before.length, before.length + original.length];
      return { name, file, start, end, replacement: linesOf('+'), tests };
    });
