import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firestoreJar } from '../../../tools/development/no-download';
import { PROJECT_FOLDER } from '../../../tools/development/project';

/** Firestore takes 250 kB of compiled rules. A further kind of content adds some 6 kB. */
const CEILING = 238_000;

const RULES = path.join(PROJECT_FOLDER, 'firestore.rules');

/** Enough for these rules: 4.5 bytes for each byte that is no comment. */
function estimate(): number {
  const rules = readFileSync(RULES, 'utf8').replace(/^ *\/\/.*\n/gm, '');
  return rules.replace(/ +/g, ' ').length * 5;
}

/** Undefined where there is no Java compiler, or no emulator yet. */
function compiledSize(): number | undefined {
  const jar = firestoreJar();
  if (!jar) return undefined;
  const program = path.join(import.meta.dirname, '../../delivery/support/CompiledSize.java');
  // It runs once: what is compiled for speed costs more than it saves.
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', jar];
  const { stdout } = spawnSync('java', [...options, program, RULES], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) || undefined;
}

test('the compiled rules are far below the limit of Firestore', () => {
  const size = compiledSize() ?? estimate();
  expect(size).toBeLessThan(CEILING);
});
