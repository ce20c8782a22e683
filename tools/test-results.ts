import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Results {
  readonly passed: number;
  /** Failed, skipped or interrupted tests, and files that could not be read. */
  readonly unsuccessful: readonly Unsuccessful[];
}

interface Unsuccessful {
  /** Its file and its title. */
  readonly name: string;
  /** The first lines of its error, or that it did not run. */
  readonly reason: string;
}

const REASON_LINES = 12;
const NOT_RUN = 'It did not run.';
const REPEATED = 'It passed only when it was repeated.';

/** The results in all JSON reports of Vitest and Playwright in a folder. */
export function readResults(folder: string): Results {
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const tests = reports.flatMap((name) => {
    const report: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    return [...vitestTests(report), ...playwrightTests(report), ...playwrightErrors(report)];
  });
  return {
    passed: tests.filter(({ passed }) => passed).length,
    unsuccessful: tests.filter(({ passed }) => !passed),
  };
}

interface Test extends Unsuccessful {
  readonly passed: boolean;
}

function vitestTests(report: unknown): Test[] {
  return list(report, 'testResults').flatMap((file) => {
    const tests = list(file, 'assertionResults').map((test) => ({
      name: `${shortPath(text(file, 'name'))} › ${text(test, 'fullName')}`,
      passed: text(test, 'status') === 'passed',
      reason: firstLines(list(test, 'failureMessages').map(String).join('\n')) || NOT_RUN,
    }));
    const broken = text(file, 'status') === 'failed' && tests.every(({ passed }) => passed);
    if (!broken) return tests;
    // The file itself: it could not be read, or a hook outside its tests failed.
    const reason = firstLines(text(file, 'message'));
    return [...tests, { name: shortPath(text(file, 'name')), passed: false, reason }];
  });
}

function playwrightTests(suite: unknown): Test[] {
  const specs = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').map((test) => ({
      name: `tests/browser/${text(spec, 'file')} (${text(test, 'projectName')}) › ${text(spec, 'title')}`,
      passed: text(test, 'status') === 'expected',
      reason:
        firstLines(
          list(test, 'results')
            .map((result) => text(at(result, 'error'), 'message'))
            .join('\n'),
        ) || (text(test, 'status') === 'flaky' ? REPEATED : NOT_RUN),
    })),
  );
  return [...specs, ...list(suite, 'suites').flatMap(playwrightTests)];
}

/** Errors outside the tests: a file that could not be read, or a setup that failed. */
const playwrightErrors = (report: unknown): Test[] =>
  list(report, 'errors').map((error) => ({
    name: shortPath(text(at(error, 'location'), 'file')) || 'tests/browser',
    passed: false,
    reason: firstLines(text(error, 'message')),
  }));

const shortPath = (file: string) => file.slice(Math.max(0, file.indexOf('tests/')));

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
