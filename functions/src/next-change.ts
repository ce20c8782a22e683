import { timeAt, today } from '../../src/content/locale/company-clock';
import type { Unpublished } from '../../src/store/documents/unpublished';
import type { Database } from './firestore';
import { readDue } from './read-due';

const TIMEOUT_MS = 3000;

/**
 * Returns when the site next changes without a write: at an entry's end, or at midnight at the
 * company. Visitors may not know the time of the next publication, so it is not included.
 *
 * @param due the entries that are due now
 */
export function changeAfter(due: readonly Pick<Unpublished, 'until'>[]): Date {
  const ends = due.flatMap(({ until }) => until?.getTime() ?? []);
  return new Date(Math.min(timeAt(today(-1), '00:00'), ...ends));
}

/**
 * Reads the due entries and returns when the site next changes. Throws Error if Firestore has not
 * answered within 3 seconds.
 */
export const nextChange = async (database: Database): Promise<Date> =>
  changeAfter(await readDue(database, AbortSignal.timeout(TIMEOUT_MS)));
