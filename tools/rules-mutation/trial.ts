import { shareProject } from '../../tests/rules/support/environment';
import type { Case } from './cases';
import { load } from './emulator';
import type { RulesFile } from './targets';

/** Runs tests against changed rules. */
export interface Trial {
  /** Returns whether the emulator takes them for rules. */
  load(rules: string): Promise<boolean>;
  /** Returns why the test fails, or undefined if it passes. */
  failureOf(test: Case): Promise<string | undefined>;
  /** How many tests have been run. */
  readonly total: () => number;
}

/** How many tests a project has: the more, the slower its writes. */
const TESTS_OF_A_PROJECT = 80;

export async function startTrial(file: RulesFile): Promise<Trial> {
  const isOfStorage = file === 'storage.rules';
  let tests = 0;
  let total = 0;
  let loaded = '';
  const renew = async () => {
    await shareProject(isOfStorage);
    tests = 0;
  };
  await renew();
  return {
    load: (rules) => {
      loaded = rules;
      return load(file, rules);
    },
    failureOf: async (test) => {
      tests += 1;
      total += 1;
      if (tests > TESTS_OF_A_PROJECT && !isOfStorage) {
        await renew();
        await load(file, loaded);
      }
      return test.run();
    },
    total: () => total,
  };
}
