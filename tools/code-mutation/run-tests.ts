import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { NOT_RUN, readResults, type TestResult } from '../test-results';
import { type Mutant, runnerOf } from './mutant';

const running = new Set<ChildProcess>();

/** What came of some tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: readonly TestResult[];
  /** The output, for a run that did not get as far as a test. */
  readonly output: string;
}

interface RunOptions {
  /** Whether the first failure is enough. */
  readonly untilFirst?: boolean;
}

/** Runs the tests of some mutants of one runner in a copy of the project. */
export async function runTests(
  folder: string,
  mutants: readonly Mutant[],
  { untilFirst = false }: RunOptions = {},
): Promise<Outcome> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const isBrowser = mutants.some((mutant) => runnerOf(mutant) === 'browser');
  const report = path.join(folder, 'mutation-report.json');
  rmSync(report, { force: true });
  const output = isBrowser
    ? await inBrowser(folder, report, [
        ...files,
        '-g',
        titlesOf(mutants),
        ...(untilFirst ? ['-x'] : []),
      ])
    : await run(folder, 'node_modules/.bin/vitest', [
        'run',
        ...(untilFirst ? ['--bail=1'] : []),
        '--reporter=json',
        `--outputFile=${report}`,
        ...files,
      ]);
  const results = readResults(report);
  // Tests after the first failure are not run, which is no failure.
  const failed = results.filter(({ passed, reason }) => !passed && reason !== NOT_RUN);
  return { passed: results.filter(({ passed }) => passed).length, failed, output };
}

const inBrowser = (folder: string, report: string, args: readonly string[]) =>
  run(folder, process.execPath, ['--import', 'tsx', 'scripts/test-browser.ts', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });

const titlesOf = (mutants: readonly Mutant[]) =>
  mutants.flatMap(({ title }) => (title ? [title.replaceAll(/[^\w ]/g, '.')] : [])).join('|');

function run(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...environment } });
  running.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      running.delete(child);
      resolve(output.join(''));
    });
  });
}

export function endTests(): void {
  for (const child of running) child.kill();
}
