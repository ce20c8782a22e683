import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of a test, or of a file that could not be loaded. */
export interface TestResult {
  /** The file and title of the test. */
  readonly name: string;
  readonly passed: boolean;
  /** The expected and actual result, or that the test did not run. */
  readonly reason: string;
  /** The command that runs only this test. */
  readonly command: string;
  /** Whether the test passed only when Playwright repeated it. */
  readonly isUnsteady?: boolean;
}

const REASON_LINES = 16;
/** The reason of a test that was skipped or interrupted. */
export const NOT_RUN = 'It did not run.';

/** Reads the results from a JSON report of Vitest or Playwright; empty without a report. */
export function readResults(file: string): readonly TestResult[] {
  if (!existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return [...vitestTests(report), ...playwrightTests(report), ...playwrightErrors(report)];
}

function vitestTests(report: unknown): readonly TestResult[] {
  return list(report, 'testResults').flatMap((file) => {
    const path = shortPath(text(file, 'name'));
    const command = `npx vitest run ${path}`;
    const tests = list(file, 'assertionResults').map((test) => ({
      name: `${path} › ${text(test, 'fullName')}`,
      passed: text(test, 'status') === 'passed',
      reason: firstLines(list(test, 'failureMessages').map(String).join('\n')) || NOT_RUN,
      command: `${command} -t ${quoted(pattern(text(test, 'fullName')))}`,
    }));
    const broken = text(file, 'status') === 'failed' && tests.every(({ passed }) => passed);
    if (!broken) return tests;
    // The file itself: it could not be read, or a hook outside its tests failed.
    return [
      ...tests,
      { name: path, passed: false, reason: firstLines(text(file, 'message')), command },
    ];
  });
}

function playwrightTests(suite: unknown): readonly TestResult[] {
  const specs = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').map((test) => {
      const path = `tests/${text(spec, 'file')}`;
      const project = text(test, 'projectName');
      const status = text(test, 'status');
      const [first] = list(test, 'results');
      return {
        name: `${path} (${project}) › ${text(spec, 'title')}`,
        passed: status === 'expected' || status === 'flaky',
        isUnsteady: status === 'flaky',
        reason: firstLines(text(at(first, 'error'), 'message')) || NOT_RUN,
        command: `npm run test:browser -- ${path}:${String(at(spec, 'line'))} --project=${project}`,
      };
    }),
  );
  return [...specs, ...list(suite, 'suites').flatMap(playwrightTests)];
}

/** Returns errors outside of tests: a file that could not be loaded, or a setup that failed. */
const playwrightErrors = (report: unknown): readonly TestResult[] =>
  list(report, 'errors').map((error) => ({
    name: shortPath(text(at(error, 'location'), 'file')) || 'tests/browser',
    passed: false,
    reason: firstLines(text(error, 'message')),
    command: 'npm run test:browser',
  }));

const shortPath = (file: string) => file.slice(Math.max(0, file.indexOf('tests/')));

const pattern = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const quoted = (argument: string) => `'${argument.replaceAll("'", String.raw`'\''`)}'`;

const firstLines = (message: string) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES).join('\n');

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const items = at(value, key);
  return Array.isArray(items) ? items : [];
}

function text(value: unknown, key: string): string {
  const content = at(value, key);
  return typeof content === 'string' ? content : '';
}
