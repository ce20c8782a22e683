import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesOf, RULES_FILES, staleReasons, textOf, type Change } from './changes';
import { buildJar, firestoreJar, rulesRuntime } from '../emulators/no-download';
import { PROJECT_FOLDER } from '../emulators/project';

/**
 * Proves that every condition of firestore.rules and storage.rules is watched by a test: changes one
 * position at a time and expects another answer to some request of the tests each time. Prints what
 * nothing noticed.
 *
 * @param parts of the rules: a file or the beginning of a block; without any, both files
 * @returns the number of changes to be looked at
 * @throws Error as `noticed`
 */
export function checkRules(parts: readonly string[]): number {
  const changes = RULES_FILES.flatMap((file) => changesOf(file, parts));
  const found = noticed(changes);
  const stale = staleReasons();
  let failures = stale.length;
  for (const reason of stale) console.log(`- EXPLAINED, BUT NO SUCH CHANGE: ${reason}`);
  for (const { id, name, reason } of changes) {
    const request = found.get(id);
    if (request && !reason) continue;
    if (request || !reason) failures += 1;
    console.log(`- ${name}`);
    if (request) console.log(`  EXPLAINED, BUT NOTICED: ${request}`);
    else console.log(`  ${reason ?? 'UNEXPLAINED: a test is missing'}`);
  }
  console.log(`${changes.length} changes, ${found.size} noticed, ${failures} to be looked at`);
  return failures;
}

const CACHE = path.join(PROJECT_FOLDER, 'node_modules/.cache/rules-mutation');

/**
 * Runs the tests of the rules once, beside emulators that put each of their requests to the changed
 * rules as well.
 *
 * @returns by the id of a change, which request was answered in another way
 * @throws Error if a test fails, or if an emulator or a Java compiler is missing
 */
export function noticed(changes: readonly Change[]): ReadonlyMap<number, string> {
  const library = firestoreJar();
  if (!library) throw new Error('Run `npm run test:rules` first, which downloads the emulators.');
  const agent = buildJar(
    path.join(import.meta.dirname, 'agent'),
    library,
    'Premain-Class: rulesmutation.Agent',
  );
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'run-'));
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(planOf(changes)));
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=rules*', '--reporter=dot'], {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: {
      // Each request is put to many rules, so a test takes longer.
      TEST_PATIENCE: '10',
      ...process.env,
      STORAGE_EMULATOR_BINARY_PATH: rulesRuntime(library),
      JAVA_TOOL_OPTIONS: `-javaagent:${agent}=${folder} -XX:+UseSerialGC -Xmn1000m -XX:-StackTraceInThrowable`,
    },
  });
  if (status !== 0) throw new Error('The tests of the rules fail, without any change.');
  return requestsIn(path.join(folder, 'log'));
}

const planOf = (changes: readonly Change[]) =>
  Object.fromEntries(
    RULES_FILES.map((file) => [
      file,
      {
        text: textOf(file),
        changes: changes
          .filter((change) => change.file === file)
          .map(({ id, start, body }) => ({ id, start, body })),
      },
    ]),
  );

/** A line of the log is the id of a change and a request. */
function requestsIn(log: string): ReadonlyMap<number, string> {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [id, request = ''] = line.split('\t');
      return [Number(id), request];
    }),
  );
}
