/** A fault that somebody could make in the product, and the tests that have to notice it. */
export interface Mutant {
  /** The fault in a few words; `npm run test:mutations -- NAME` tries it alone. */
  readonly name: string;
  /** What it breaks for people. */
  readonly harm: string;
  readonly file: string;
  /** Text that is in the file exactly once, and what it becomes. */
  readonly original: string;
  readonly replacement: string;
  /** Files of one group of tests. */
  readonly tests: readonly string[];
  /** In a browser test: the part of its title that selects it. */
  readonly title?: string;
}

/** The tests that are run in one way: by Vitest, by Vitest beside the emulators, or in a browser. */
export type Runner = 'plain' | 'emulators' | 'browser';

/** How the tests of a mutant are run, by their folder: `tests/GROUP` or `tests/extended/GROUP`. */
export function runnerOf({ tests: [first = ''] }: Mutant): Runner {
  const group = /^tests\/(?:extended\/)?(\w+)\//.exec(first)?.[1];
  if (group === 'browser') return 'browser';
  return group === 'services' ? 'emulators' : 'plain';
}
