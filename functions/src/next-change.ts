import { timeAt, today } from '../../src/content/locale/company-clock';
import type { Unpublished } from '../../src/store/documents/unpublished';
import type { Database } from './firestore';
import { readDue } from './read-due';

const TIMEOUT_MS = 3000;

/**
 * Returns when the site changes by itself: at an entry's end, or the company's midnight. When the next entry is
 * published nobody is told who may not see it before.
 *
 * @param due the entries that are due now
 */
export function changeAfter(due: readonly Pick<Unpublished, 'until'>[]): Date {
  const ends = due.flatMap(({ until }) => until?.getTime() ?? []);
  return new Date(Math.min(timeAt(today(-1), '00:00'), ...ends));
}

/** The same, as it is read. Throws Error if Firestore has not answered within 3 seconds. */
export const nextChange = async (database: Database): Promise<Date> =>
  changeAfter(await readDue(database, AbortSignal.timeout(TIMEOUT_MS)));
