import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let spies: readonly MockInstance[] = [];
let expected: readonly RegExp[] = [];

/** Fails every test that logs an unexpected error or warning. */
export function failOnConsoleOutput(): void {
  beforeEach(() => {
    expected = [];
    spies = (['error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
  });
  afterEach(() => {
    const logged = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
    for (const spy of spies) spy.mockRestore();
    const unexpected = logged.filter((line) => !expected.some((pattern) => pattern.test(line)));
    const missing = expected.filter((pattern) => !logged.some((line) => pattern.test(line)));
    expect(unexpected, 'unexpected console output').toEqual([]);
    expect(missing, 'expected console output is missing').toEqual([]);
  });
}

/** Allows this line on the console: a failed read is logged (product 3.4). */
export function expectLogged(pattern: RegExp): void {
  expected = [...expected, pattern];
}
