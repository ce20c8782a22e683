import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const EMULATORS = {
  globalSetup: ['tests/support/emulators.global-setup.ts'],
  setupFiles: ['tests/support/emulators.setup.ts'],
  // All files use the same database and accounts.
  fileParallelism: false,
};

const SERVICES = {
  ...EMULATORS,
  setupFiles: [...EMULATORS.setupFiles, 'tests/support/indexes.setup.ts'],
};

const RULES = { ...EMULATORS, isolate: false };

/** They look up roles in the project of the site, as the emulator's storage has no other. */
const OF_STORAGE = ['tests/rules/storage-*.test.ts', 'tests/rules/accounts.test.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest leaves one core idle by default.
    maxWorkers: availableParallelism(),
    // Only to end a test that hangs: long enough for one slow core that is shared.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: loadEnv('emulators', import.meta.dirname),
    projects: [
      // The files share nothing: starting a process for each would take most of the time.
      ...sharedProcess('unit', 0),
      project('screens', 'jsdom', {
        pool: 'threads',
        // In a window of their own, React and jsdom would run slowly anew in each file, as all new code.
        isolate: false,
        setupFiles: ['tests/support/fresh-page.setup.ts', 'tests/support/screens.setup.ts'],
        sequence: { groupOrder: 1, setupFiles: 'list' },
      }),
      project('delivery', 'node', {
        globalSetup: ['tests/delivery/support/production.global-setup.ts'],
        sequence: { groupOrder: 2 },
      }),
      // Reading the SDK for each took half of their CPU time.
      ...sharedProcess('services', 3, SERVICES),
      // The files of a process share nothing but connections, which each closes, and a project in the
      // emulators: no other process uses that, but for the tests of the storage (withStorage).
      project('rules', 'node', {
        ...RULES,
        exclude: OF_STORAGE,
        fileParallelism: true,
        sequence: { groupOrder: 5 },
      }),
      project('rules-of-storage', 'node', {
        ...RULES,
        include: OF_STORAGE,
        sequence: { groupOrder: 6 },
      }),
    ],
  },
});

/** The tests in tests/NAME. */
function project(
  name: string,
  environment: 'jsdom' | 'node',
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, environment, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
  };
}

/**
 * The tests in tests/NAME, whose files share a process; in NAME-mocking are those that replace a module of
 * the site, each in a process of its own and after the others: the module that another file has loaded
 * would stay.
 */
function sharedProcess(
  name: string,
  groupOrder: number,
  options: TestProjectInlineConfiguration['test'] = {},
): readonly TestProjectInlineConfiguration[] {
  const mocking = readdirSync(path.join(import.meta.dirname, 'tests', name), { recursive: true })
    .map((file) => `tests/${name}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) =>
      readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
    );
  return [
    project(name, 'node', {
      ...options,
      isolate: false,
      exclude: mocking,
      sequence: { groupOrder },
    }),
    project(`${name}-mocking`, 'node', {
      ...options,
      include: mocking,
      sequence: { groupOrder: groupOrder + 1 },
    }),
  ];
}
