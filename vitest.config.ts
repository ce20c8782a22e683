import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_LIMIT_MS } from './tests/support/patience.ts';

type Options = TestProjectInlineConfiguration['test'] & object;

const EMULATORS = {
  globalSetup: ['tests/support/emulators.global-setup.ts'],
  setupFiles: ['tests/support/emulators.setup.ts'],
  // All files use the same database and accounts.
  fileParallelism: false,
};

const RESTORED = { setupFiles: ['tests/support/restored.setup.ts'] };

const WATCHED = ['tests/support/services.setup.ts', 'tests/support/indexes.setup.ts'];

/** The database, the accounts and the files are in memory, those of each file its own. */
const SERVICES = {
  env: { DATABASE: 'memory' },
  setupFiles: [...RESTORED.setupFiles, 'tests/support/memory/services.setup.ts', ...WATCHED],
};

/** What the memory answers is compared with what the emulator answers, request by request. */
const EMULATED = {
  ...EMULATORS,
  setupFiles: [...RESTORED.setupFiles, ...EMULATORS.setupFiles, ...WATCHED],
};
const COMPARED = {
  ...EMULATED,
  setupFiles: [...EMULATED.setupFiles, 'tests/support/memory/compared.setup.ts'],
};

const RULES = { ...EMULATORS, isolate: false };

const SCREENS: Options = {
  pool: 'threads',
  // In a window of their own, React and jsdom would run slowly anew in each file, as all new code.
  isolate: false,
  setupFiles: [
    'tests/support/fresh-page.setup.ts',
    ...RESTORED.setupFiles,
    'tests/support/memory/fetch.setup.ts',
    'tests/support/screens.setup.ts',
  ],
  sequence: { setupFiles: 'list' },
};

/** Builds, deploys and emulators of their own. */
const DELIVERY: Options = {
  globalSetup: ['tests/delivery/support/production.global-setup.ts'],
  testTimeout: 6 * TEST_LIMIT_MS,
};

/** They look up roles in the project of the site, as the emulator's storage has no other. */
const OF_STORAGE = /\/(storage-[^/]*|accounts)\.test\.ts$/;

/** They need the rules, real accounts, real files or the server's SDK in each of their tests. */
const OF_EMULATORS =
  /\/(account|admin-roles|contact-messages|invitations|live-upload|memory-behaviour|pictures|refused-writes|reindex|restore|restore-refused|served-head|session|taken-addresses|team|too-large)\.test\.ts$/;

/** Where the tests of a kind are: in the first tier, and in the second. */
const TIERS = ['', 'extended/'];

export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest leaves one core idle by default.
    maxWorkers: availableParallelism(),
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: 6 * TEST_LIMIT_MS,
    // What a file is compiled to is kept by its content: a further run takes an eighth to a quarter less
    // CPU time.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: path.join(import.meta.dirname, '.vitest'),
    },
    // A failure says all that was expected and seen.
    chaiConfig: { truncateThreshold: 400 },
    env: loadEnv('emulators', import.meta.dirname),
    projects: TIERS.flatMap((tier) => [
      // The files share nothing: starting a process for each would take most of the time.
      ...sharedProcess(`${tier}unit`, filesOf(`${tier}unit`), RESTORED),
      project(`${tier}screens`, 'jsdom', SCREENS),
      project(`${tier}delivery`, 'node', DELIVERY),
      // Reading the SDK for each took half of their CPU time.
      ...sharedProcess(`${tier}services`, filesOf(`${tier}services`).filter(isInMemory), SERVICES),
      ...(tier ? sharedProcess('extended-emulated', emulatedFiles(), EMULATED, COMPARED) : []),
      // The files of a process share nothing but connections, which each closes, and a project in the
      // emulators: no other process uses that, but for the tests of the storage (withStorage).
      ...(tier ? [] : rules('rules')),
    ]).map((one, index) => ({
      ...one,
      // One after the other.
      test: { ...one.test, sequence: { ...one.test.sequence, groupOrder: index } },
    })),
  },
});

/** The tests in tests/FOLDER, unless `options` include others. */
function project(folder: string, environment: 'jsdom' | 'node', options: Options) {
  const name = folder.replace('/', '-');
  const include = [`tests/${folder}/**/*.test.{ts,tsx}`];
  return { extends: true as const, test: { name, environment, include, ...options } };
}

/**
 * The tests in tests/FOLDER, whose files share a process; in FOLDER-mocking are those that replace or
 * reload modules of the site, each in a process of its own and after the others: a module that another file
 * has loaded would stay, or run a second time.
 */
function sharedProcess(
  folder: string,
  files: readonly string[],
  options: Options,
  shared = options,
) {
  const isMocking = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(contentOf(file));
  return divided(folder, files, 'mocking', isMocking, [{ ...shared, isolate: false }, options]);
}

function isInMemory(file: string) {
  return !OF_EMULATORS.test(file);
}

/** Those files, and those that have tests for the emulators beside others. */
function emulatedFiles() {
  return TIERS.flatMap((tier) => filesOf(`${tier}services`)).filter(
    (file) => !isInMemory(file) || contentOf(file).includes('onEmulator('),
  );
}

function rules(folder: string) {
  const isOfStorage = (file: string) => OF_STORAGE.test(file);
  return divided(folder, filesOf(folder), 'of-storage', isOfStorage, [
    { ...RULES, fileParallelism: true },
    RULES,
  ]);
}

/** Tests as two projects, with options for each. */
function divided(
  folder: string,
  files: readonly string[],
  suffix: string,
  isOfSecond: (file: string) => boolean,
  [first, second]: readonly [Options, Options],
) {
  const name = folder.replace('/', '-');
  const others = files.filter((file) => !isOfSecond(file));
  return [
    project(name, 'node', { ...first, include: others }),
    project(`${name}-${suffix}`, 'node', { ...second, include: files.filter(isOfSecond) }),
  ].filter(({ test: { include } }) => include.length > 0);
}

function contentOf(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8');
}

function filesOf(folder: string): string[] {
  const absolute = path.join(import.meta.dirname, 'tests', folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${folder}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
}
