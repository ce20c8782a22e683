import { setMaxListeners } from 'node:events';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** A test of the rules, which can be run again and again. */
export interface Case {
  /** The test file without its ending. */
  readonly file: string;
  readonly name: string;
  /** Why it fails, or undefined if it passes. */
  readonly run: () => Promise<string | undefined>;
}

/** The tests that the suites hold, each suite being a file of tests/rules. */
export const casesOf = (suites: readonly RunnerTestSuite[]): readonly Case[] =>
  suites.flatMap((suite) => testsIn(suite).map((test) => caseOf(suite.name, test)));

/** Once for each file, before its first test. */
export async function prepare(suites: readonly RunnerTestSuite[]): Promise<void> {
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) await hook(suite);
  }
}

function testsIn({ tasks }: RunnerTestSuite): readonly RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}

function caseOf(file: string, test: RunnerTestCase): Case {
  const suites = suitesAround(test);
  const hooks = suites.flatMap((suite) => TestRunner.getSuiteHooks(suite).beforeEach);
  const body = TestRunner.getTestFn(test);
  // Each run of a test listens to it.
  setMaxListeners(0, test.context.signal);
  return {
    file,
    name: [...suites.slice(1).map(({ name }) => name), test.name].join(' > '),
    run: async () => {
      try {
        for (const hook of hooks) await hook(test.context, test.suite ?? test.file);
        await body();
        return undefined;
      } catch (error) {
        return String(error);
      }
    },
  };
}

/** From the file inwards. */
function suitesAround({ suite }: Pick<RunnerTestCase, 'suite'>): readonly RunnerTestSuite[] {
  return suite ? [...suitesAround(suite), suite] : [];
}
