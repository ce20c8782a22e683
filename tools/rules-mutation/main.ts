/**
 * Proves that every condition of firestore.rules and storage.rules is watched by a test: changes one
 * position at a time and expects a failing test each time. Runs beside the emulators:
 *
 *     npm run test:mutations -- [PART...]
 *
 * Without a PART both files are checked. A PART is a file, lines of it (`firestore.rules:390-480`), or
 * the beginning of a block (`'match /trash/'`); several are tried in their order.
 */
import { startVitest } from 'vitest/node';
import { PROJECT_FOLDER } from '../emulators/project';

const vitest = await startVitest(
  'test',
  [],
  {
    root: PROJECT_FOLDER,
    config: false,
    watch: false,
    include: ['tools/rules-mutation/check.ts'],
    setupFiles: ['tests/support/emulators.setup.ts'],
    testNamePattern: /^mutants$/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
    reporters: [{}],
    provide: { rulesMutationParts: process.argv.slice(2) },
  },
  { mode: 'emulators' },
);
for (const file of vitest.state.getTestModules()) {
  for (const error of file.errors()) console.error(error);
  for (const { result } of [...file.children.allTests('failed')].map((test) => ({
    result: test.result(),
  }))) {
    for (const error of result.errors ?? []) console.error(error.message);
  }
}
for (const error of vitest.state.getUnhandledErrors()) console.error(error);
await vitest.close();
