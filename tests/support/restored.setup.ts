import { afterEach, vi } from 'vitest';

// The test files share a process: everything that a test has replaced is restored for the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
