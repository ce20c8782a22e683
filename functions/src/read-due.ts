import { isDue, type Unpublished } from '../../src/domain/entries/unpublished';
import { unpublishedFromDocument } from '../../src/firebase/entries/unpublished';
import { idOf } from '../../src/firebase/entries/kinds';
import { dueAt } from './due-query';
import { plainFields } from './firestore-values';
import { type Database, RefusedError, request, type RestDocument } from './firestore';

/**
 * The entries whose time of publication has come and that no administrator's visit has moved to their
 * collection yet (product 29.14); none where the rules refuse the query. The times are compared here
 * too: with a service account the function would read past the rules.
 *
 * @throws Error if Firestore fails, or has not answered when the signal aborts
 */
export async function readDue(
  database: Database,
  signal: AbortSignal,
): Promise<readonly Unpublished[]> {
  const now = Date.now();
  const answers = await request<{ readonly document?: RestDocument }>(
    `${database.url}:runQuery`,
    { structuredQuery: dueAt(now) },
    signal,
  ).catch((error: unknown) => {
    if (error instanceof RefusedError) return [];
    throw error;
  });
  return answers.flatMap(({ document }) => {
    if (!document) return [];
    const id = idOf({ path: document.name });
    const found = unpublishedFromDocument(id, plainFields(document.fields));
    return found && isDue(found, now) ? [found] : [];
  });
}

/** What was found, and when it leaves the site by itself, if it does. */
export interface Found<T> {
  readonly found: T;
  readonly until?: Date | undefined;
}

/** The movies among them. */
export const readDueMovies = async (database: Database, signal: AbortSignal) =>
  (await readDue(database, signal)).flatMap((due) => (due.kind === 'movie' ? [due] : []));
