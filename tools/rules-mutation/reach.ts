import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import type { Case } from './cases';
import { type Count, counts } from './emulator';
import type { Span } from './source';
import type { Trial } from './trial';

/** What an expression came to in some test; an error is neither true nor false. */
export interface Outcomes {
  readonly isTrue: boolean;
  readonly isFalse: boolean;
  readonly isOther: boolean;
}

/** Which expressions of firestore.rules each test, or one of its neighbours, evaluates. */
export interface Reach {
  readonly expressions: readonly Span[];
  /** By the position of the test: the positions of its expressions, with what they came to as bits. */
  readonly tests: readonly Readonly<Record<number, number>>[];
}

/** Tests that share a report: it takes as long as ten of them. */
const TESTS_PER_REPORT = 10;

const TRUE = 1;
const FALSE = 2;
const OTHER = 4;

export const outcomesOf = (bits: number): Outcomes => ({
  isTrue: (bits & TRUE) > 0,
  isFalse: (bits & FALSE) > 0,
  isOther: (bits & OTHER) > 0,
});

/**
 * Runs every test once against the unchanged rules. What it finds of a file of tests is kept until that
 * file or the rules change.
 *
 * @throws Error if one of them fails
 */
export async function reachOf(rules: string, cases: readonly Case[], trial: Trial): Promise<Reach> {
  const files = [...new Set(cases.map(({ file }) => file))];
  const parts: Reach[] = [];
  for (const name of files) {
    const own = cases.filter(({ file }) => file === name);
    parts.push(await stored(rules, name, own, trial));
    console.log(`seen what ${own.length} tests of ${name} evaluate`);
  }
  return {
    expressions: parts[0]?.expressions ?? [],
    tests: parts.flatMap(({ tests }) => tests),
  };
}

async function stored(
  rules: string,
  name: string,
  cases: readonly Case[],
  trial: Trial,
): Promise<Reach> {
  const file = path.join(PROJECT_FOLDER, 'node_modules/.cache/rules-mutation', keyOf(rules, name));
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const reach = await measured(rules, cases, trial);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(reach));
  return reach;
}

async function measured(rules: string, cases: readonly Case[], trial: Trial): Promise<Reach> {
  const tests: Readonly<Record<number, number>>[] = [];
  let expressions: readonly Span[] = [];
  for (let at = 0; at < cases.length; at += TESTS_PER_REPORT) {
    const group = cases.slice(at, at + TESTS_PER_REPORT);
    await trial.load(rules);
    for (const test of group) {
      const failure = await trial.failureOf(test);
      if (failure) {
        throw new Error(`Fails without any change: ${test.file} > ${test.name}: ${failure}`);
      }
    }
    const after = await counts();
    const outcomes = outcomesIn(after);
    tests.push(...group.map(() => outcomes));
    expressions = after.map(({ start, end }) => ({ start, end }));
  }
  return { expressions, tests };
}

function outcomesIn(expressions: readonly Count[]) {
  return Object.fromEntries(
    expressions.flatMap(({ whenTrue, whenFalse, otherwise }, at) => {
      const bits =
        (whenTrue > 0 ? TRUE : 0) + (whenFalse > 0 ? FALSE : 0) + (otherwise > 0 ? OTHER : 0);
      return bits ? [[at, bits]] : [];
    }),
  );
}

/** Of the rules, a file of tests and the folder that all of them use. */
function keyOf(rules: string, name: string): string {
  const folder = path.join(PROJECT_FOLDER, 'tests/rules');
  const support = readdirSync(path.join(folder, 'support')).map((file) => `support/${file}`);
  const texts = [`${name}.test.ts`, ...support].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return `${name}-${createHash('sha256')
    .update([rules, ...texts].join('\n'))
    .digest('hex')}`;
}
