import { afterEach, vi } from 'vitest';

// The files share a process: what a test replaces is there again for the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
