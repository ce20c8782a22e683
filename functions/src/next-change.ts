import { timeAt, today } from '../../src/content/locale/company-clock';
import type { Database } from './firestore';
import { readDue } from './read-due';

const TIMEOUT_MS = 3000;

/**
 * When what is on the site changes by itself: an entry's end, or the company's midnight. When the next one is
 * published nobody is told who may not see it before.
 */
export async function nextChange(database: Database): Promise<Date> {
  const due = await readDue(database, AbortSignal.timeout(TIMEOUT_MS));
  const ends = due.flatMap(({ until }) => until?.getTime() ?? []);
  return new Date(Math.min(timeAt(today(-1), '00:00'), ...ends));
}
