import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../development/project';
import type { EmulatorSuite } from '../../development/emulators';
import { startTestEmulators } from '../runner/test-emulators';
import { NOT_RUN, readResults, type TestResult } from '../runner/test-results';
import type { Mutant } from './mutants';

/** Folders that are not copied. */
const LEFT_OUT = ['node_modules', '.git', '.firebase', '.vitest', 'test-results', 'dist'];
/** Arguments of Vitest for tests that need neither emulators nor builds. */
const QUICK = ['--project=unit*', '--project=*screens', '--project=*services*'];

let suite: EmulatorSuite | undefined;
let folder: string | undefined;
let running: ChildProcess | undefined;

const needsEmulators = ({ tests }: Mutant) =>
  tests.some((file) => /\/(services|rules)\//.test(file));

/**
 * Applies each mutant to a copy of the project, so that an interruption cannot leave one in the
 * project, runs its tests until one fails, and prints the mutants that survive.
 *
 * @returns the number of mutants that survive or whose explanation is wrong
 * @throws SetupError if the emulators cannot be started
 */
export async function checkMutants(mutants: readonly Mutant[]): Promise<number> {
  const copy = copyProject();
  if (mutants.some(needsEmulators)) suite = await startTestEmulators({ isForAll: true });
  const missed = await checkAll(copy, mutants);
  console.log(`\n${mutants.length} mutants, ${missed.length} to be looked at`);
  for (const name of missed) console.log(`✗ ${name}`);
  return missed.length;
}

function copyProject(): string {
  // Without links in its path, as it is compared with the paths of modules.
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'mutants-'));
  const filter = (file: string) => !LEFT_OUT.includes(path.basename(file));
  cpSync(PROJECT_FOLDER, folder, { recursive: true, filter });
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function checkAll(copy: string, mutants: readonly Mutant[]): Promise<string[]> {
  const missed: string[] = [];
  /**
   * The test file that killed the latest mutant, by changed file: it usually kills the next one as
   * well.
   */
  const latest = new Map<string, string>();
  for (const group of [mutants.filter(isDrawn), mutants.filter((one) => !isDrawn(one))])
    await noteFailing(copy, group);
  for (const mutant of mutants) {
    const first = latest.get(mutant.file);
    const noticed =
      (first && (await firstFailure(copy, { ...mutant, tests: [first] }))) ||
      (await firstFailure(copy, mutant));
    if (noticed) latest.set(mutant.file, noticed.name.split(' › ')[0] ?? '');
    if (Boolean(noticed) === Boolean(mutant.reason)) missed.push(mutant.name);
    console.log(
      `${noticed ? '●' : '✗'} ${mutant.name}\n  ${noticed?.name ?? mutant.reason ?? 'NOT NOTICED'}`,
    );
    if (noticed && mutant.reason) console.log('  EXPLAINED, BUT NOTICED');
  }
  return missed;
}

const isDrawn = ({ tests }: Mutant) => tests.length === 0;

/** Tests that fail without any mutant, and would therefore kill every one. */
const failing = new Set<string>();

async function noteFailing(copy: string, mutants: readonly Mutant[]): Promise<void> {
  if (mutants.length === 0) return;
  for (const { name, reason } of await runTests(copy, mutants)) {
    console.log(`✗ FAILS WITHOUT ANY CHANGE: ${name}\n${reason}`);
    failing.add(name);
  }
}

/** Returns the first test that fails with a mutant; undefined if it survives. */
async function firstFailure(copy: string, mutant: Mutant): Promise<TestResult | undefined> {
  const { file, start, end, replacement } = mutant;
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(target, text.slice(0, start) + replacement + text.slice(end));
  try {
    if (isDrawn(mutant) && (await run(copy, 'node_modules/.bin/tsc', ['--noEmit'])).code !== 0)
      return { name: 'types', passed: false, reason: '', command: '' };
    return (await runTests(copy, [mutant], [`--bail=${failing.size + 1}`]))[0];
  } finally {
    writeFileSync(target, text);
  }
}

/** Runs the tests of mutants and returns those that failed. */
async function runTests(copy: string, mutants: readonly Mutant[], options: string[] = []) {
  const report = path.join(copy, 'mutation-report.json');
  rmSync(report, { force: true });
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const vitest = tests.length
    ? ['run', ...tests]
    : ['related', '--run', ...new Set(mutants.map(({ file }) => file)), ...QUICK];
  const command = 'node_modules/.bin/vitest';
  const { output: said } = await run(copy, command, [...vitest, ...output, ...options]);
  const results = readResults(report);
  // A file that cannot be read is no test that fails; tests after the first failure are not run.
  const failed = results.filter(
    ({ name, passed, reason }) =>
      !passed && reason !== NOT_RUN && name.includes(' › ') && !failing.has(name),
  );
  if (results.length === 0) console.log(said);
  return failed;
}

async function run(cwd: string, command: string, args: string[]) {
  const env = { TEST_PATIENCE: '4', ...process.env, RULES_CHANGED: '1' };
  running = spawn(command, args, { cwd, env });
  const [code, ...streams] = await Promise.all([
    new Promise<number | null>((resolve) => running?.once('close', resolve)),
    ...[running.stdout, running.stderr].map((stream) => stream?.toArray()),
  ]);
  return { code, output: streams.flat().join('') };
}

/** Stops running tests and deletes the copy. */
export async function endCheck(): Promise<void> {
  running?.kill();
  await suite?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
