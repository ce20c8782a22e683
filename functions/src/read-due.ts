import {
  isDue,
  type Unpublished,
  unpublishedFromDocument,
} from '../../src/store/documents/unpublished';
import { asRecord } from '../../src/content/base/stored-values';
import { nextFromDocument } from '../../src/store/documents/next-version';
import { idOf, placeOfNext } from '../../src/store/documents/kinds';
import { dueAt } from './due-query';
import { plainFields } from './firestore-values';
import { type Database, RefusedError, requestFirestore, type RestDocument } from './firestore';

/**
 * Returns the entries whose time of publication has come, but which no visit to the admin area has
 * released yet (product 29.14); none if the rules refuse the query. The times are also checked
 * here, because a service account would bypass the rules.
 *
 * @throws Error if Firestore fails, or has not answered when the signal aborts
 */
export async function readDue(
  database: Database,
  signal: AbortSignal,
): Promise<readonly Unpublished[]> {
  const now = Date.now();
  const answers = await requestFirestore<{ readonly document?: RestDocument }>(
    `${database.url}:runQuery`,
    { structuredQuery: dueAt(now) },
    signal,
  ).catch((error: unknown) => {
    if (error instanceof RefusedError) return [];
    throw error;
  });
  const due = answers.map(async ({ document }) => {
    if (!document) return [];
    const id = idOf({ path: document.name });
    const data = plainFields(document.fields);
    const found = unpublishedFromDocument(id, data);
    if (!found || !isDue(found, now)) return [];
    if (!found.base) return [found];
    const { path, key } = placeOfNext(found);
    const fields = await readFields(database, path, signal);
    const published = key === undefined ? fields : fields?.[key];
    return (
      nextFromDocument(id, data, published === undefined ? undefined : asRecord(published)) ?? []
    );
  });
  return (await Promise.all(due)).flat();
}

/** Returns the fields of a document; undefined if it does not exist. */
export async function readFields({ url, root }: Database, path: string, signal: AbortSignal) {
  const documents = [`${root}/${path}`];
  const [answer] = await requestFirestore<{ readonly found?: RestDocument }>(
    `${url}:batchGet`,
    { documents },
    signal,
  );
  return answer?.found && plainFields(answer.found.fields);
}

/** A value, and the time at which it leaves the site without a write, if there is one. */
export interface Found<T> {
  readonly found: T;
  readonly until?: Date | undefined;
}

/** Returns the due entries that are movies. */
export const readDueMovies = async (database: Database, signal: AbortSignal) =>
  (await readDue(database, signal)).flatMap((due) => (due.kind === 'movie' ? [due] : []));

/**
 * Waits for the published and the due entries; if only the due entries fail to load, uses the
 * published ones. Throws Error if the published entries cannot be read, or if nothing is published
 * and the due entries cannot be read.
 */
export async function settlePublishedAndDue<Published, Due>(
  reading: Promise<Published | null>,
  dueReading: Promise<readonly Due[]>,
): Promise<readonly [Published | null, readonly Due[]]> {
  const [published, due] = await Promise.allSettled([reading, dueReading]);
  if (published.status === 'rejected') throw published.reason;
  if (due.status === 'fulfilled') return [published.value, due.value];
  if (published.value) return [published.value, []];
  throw due.reason;
}
