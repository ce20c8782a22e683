import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const EMULATORS = {
  globalSetup: ['tests/support/emulators.global-setup.ts'],
  setupFiles: ['tests/support/emulators.setup.ts'],
  // All files use the same database and accounts.
  fileParallelism: false,
  sequence: { groupOrder: 3 },
};

const SERVICES = {
  ...EMULATORS,
  setupFiles: [...EMULATORS.setupFiles, 'tests/support/indexes.setup.ts'],
};

/** Files of tests/services that replace a module of the site, and so need a process of their own. */
const MOCKING = ['account', 'due-entries', 'read-counts', 'search-index'];

/** The libraries of the screens and of their tests that use React. */
const LIBRARIES = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'scheduler',
  '@testing-library/react',
  '@testing-library/user-event',
];

export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest leaves one core idle by default. With one worker the files of screens would share a window.
    maxWorkers: Math.max(2, availableParallelism()),
    // Only to end a test that hangs: long enough for one slow core that is shared.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: loadEnv('emulators', import.meta.dirname),
    projects: [
      // The files share nothing: starting a process for each would take most of the time.
      project('unit', 'node', { isolate: false, sequence: { groupOrder: 0 } }),
      project('screens', 'jsdom', {
        // Each file has a jsdom window of its own, but does not load jsdom again.
        pool: 'vmThreads',
        // Windows of earlier files are not freed: a worker of this size is replaced.
        vmMemoryLimit: '1GB',
        // One file for all of a library, which is read once: a third of the CPU time in all. What uses
        // React has to use the same one.
        deps: { optimizer: { client: { enabled: true, include: LIBRARIES } } },
        setupFiles: ['tests/support/screens.setup.ts'],
        sequence: { groupOrder: 1 },
      }),
      project('delivery', 'node', {
        globalSetup: ['tests/delivery/support/production.global-setup.ts'],
        sequence: { groupOrder: 2 },
      }),
      // Files share a process as well: reading the SDK for each took half of their CPU time.
      project('services', 'node', {
        ...SERVICES,
        isolate: false,
        exclude: MOCKING.map((name) => `tests/services/${name}.test.ts`),
      }),
      project('services-mocking', 'node', {
        ...SERVICES,
        include: MOCKING.map((name) => `tests/services/${name}.test.ts`),
        sequence: { groupOrder: 4 },
      }),
      // The files share nothing but connections, which each of them closes.
      project('rules', 'node', { ...EMULATORS, isolate: false }),
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
