import { changesOf, RULES_FILES, staleReasons } from './changes';
import { noticed } from './run';

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
