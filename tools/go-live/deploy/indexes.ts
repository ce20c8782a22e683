import { apiReader } from '../google-answers';
import { readIndexes, unreadyIndexes } from '../check/database';
import { SetupError } from '../../development/command-line';
import type { CallApi } from '../google-apis';

const POLL_MS = 10_000;
/** Building an index takes minutes, even for thousands of documents. */
const MAX_POLLS = 150;

/**
 * Returns the indexes of firestore.indexes.json that are missing or being built, each with its
 * state; '' for a missing index.
 *
 * @param wanted the content of the file
 * @throws SetupError if they cannot be read
 */
export async function findUnready(
  call: CallApi,
  project: string,
  wanted: unknown,
): Promise<ReadonlyMap<string, string>> {
  const [composite, fields] = await readIndexes(project, apiReader(call));
  if (composite.ok && fields.ok) return unreadyIndexes(composite.body, fields.body, wanted);
  throw new SetupError('The indexes of the database cannot be read: run this command again.');
}

/**
 * Waits until the database has built its indexes: the queries of a site fail without them (product
 * 33.1).
 *
 * @throws SetupError if one cannot be built, or takes longer than 25 minutes
 */
export async function waitForIndexes(
  find: () => Promise<ReadonlyMap<string, string>>,
  {
    say,
    pause,
  }: { readonly say: (line: string) => void; readonly pause: (ms: number) => Promise<void> },
): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const unready = await find();
    if (unready.size === 0) return;
    // The list may be older than what was just added to it.
    const broken = [...unready].find(([, state]) => state && state !== 'CREATING');
    if (broken) throw new SetupError(`An index could not be built: ${broken.join(': ')}.`);
    if (poll === 0) {
      say(
        `Waiting until the database has built its new indexes:\n  ${[...unready.keys()].join('\n  ')}`,
      );
    }
    await pause(POLL_MS);
  }
  throw new SetupError(
    'The new indexes are still being built: deploy again later, which goes on where this one ended.',
  );
}
