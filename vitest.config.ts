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
  sequence: { groupOrder: 3 },
};

const SERVICES = {
  ...EMULATORS,
  setupFiles: [...EMULATORS.setupFiles, 'tests/support/indexes.setup.ts'],
};

/**
 * Tests of services that replace a module of the site, and so need a process of their own: where files
 * share one, the module that another file has loaded would stay.
 */
const MOCKING = readdirSync(path.join(import.meta.dirname, 'tests/services'))
  .map((name) => `tests/services/${name}`)
  .filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  );

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
      project('unit', 'node', { isolate: false, sequence: { groupOrder: 0 } }),
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
      // Files share a process as well: reading the SDK for each took half of their CPU time.
      project('services', 'node', {
        ...SERVICES,
        isolate: false,
        exclude: MOCKING,
      }),
      project('services-mocking', 'node', {
        ...SERVICES,
        include: MOCKING,
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
