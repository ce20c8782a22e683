import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';

/** Runs tests against changed rules, in one Vitest that stays up for all of them. */
export interface Trial {
  /** The name of the first test that fails, or undefined if none does. */
  firstFailure(rules: string, tests: string, pattern?: RegExp): Promise<string | undefined>;
  close(): Promise<void>;
}

export async function startTrial(root: string, variable: string): Promise<Trial> {
  const rulesFile = path.join(mkdtempSync(path.join(tmpdir(), 'rules-')), 'mutant.rules');
  // The processes that run the tests inherit it.
  process.env[variable] = rulesFile;
  const vitest = await createVitest('test', {
    root,
    project: ['rules'],
    watch: false,
    bail: 1,
    fileParallelism: false,
    isolate: false,
    pool: 'threads',
    reporters: [{}],
  });
  return {
    async firstFailure(rules, tests, pattern) {
      writeFileSync(rulesFile, rules);
      if (pattern) vitest.setGlobalTestNamePattern(pattern);
      else vitest.resetGlobalTestNamePattern();
      return nameOfFailure(await run(vitest, `tests/rules/${tests}.test.ts`));
    },
    close: () => vitest.close(),
  };
}

async function run(vitest: Vitest, file: string): Promise<readonly TestModule[]> {
  const specifications = (await vitest.globTestSpecifications([file])).filter(({ moduleId }) =>
    moduleId.endsWith(file),
  );
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // The result also holds what earlier runs left.
  return testModules.filter(({ moduleId }) => moduleId.endsWith(file));
}

function nameOfFailure(modules: readonly TestModule[]): string | undefined {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return test.fullName;
    const [error] = module.errors();
    // Rules that do not even load prove nothing about the tests.
    if (error) throw new Error(error.message);
    for (const suite of module.children.allSuites()) {
      const [broken] = suite.errors();
      if (broken) throw new Error(broken.message);
    }
  }
  return undefined;
}
