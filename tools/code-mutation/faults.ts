import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';

/** A fault that somebody could make in the product, and the tests that have to notice it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Text that is in the file exactly once, and what it becomes. */
  readonly original: string;
  readonly replacement: string;
  /** Files of one group of tests. */
  readonly tests: readonly string[];
  /** In a browser test: the part of its title that selects it. */
  readonly title: string | undefined;
}

/** The faults of faults.txt, which says how they are written. */
export const FAULTS: readonly Fault[] = readFileSync(
  path.join(import.meta.dirname, 'faults.txt'),
  'utf8',
)
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [name = '', place = '', ...change] = block.trimEnd().split('\n');
    const [, file = '', tests = ''] = /^(\S+): (.*)$/.exec(place) ?? [];
    const [files = '', title] = tests.split(/ ?"/);
    const linesOf = (sign: string) =>
      change.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');
    const [original, replacement] = [linesOf('-'), linesOf('+')];
    return { name, file, original, replacement, tests: files.split(' '), title };
  });

/** Returns the problem of a fault's description; undefined if it has none. */
export function mistakeIn({ file, original, replacement, tests }: Fault): string | undefined {
  const gone = [file, ...tests].find((name) => !existsSync(path.join(PROJECT_FOLDER, name)));
  if (gone) return `${gone} does not exist`;
  const times = readFileSync(path.join(PROJECT_FOLDER, file), 'utf8').split(original).length - 1;
  if (times !== 1) return `its text is ${times} times in ${file}, not once: ${original}`;
  return original === replacement ? 'it changes nothing' : undefined;
}
