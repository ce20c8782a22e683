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
import { PROJECT_FOLDER } from '../emulators/project';
import type { EmulatorSuite } from '../emulators/start';
import { startTestEmulators } from '../test-emulators';
import { type Fault, mistakeIn } from './faults';
import { endTests, isInBrowser, runTests } from './run-tests';

/** What a copy of the project does without. */
const LEFT_OUT = ['node_modules', '.git', '.firebase', 'test-results', 'dist'];

let suite: EmulatorSuite | undefined;
let folder: string | undefined;

/**
 * Puts each fault into a copy of the project, so that no interruption can leave one in the project, runs the
 * tests that concern it, and prints whether one of them failed.
 *
 * @returns the number of faults that nothing noticed, or that could not be tried
 * @throws SetupError if the emulators cannot be started
 */
export async function checkCode(faults: readonly Fault[]): Promise<number> {
  const mistaken = faults.filter((fault) => mistakeIn(fault) !== undefined);
  for (const fault of mistaken) console.log(`✗ ${fault.name}: ${mistakeIn(fault)}`);
  const tried = faults.filter((fault) => !mistaken.includes(fault));
  const others = tried.filter((fault) => !isInBrowser(fault));
  const copy = copyProject();
  if (others.some(({ tests }) => tests.some((file) => file.includes('/services/'))))
    suite = await startTestEmulators({ isForAll: true });
  let missed = await checkAll(copy, others);
  await stopEmulators();
  missed += await checkAll(copy, tried.filter(isInBrowser));
  await endCheck();
  console.log(
    `${faults.length} mutants of the code, ${missed} not noticed, ${mistaken.length} not to be tried`,
  );
  return missed + mistaken.length;
}

function copyProject(): string {
  // Without links in its path, as it is compared with the paths of modules.
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'mutants-'));
  const filter = (file: string) => !LEFT_OUT.includes(path.basename(file));
  cpSync(PROJECT_FOLDER, folder, { recursive: true, filter });
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function checkAll(copy: string, faults: readonly Fault[]): Promise<number> {
  if (faults.length === 0) return 0;
  const unchanged = await runTests(copy, faults);
  if (unchanged.passed === 0) console.log(unchanged.output);
  for (const { name, reason } of unchanged.failed) {
    console.log(`✗ FAILS WITHOUT ANY CHANGE: ${name}\n${reason}`);
  }
  // What fails anyway would notice every fault.
  const isFailing = ({ tests }: Fault) =>
    unchanged.passed === 0 ||
    unchanged.failed.some(({ name }) => tests.some((file) => name.startsWith(file)));
  let missed = 0;
  for (const fault of faults) {
    // oxlint-disable-next-line no-await-in-loop -- they change the same copy
    if (isFailing(fault) || !(await isNoticed(copy, fault))) missed += 1;
  }
  return missed;
}

async function isNoticed(copy: string, fault: Fault): Promise<boolean> {
  const target = path.join(copy, fault.file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    text.replace(fault.original, () => fault.replacement),
  );
  const { failed, passed, output } = await runTests(copy, [fault], { untilFirst: true });
  writeFileSync(target, text);
  // A file that cannot be read is no test that fails.
  const first = failed.find(({ name }) => name.includes(' › '));
  console.log(
    first
      ? `● noticed: ${fault.name}\n  ${first.name}`
      : `✗ NOT NOTICED: ${fault.name}\n  ${fault.tests.join(', ')}`,
  );
  if (passed === 0 && !first) console.log(output);
  return first !== undefined;
}

/** Ends whatever runs, and removes the copy. */
export async function endCheck(): Promise<void> {
  endTests();
  await stopEmulators();
  if (folder) rmSync(folder, { recursive: true, force: true });
}

async function stopEmulators(): Promise<void> {
  await suite?.stop();
  suite = undefined;
}
