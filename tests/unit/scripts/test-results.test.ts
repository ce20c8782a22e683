import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults } from '../../../scripts/test-results';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: unknown) =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

const MOVIES = '/home/somebody/site/tests/screens/movies.test.tsx';

test('Vitest: what failed is named with its file and what it said', () => {
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
      { name: 'tests/screens/movies.test.tsx › later', reason: '' },
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

test('Playwright: each size of screen counts, at any depth of the suites', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'landing.test.ts',
    tests: [{ projectName: 'phone', status, results: message ? [{ error: { message } }] : [] }],
  });
  report('browser.json', {
    suites: [
      {
        specs: [spec('the menu', 'expected')],
        suites: [{ specs: [spec('the hero', 'unexpected', 'it stood still')] }],
      },
    ],
  });
  expect(readResults(folder)).toMatchObject({
    passed: 1,
    unsuccessful: [
      { name: 'tests/browser/landing.test.ts (phone) › the hero', reason: 'it stood still' },
    ],
  });
});
