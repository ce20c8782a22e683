import type { EmulatorSuite } from '../emulators/start';
import { startTestEmulators } from '../test-emulators';
import { type Mutant, type Runner, runnerOf } from './mutant';
import { FORMS } from './mutants/forms';
import { SITE } from './mutants/site';
import { STORED } from './mutants/stored';
import { apply, copyProject, mistakeIn, removeCopies } from './project-copy';
import { endTests, runTests } from './run-tests';

export const MUTANTS: readonly Mutant[] = [...STORED, ...FORMS, ...SITE];

let suite: EmulatorSuite | undefined;

/**
 * Puts each fault into a copy of the project, runs the tests that concern it, and prints whether one of
 * them failed.
 *
 * @returns the number of mutants that nothing noticed, or that could not be tried
 * @throws SetupError if the emulators cannot be started
 */
export async function checkCode(mutants: readonly Mutant[]): Promise<number> {
  const mistaken = mutants.filter((mutant) => mistakeIn(mutant) !== undefined);
  for (const mutant of mistaken) console.log(`✗ ${mutant.name}: ${mistakeIn(mutant)}`);
  const tried = mutants.filter((mutant) => !mistaken.includes(mutant));
  const folder = copyProject();
  let missed = 0;
  for (const runner of ['plain', 'emulators', 'browser'] satisfies Runner[]) {
    const those = tried.filter((mutant) => runnerOf(mutant) === runner);
    // oxlint-disable-next-line no-await-in-loop -- they change the same copy
    missed += those.length > 0 ? await checkRunner(folder, runner, those) : 0;
  }
  await endCheck();
  console.log(
    `${mutants.length} mutants of the code, ${missed} not noticed, ${mistaken.length} not to be tried`,
  );
  return missed + mistaken.length;
}

async function checkRunner(
  folder: string,
  runner: Runner,
  mutants: readonly Mutant[],
): Promise<number> {
  // Those of a browser start emulators of their own, with the built site.
  if (runner === 'emulators') suite = await startTestEmulators({ isForAll: true });
  const unchanged = await runTests(folder, mutants);
  if (unchanged.passed === 0) console.log(unchanged.output);
  for (const { name, reason } of unchanged.failed) {
    console.log(`✗ FAILS WITHOUT ANY CHANGE: ${name}\n${reason}`);
  }
  // What fails anyway would notice every mutant.
  const failing = (mutant: Mutant) =>
    unchanged.passed === 0 ||
    unchanged.failed.some(({ name }) => mutant.tests.some((file) => name.startsWith(file)));
  let missed = 0;
  for (const mutant of mutants) {
    // oxlint-disable-next-line no-await-in-loop -- they change the same copy
    if (failing(mutant) || !(await isNoticed(folder, mutant))) missed += 1;
  }
  if (runner === 'emulators') await stopEmulators();
  return missed;
}

async function isNoticed(folder: string, mutant: Mutant): Promise<boolean> {
  const restore = apply(folder, mutant);
  const { failed, passed, output } = await runTests(folder, [mutant], { untilFirst: true });
  restore();
  // A file that cannot be read is no test that fails.
  const first = failed.find(({ name }) => name.includes(' › '));
  if (first) {
    console.log(`● noticed: ${mutant.name}\n  ${first.name}`);
    return true;
  }
  console.log(`✗ NOT NOTICED: ${mutant.name}\n  ${mutant.harm}\n  ${mutant.tests.join(', ')}`);
  if (passed === 0) console.log(output);
  return false;
}

async function stopEmulators(): Promise<void> {
  await suite?.stop();
  suite = undefined;
}

/** Ends whatever runs, and removes the copy. */
export async function endCheck(): Promise<void> {
  endTests();
  await stopEmulators();
  removeCopies();
}
