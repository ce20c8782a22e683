import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let spies: readonly MockInstance[] = [];
let claimed: readonly RegExp[] = [];

/** From now on an error or warning on the console fails the test that did not claim it. */
export function guardConsole(): void {
  beforeEach(() => {
    claimed = [];
    spies = (['error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
  });
  afterEach(() => {
    const logged = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
    for (const spy of spies) spy.mockRestore();
    const unclaimed = logged.filter((line) => !claimed.some((pattern) => pattern.test(line)));
    const missing = claimed.filter((pattern) => !logged.some((line) => pattern.test(line)));
    expect(unclaimed, 'unexpected console output').toEqual([]);
    expect(missing, 'expected console output that never came').toEqual([]);
  });
}

/** Claims a line that the test expects on the console: a failed read is logged (SPEC §8). */
export function expectLogged(pattern: RegExp): void {
  claimed = [...claimed, pattern];
}
