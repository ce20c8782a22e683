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
import { resultFolder } from '../../delivery/support/production';

// In a copy of the project, with tools and emulators of its own.

/** What is installed, made by programs, or of Git. */
const NOT_COPIED = /\/(node_modules|test-results|dist|lib|\.git|\.firebase|\.env\..*local)$/;
/** What this run has told its own programs. */
const OF_THIS_RUN =
  /^(TEST_RUN|NODE_ENV|PRODUCTION_SITE|SITE_URL|JAVA_TOOL_OPTIONS|(VITEST|VITE_|FIREBASE_|FIRESTORE_|EMULATORS_).*)$/;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)),
);

const folder = resultFolder('new-kind');

/** Runs a program of node_modules in the copy. Returns what it has written if it failed, or ''. */
async function failureOf(program: string, args: readonly string[], variables: object = {}) {
  const file = path.join(PROJECT_FOLDER, 'node_modules/.bin', program);
  const env = { ...environment, ...variables } as NodeJS.ProcessEnv;
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
    ['the compiler', 'tsc', ['--noEmit', '--tsBuildInfoFile', path.join(folder, 'tsc.info')]],
    ['the linter', 'oxlint', ['--deny-warnings']],
    ['the format', 'oxfmt', ['--check']],
    // Its documents and rules, without a line of it in them.
    [
      'the tests of documents and generated rules',
      'vitest',
      [
        'run',
        ...['kinds', 'history-fields', 'tools/generated-rules'].map((name) => `tests/unit/${name}`),
      ],
    ],
    ['the tests of rules', 'vitest', ['run', 'tests/rules/fields-of-kinds', '-t', 'kind: award']],
  ])('passes %s', async (_, program, args) => {
    expect(await failureOf(program, args)).toBe('');
  });

  test('has words in each language, which wait for their translation: a test names their files', async () => {
    const failure = await failureOf('vitest', ['run', 'tests/unit/words']);
    for (const code of OTHER_LANGUAGES) {
      expect(failure).toContain(`src/shared/words/${code}/awards.ts`);
      expect(failure).toContain(`src/company/${code}/page-texts.ts`);
    }
    expect(failure === '').toBe(OTHER_LANGUAGES.length === 0);
  });

  test('is built within the budgets', async () => {
    expect(await failureOf('tsx', ['scripts/budgets.ts'], PRODUCTION)).toBe('');
  });

  test('is added, edited, deleted and restored, and shown to visitors', async () => {
    const journey = 'tests/extended/screens/award.test.tsx';
    cpSync(path.join(import.meta.dirname, 'award-journey.tsx'), path.join(folder, journey));
    expect(await failureOf('vitest', ['run', journey])).toBe('');
  });
});

test.each([
  ['award', /There is a kind award/],
  ['Prize', /one word of three to twenty letters/],
  ['story', /The plural of story is not storys/],
  ['message', /has the name message or messages already/],
  ['card', /is a word of the code/],
])('%s is no name for a further kind', async (name, reason) => {
  expect(await newKind(name)).toMatch(reason);
});

test('without a place for a line, nothing is written, and the place is named', async () => {
  const footer = path.join(folder, 'src/site/app/RootLayout.tsx');
  const text = readFileSync(footer, 'utf8');
  writeFileSync(footer, text.replace('label: CONTACT', "label: 'Write'"));
  expect(await newKind('prize')).toMatch(
    /Nothing was written[^]*src\/site\/app\/RootLayout\.tsx: \{ to: paths\.contact, label: CONTACT \}/,
  );
  writeFileSync(footer, text);
  expect(readFileSync(path.join(folder, 'src/content/kinds.ts'), 'utf8')).not.toContain('prize');
});
