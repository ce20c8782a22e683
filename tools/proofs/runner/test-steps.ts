import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../../development/project';
import { readResults, type TestResult } from './test-results';
import { testRun } from './test-run';

interface Step {
  readonly name: string;
  readonly succeeded: boolean;
  /** The test results; empty for a tool that is not a test. */
  readonly results: readonly TestResult[];
}

type Environment = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();
const ended: Step[] = [];

/** Returns the ended steps in order. */
export const endedSteps = (): readonly Step[] => ended;

/** Runs a tool in node_modules/.bin and prints one line, or its output if it fails. */
export async function runTool(
  name: string,
  tool: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<boolean> {
  const { code, output, seconds } = await run(name, tool, args, environment);
  console.log(`${mark(code === 0)} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  ended.push({ name, succeeded: code === 0, results: [] });
  return code === 0;
}

/** Runs Vitest with these arguments. Prints one line, and each failure. */
export function runVitest(name: string, args: readonly string[], environment: Environment = {}) {
  const report = reportOf(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests(name, 'vitest', ['run', '--allowOnly=false', ...reporters, ...args], environment);
}

/** Runs Playwright with these arguments. Prints one line, and each failure. */
export function runPlaywright(name: string, args: readonly string[]) {
  const output = `--output=${path.join(testRun().folder, fileName(name))}`;
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  return runTests(name, 'playwright', ['test', output, ...args], environment);
}

async function runTests(
  name: string,
  tool: string,
  args: readonly string[],
  environment: Environment,
): Promise<void> {
  const { code, output, seconds } = await run(name, tool, args, environment);
  const results = readResults(reportOf(name));
  const failed = results.filter(({ passed }) => !passed);
  const count = `${results.length - failed.length} passed${failed.length > 0 ? `, ${failed.length} failed` : ''}`;
  const succeeded = code === 0 && failed.length === 0;
  console.log(`${mark(succeeded)} ${name}: ${count} (${seconds} s)`);
  for (const failure of failed) printFailure(failure);
  if (!succeeded && failed.length === 0) console.log(output);
  ended.push({ name, succeeded, results });
}

function printFailure({ name, reason, command }: TestResult): void {
  console.log(`\n✗ ${name}\n${reason}\n  ${command}\n`);
}

const mark = (succeeded: boolean) => (succeeded ? '●' : '✗');

const fileName = (name: string) => name.replaceAll(' ', '-');

const reportOf = (name: string) => path.join(testRun().folder, `${fileName(name)}.json`);

/** Runs a command, whose whole output is also written to a file in the folder of the run. */
async function run(
  name: string,
  tool: string,
  args: readonly string[],
  environment: Environment,
): Promise<{ code: number; output: string; seconds: number }> {
  const begin = performance.now();
  const log = createWriteStream(path.join(testRun().folder, `${fileName(name)}.log`));
  // A build in this process sets it, and React would load its production build into the tests.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(path.join(PROJECT_FOLDER, 'node_modules/.bin', tool), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: PROJECT_FOLDER,
    env: { ...inherited, ...environment },
  });
  running.add(child);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      parts.push(error.message);
      resolve(127);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  log.end();
  const seconds = Math.round((performance.now() - begin) / 1000);
  return { code, output: parts.join(''), seconds };
}

/** Stops the running steps. */
export function endSteps(): void {
  for (const child of running) child.kill();
}
