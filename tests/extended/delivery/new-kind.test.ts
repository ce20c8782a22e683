// product 1.1, 10.1.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '../../../functions/src/languages';
import { PRODUCTION } from '../../../tools/build/budgets';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { readResults, type TestResult } from '../../../tools/proofs/runner/test-results';
import { resultFolder } from '../../delivery/support/production';

// In a copy of the project, with tools and emulators of its own.

/** What is installed, made by programs, or of Git. */
const NOT_COPIED = /\/(node_modules|test-results|dist|lib|\.git|\.firebase|\.env\..*local)$/;
/** What this run has told its own programs. */
const OF_THIS_RUN =
  /^(TEST_RUN|NODE_ENV|PRODUCTION_SITE|SITE_URL|JAVA_TOOL_OPTIONS|(VITEST|VITE_|FIREBASE_|FIRESTORE_|EMULATORS_).*)$/;
/** Where its emulators are, if it has any. */
const OF_EMULATORS = /^(TEST_RUN|(FIREBASE_|FIRESTORE_|EMULATORS_).*)$/;
const variables = Object.entries(process.env);
const environment = Object.fromEntries(variables.filter(([name]) => !OF_THIS_RUN.test(name)));

/** The tests of rules load those of the copy into the emulators of this run, which takes less than to start some. */
const withRules = process.env['FIRESTORE_EMULATOR_HOST']
  ? {
      ...Object.fromEntries(variables.filter(([name]) => OF_EMULATORS.test(name))),
      RULES_CHANGED: '1',
    }
  : {};

const folder = resultFolder('new-kind');

/** Runs a program of node_modules in the copy. Returns what it has written if it failed, or ''. */
async function failureOf(program: string, args: readonly string[], further: object = {}) {
  const file = path.join(PROJECT_FOLDER, 'node_modules/.bin', program);
  const env = { ...environment, ...further } as NodeJS.ProcessEnv;
  const options = { cwd: folder, env, maxBuffer: 1e8 };
  return promisify(execFile)(file, [...args], options).then(
    () => '',
    // What it complains of comes first: a report of the test has room for some lines.
    ({ stdout, stderr }) => `${stderr}\n${stdout}`,
  );
}

const newKind = (name: string) => failureOf('tsx', ['scripts/new-kind.ts', name]);

/** Puts a line before another text of a file. */
function insert(file: string, line: string, before: string) {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  expect(text.split(before)).toHaveLength(2);
  writeFileSync(full, text.replace(before, `${line}\n${before}`));
}

/** The two lines of docs/add-a-field.md, and one for the page. */
function addField() {
  const guide = readFileSync(path.join(PROJECT_FOLDER, 'docs/add-a-field.md'), 'utf8');
  const [fact = '', words = ''] = [...guide.matchAll(/```ts\n([^]*?)```/g)].map(([, line = '']) =>
    line.trim(),
  );
  insert('src/content/award/award.ts', fact, '    description: { type');
  insert('src/content/award/studio/award.studio.tsx', words, '    description: { label');
  insert('src/site/pages/awards/AwardList.tsx', '{award.organizer}', '      {movieId && (');
}

/** The folders that name each kind, as a configuration of the compiler. */
const TYPES = {
  extends: './tsconfig.json',
  include: ['src', 'functions/src', 'tools/build', 'tests/rules', 'tests/support'],
};

/** Its documents and rules, its words and its screens, without a line of it in their tests. */
const TESTS = ['kinds', 'history-fields', 'tools/generated-rules', 'words'].map(
  (name) => `tests/unit/${name}.test.ts`,
);
const JOURNEY = 'tests/extended/screens/award.test.tsx';

let tested: Promise<readonly TestResult[]> | undefined;

/** Results of the copy's tests, all in one run: to start Vitest takes longer than most of them. */
const results = () =>
  (tested ??= (async () => {
    cpSync(path.join(import.meta.dirname, 'award-journey.tsx'), path.join(folder, JOURNEY));
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=json', `--outputFile.json=${report}`];
    await failureOf('vitest', ['run', ...reporters, ...TESTS, JOURNEY]);
    return readResults(report);
  })());

const resultsOf = async (file: string) =>
  (await results()).filter(({ name }) => name.startsWith(file));

let failures: string;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of readdirSync(PROJECT_FOLDER)) {
    const [from, to] = [PROJECT_FOLDER, folder].map((one) => path.join(one, name));
    if (from && to) cpSync(from, to, { recursive: true, filter: (one) => !NOT_COPIED.test(one) });
  }
  // The files that Git ignores are then those of the copy, which is one of them.
  mkdirSync(path.join(folder, '.git'));
  symlinkSync(path.join(PROJECT_FOLDER, 'node_modules'), path.join(folder, 'node_modules'));
  failures = await newKind('award');
  addField();
  failures += await failureOf('oxfmt', ['src']);
  failures += await failureOf('tsx', ['scripts/rules.ts']);
});

describe('a kind that `npm run new-kind` has written, with one more field', () => {
  test('is written without a failure', () => expect(failures).toBe(''));

  test.each([
    [
      'the compiler',
      'tsc',
      ['--project', 'tsconfig.kind.json', '--incremental', 'false', '--checkers', '1'],
    ],
    ['the linter', 'oxlint', ['--deny-warnings', 'src']],
    ['the format', 'oxfmt', ['--check', 'src']],
    ['the tests of rules', 'vitest', ['run', 'tests/rules/fields-of-kinds', '-t', 'kind: award']],
  ])('passes %s', async (_, program, args) => {
    writeFileSync(path.join(folder, 'tsconfig.kind.json'), JSON.stringify(TYPES));
    expect(await failureOf(program, args, withRules)).toBe('');
  });

  test.each([
    ['the tests of documents', 'tests/unit/kinds'],
    ['the tests of what its history shows', 'tests/unit/history-fields'],
    ['the tests of generated rules', 'tests/unit/tools/generated-rules'],
    ['a journey: added, edited, deleted and restored, and shown to visitors', JOURNEY],
  ])('passes %s', async (_, file) => {
    const found = await resultsOf(file);
    expect(found).not.toEqual([]);
    expect(found.filter(({ passed }) => !passed)).toEqual([]);
  });

  test('has texts in each language that have to be translated: a test names their files', async () => {
    const found = await resultsOf('tests/unit/words');
    expect(found).not.toEqual([]);
    const failure = found.map(({ reason }) => reason).join('\n');
    for (const code of OTHER_LANGUAGES) {
      expect(failure).toContain(`src/shared/words/${code}/awards.ts`);
      expect(failure).toContain(`src/company/${code}/page-texts.ts`);
    }
    expect(found.every(({ passed }) => passed)).toBe(OTHER_LANGUAGES.length === 0);
  });

  test('is built within the budgets', async () => {
    expect(await failureOf('tsx', ['scripts/budgets.ts'], PRODUCTION)).toBe('');
  });
});

const REFUSED = [
  ['award', /There is a kind award/],
  ['Prize', /one word of three to twenty letters/],
  ['story', /The plural of story is not storys/],
  ['message', /has the name message or messages already/],
  ['card', /is a word of the code/],
] as const;

/** In one process, as to start one takes longer than to check a name. */
const TRY = `
  import { writeKind } from './tools/build/new-kind/new-kind.ts';
  for (const name of process.argv.slice(1)) {
    try {
      writeKind(name);
      console.error(name + ' was written.');
    } catch (error) {
      console.error(error.message);
    }
  }
  process.exitCode = 1;
`;

test(`${REFUSED.map(([name]) => name).join(', ')} are refused as names of a further kind`, async () => {
  const names = REFUSED.map(([name]) => name);
  const said = await failureOf('tsx', ['--input-type=module', '-e', TRY, ...names]);
  const lines = said.trim().split('\n');
  expect(lines).toEqual(REFUSED.map(([, reason]) => expect.stringMatching(reason)));
});

test('if the position of a line is not found, nothing is written, and the position is named', async () => {
  const footer = path.join(folder, 'src/site/app/RootLayout.tsx');
  const text = readFileSync(footer, 'utf8');
  writeFileSync(footer, text.replace('label: CONTACT', "label: 'Write'"));
  expect(await newKind('prize')).toMatch(
    /Nothing was written[^]*src\/site\/app\/RootLayout\.tsx: \{ to: paths\.contact, label: CONTACT \}/,
  );
  writeFileSync(footer, text);
  expect(readFileSync(path.join(folder, 'src/content/kinds.ts'), 'utf8')).not.toContain('prize');
});
