import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { type Mutant, textOf } from './mutants';

/**
 * The faults of faults.txt, which says how they are written: mutants of the code that no operator makes.
 *
 * @throws Error that names a fault whose file, tests or text do not exist
 */
export const faults = (): readonly Mutant[] =>
  readFileSync(path.join(import.meta.dirname, 'faults.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [name = '', place = '', ...change] = block.trimEnd().split('\n');
      const [, file = '', all = ''] = /^(\S+): (.*)$/.exec(place) ?? [];
      const [files = '', title] = all.replace(/"$/, '').split(/ ?"/);
      const tests = files.split(' ');
      const linesOf = (sign: string) =>
        change.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).join('\n');
      const original = linesOf('-');
      const gone = [file, ...tests].find((one) => !existsSync(path.join(PROJECT_FOLDER, one)));
      if (gone) throw new Error(`The fault "${name}" names ${gone}, which does not exist`);
      const [before = '', ...behind] = textOf(file).split(original);
      if (behind.length !== 1)
        throw new Error(`The text of the fault "${name}" is ${behind.length} times in ${file}`);
      const [start, end] = [before.length, before.length + original.length];
      return { name, file, start, end, replacement: linesOf('+'), tests, ...(title && { title }) };
    });
