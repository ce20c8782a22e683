import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults } from '../../../tools/test-results';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: unknown) =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

const MOVIES = '/home/somebody/site/tests/screens/movies.test.tsx';

test('Vitest: failed and skipped tests are named with their file and error', () => {
  report('screens.json', {
    testResults: [
      {
        name: MOVIES,
        status: 'failed',
        assertionResults: [
          { fullName: 'a film is shown', status: 'passed', failureMessages: [] },
          {
            fullName: 'a list',
            status: 'failed',
            failureMessages: ['\u001B[31mno list\u001B[39m'],
          },
          { fullName: 'later', status: 'skipped', failureMessages: [] },
        ],
      },
    ],
  });
  expect(readResults(folder)).toMatchObject({
    passed: 1,
    unsuccessful: [
      { name: 'tests/screens/movies.test.tsx › a list', reason: 'no list' },
      { name: 'tests/screens/movies.test.tsx › later', reason: 'It did not run.' },
    ],
  });
});

test('Vitest: a file that could not be read counts as a failure', () => {
  const broken = {
    name: MOVIES,
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  };
  report('screens.json', { testResults: [broken] });
  const [failure] = readResults(folder).unsuccessful;
  expect(failure).toMatchObject({
    name: 'tests/screens/movies.test.tsx',
    reason: 'no such module',
  });
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'landing.test.ts',
  tests: [{ projectName: 'phone', status, results: message ? [{ error: { message } }] : [] }],
});

test('Playwright: suites are read at any depth; failed and skipped tests are named', () => {
  report('browser.json', {
    suites: [
      {
        specs: [spec('the menu', 'expected'), spec('the map', 'skipped')],
        suites: [{ specs: [spec('the hero', 'unexpected', 'no heading')] }],
      },
    ],
  });
  expect(readResults(folder)).toMatchObject({
    passed: 1,
    unsuccessful: [
      { name: 'tests/browser/landing.test.ts (phone) › the map', reason: 'It did not run.' },
      { name: 'tests/browser/landing.test.ts (phone) › the hero', reason: 'no heading' },
    ],
  });
});

test('Playwright: a test that passes only when it is repeated counts as a failure', () => {
  report('browser.json', { suites: [{ specs: [spec('the hero', 'flaky')] }] });
  expect(readResults(folder)).toMatchObject({
    passed: 0,
    unsuccessful: [{ reason: 'It passed only when it was repeated.' }],
  });
});

test('Playwright: a file that could not be read counts as a failure', () => {
  const file = '/home/somebody/site/tests/browser/landing.test.ts';
  report('browser.json', {
    suites: [],
    errors: [{ message: 'no such module', location: { file } }, { message: 'no test files' }],
  });
  expect(readResults(folder)).toMatchObject({
    passed: 0,
    unsuccessful: [
      { name: 'tests/browser/landing.test.ts', reason: 'no such module' },
      { name: 'tests/browser', reason: 'no test files' },
    ],
  });
});
