import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';
import { candidates, nearestFiles } from './candidates';
import type { Case } from './cases';
import { EXPLAINED } from './explained';
import { type Mutant, mutantsOf } from './mutants';
import { turnOf } from './parts';
import { reachOf } from './reach';
import type { Target } from './targets';
import { startTrial, type Trial } from './trial';

/** A change that no test has noticed. */
export interface Survivor {
  readonly name: string;
  /** Why no test can, if it is known. */
  readonly reason: string | undefined;
}

interface Named {
  readonly mutant: Mutant;
  readonly line: number;
  readonly name: string;
}

interface Doubtful extends Named {
  /** The tests that have not noticed it. */
  readonly tried: readonly Case[];
}

/** How many of the tests that noticed the last changes are tried first at the next one. */
const RECENT = 4;

/**
 * Tries the changes of one rules file in the parts of it that are wanted.
 *
 * @throws Error if a test fails without any change, before or afterwards
 */
export async function survivorsIn(
  target: Target,
  cases: readonly Case[],
  parts: readonly string[],
): Promise<readonly Survivor[]> {
  const text = readFileSync(path.join(PROJECT_FOLDER, target.file), 'utf8');
  const all = mutantsOf(text).map((mutant) => named(target, text, mutant));
  const turn = turnOf(parts, target.file, text);
  const wanted = all
    .filter(({ line }) => turn(line) !== undefined)
    .toSorted((a, b) => (turn(a.line) ?? 0) - (turn(b.line) ?? 0));
  if (wanted.length === 0) return [];
  const begin = Date.now();
  const trial = await startTrial(target.file);
  const isReported = target.file === 'firestore.rules';
  const reach = isReported ? await reachOf(text, cases, trial) : undefined;
  console.log(
    `${target.file}: ${wanted.length} of ${all.length} changes, ${cases.length} tests, ready after ${secondsSince(begin)} s`,
  );
  const doubtful: Doubtful[] = [];
  const recent: Case[] = [];
  for (const change of wanted) {
    const [started, before] = [Date.now(), trial.total()];
    const { mutant, name } = change;
    const likely = candidates(target, text, mutant, cases, reach);
    const first = recent.filter((test) => likely.includes(test));
    const rest = likely.filter((test) => !first.includes(test));
    if (!(await trial.load(applied(text, mutant)))) {
      console.log(`no rules ${name}`);
      continue;
    }
    const killer = await firstFailing(trial, [...first, ...rest]);
    if (!killer) {
      console.log(`no test  ${name}`);
      doubtful.push({ ...change, tried: likely });
      continue;
    }
    recent.splice(
      0,
      RECENT,
      ...[killer, ...recent.filter((test) => test !== killer)].slice(0, RECENT),
    );
    const tests = trial.total() - before;
    console.log(
      `killed   ${name}   by: ${titleOf(killer)} (${tests} in ${Date.now() - started} ms)`,
    );
  }
  const survivors: Survivor[] = [];
  for (const { mutant, name, tried } of doubtful) {
    const reason = reasonFor(target, text, mutant);
    // What the report of the emulator does not show, such as the conditions of a list.
    const files = nearestFiles(target, text, mutant);
    const others = cases.filter((test) => files.includes(test.file) && !tried.includes(test));
    if (!reason) await trial.load(applied(text, mutant));
    const killer = reason ? undefined : await firstFailing(trial, others);
    if (killer) console.log(`killed   ${name}   by: ${titleOf(killer)}`);
    else survivors.push({ name, reason });
  }
  // A test that has begun to fail by itself, as time went on, would have killed anything.
  await trial.load(text);
  const broken = await firstFailing(trial, cases);
  if (broken) throw new Error(`Fails without any change: ${titleOf(broken)}`);
  console.log(`${target.file}: ${secondsSince(begin)} s`);
  return survivors;
}

async function firstFailing(trial: Trial, cases: readonly Case[]): Promise<Case | undefined> {
  for (const test of cases) {
    if ((await trial.failureOf(test)) !== undefined) return test;
  }
  return undefined;
}

const titleOf = ({ file, name }: Case) => `${file} > ${name}`;

const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000);

const applied = (text: string, { span, replacement }: Mutant) =>
  text.slice(0, span.start) + replacement + text.slice(span.end);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

function named(target: Target, text: string, mutant: Mutant): Named {
  const { start, end } = mutant.span;
  const line = text.slice(0, start).split('\n').length;
  const change = `${inOneLine(text.slice(start, end))} -> ${mutant.replacement || '(nothing)'}`;
  return { mutant, line, name: `${target.file}:${line} ${change}` };
}

function reasonFor({ file }: Target, text: string, mutant: Mutant): string | undefined {
  const { start, end } = mutant.span;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, text.indexOf('\n', start)).trim();
  return EXPLAINED.find(
    (known) =>
      known.file === file &&
      known.line === line &&
      known.original === text.slice(start, end) &&
      known.replacement === mutant.replacement,
  )?.reason;
}
