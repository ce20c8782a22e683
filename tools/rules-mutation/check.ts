/**
 * The part of the mutation check that runs inside Vitest: loads the tests of the rules once, and runs
 * single ones of them against one change of the rules after the other.
 */
import { describe, expect, inject, type RunnerTestSuite, test, TestRunner } from 'vitest';
import { disconnectAll } from '../../tests/rules/support/clients';
import { shareProject } from '../../tests/rules/support/environment';
import { casesOf, prepare } from './cases';
import { survivorsIn } from './survivors';
import { TARGETS } from './targets';

declare module 'vitest' {
  interface ProvidedContext {
    readonly rulesMutationParts: readonly string[];
  }
}

const files = TARGETS.flatMap(({ tests }) => tests);

describe.each(files)('%s', async (name) => {
  await import(`../../tests/rules/${name}.test.ts`);
});

test('mutants', { timeout: 0 }, async () => {
  const { tasks = [] } = TestRunner.getCurrentTest()?.file ?? {};
  const suites = tasks.filter((task): task is RunnerTestSuite => task.type === 'suite');
  const parts = inject('rulesMutationParts');
  await shareProject(false);
  await prepare(suites);
  const survivors = [];
  for (const target of TARGETS) {
    const own = suites.filter(({ name }) => target.tests.includes(name));
    survivors.push(...(await survivorsIn(target, casesOf(own), parts)));
  }
  await disconnectAll();
  const unexplained = survivors.filter(({ reason }) => reason === undefined);
  console.log(`\n${survivors.length} survived, ${unexplained.length} of them unexplained.`);
  for (const { name, reason } of survivors) {
    console.log(`- ${name}\n  ${reason ?? 'UNEXPLAINED: a test is missing'}`);
  }
  expect(unexplained).toEqual([]);
});
