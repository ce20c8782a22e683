import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { NOT_RUN, readResults, type TestResult } from '../test-results';
import type { Fault } from './faults';

let running: ChildProcess | undefined;

/** What came of some tests. */
interface Outcome {
  readonly passed: number;
  readonly failed: readonly TestResult[];
  /** The output, for a run that did not get as far as a test. */
  readonly output: string;
}

/** Whether the tests of a fault are run in a browser, beside emulators of their own. */
export const isInBrowser = ({ title }: Fault): boolean => title !== undefined;

/** Runs the tests of some faults in a copy of the project, all in a browser or none. */
export async function runTests(
  folder: string,
  faults: readonly Fault[],
  { untilFirst = false } = {},
): Promise<Outcome> {
  const report = path.join(folder, 'mutation-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(faults.flatMap(({ tests }) => tests))];
  const titles = faults.flatMap(({ title }) => title?.replaceAll(/[^\w ]/g, '.') ?? []).join('|');
  const args = titles
    ? ['--import', 'tsx', 'scripts/test-browser.ts', ...files, '-g', titles]
    : [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        `--outputFile=${report}`,
        ...files,
      ];
  if (untilFirst) args.push(titles ? '-x' : '--bail=1');
  running = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stdout, stderr } = running;
  const output = await Promise.all([stdout, stderr].map((stream) => stream?.toArray()));
  const results = readResults(report);
  // Tests after the first failure are not run, which is no failure.
  const failed = results.filter(({ passed, reason }) => !passed && reason !== NOT_RUN);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed, output: output.flat().join('') };
}

export const endTests = () => running?.kill();
