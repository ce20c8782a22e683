import { dueAt } from '../../../functions/src/due-query.ts';
import type { Finding } from './finding';

const DATABASES = 'https://firestore.googleapis.com/v1/projects';
const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

/** Posts without the service account, as a visitor does. Returns the status; 0 without an answer. */
type AskAsVisitor = (url: string, body: object) => Promise<number>;

const askAsVisitor: AskAsVisitor = async (url, body) => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { ...init, signal }).then(
    ({ status }) => status,
    () => 0,
  );
};

/**
 * Checks whether visitors can read due entries, and neither entries due in an hour nor entries that ended
 * within one hour (product 29.15). No entry is needed: the rules compare the query with the server's time.
 */
export async function checkDue(
  projectId: string,
  ask: AskAsVisitor = askAsVisitor,
): Promise<readonly Finding[]> {
  const url = `${DATABASES}/${projectId}/databases/(default)/documents:runQuery`;
  const now = Date.now();
  const statusOf = (query: object) => ask(url, { structuredQuery: query });
  const [due, later, ended] = await Promise.all([
    statusOf(dueAt(now)),
    statusOf(dueAt(now + HOUR_MS)),
    statusOf(dueAt(now, now - HOUR_MS)),
  ]);
  return [
    findingOf('Visitors may list what is due', due, 200, [
      403,
      'Scheduled entries appear with the next visit of an administrator. npm run deploy publishes the rules; if these are published, check the clock here.',
    ]),
    findingOf('Visitors may not list what will be due', later, 403, [
      200,
      'Scheduled entries can be read before their time. npm run deploy publishes the rules.',
    ]),
    findingOf('Visitors may not list what has ended', ended, 403, [
      200,
      'Entries can be read after their end. npm run deploy publishes the rules.',
    ]),
  ];
}

function findingOf(
  what: string,
  status: number,
  wanted: number,
  [unwanted, detail]: readonly [number, string],
): Finding {
  if (status === wanted) return { what, status: 'ok' };
  if (status === unwanted) return { what, status: 'not ok', detail };
  return { what, status: 'not checked', detail: `Firestore answered ${status || 'nothing'}` };
}
