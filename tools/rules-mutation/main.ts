/**
 * Proves that every condition of firestore.rules and storage.rules is watched by a test: changes one
 * position at a time and expects another answer to some request of the tests each time.
 *
 *     npm run test:mutations -- [PART...]
 *
 * Without a PART both files are checked. A PART is a file, lines of it (`firestore.rules:390-480`), or
 * the beginning of a block (`'match /trash/'`).
 */
import { changesOf, RULES_FILES } from './changes';
import { noticed } from './run';

const changes = RULES_FILES.flatMap((file) => changesOf(file, process.argv.slice(2)));
const found = noticed(changes);

let failures = 0;
for (const { id, name, reason } of changes) {
  const request = found.get(id);
  if (request && !reason) continue;
  if (request || !reason) failures += 1;
  console.log(`- ${name}`);
  if (request) console.log(`  EXPLAINED, BUT NOTICED: ${request}`);
  else console.log(`  ${reason ?? 'UNEXPLAINED: a test is missing'}`);
}
console.log(`${changes.length} changes, ${found.size} noticed, ${failures} to be looked at`);
process.exitCode = failures > 0 ? 1 : 0;
