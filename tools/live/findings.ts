import type { Finding } from '../admin/check/finding';
import type { Answered, Reply } from './live-site';

/** A finding from a reply: `ok` if nothing is wrong with it, otherwise what to do. */
export function findingOf(
  what: string,
  reply: Reply,
  problemWith: (reply: Answered) => string | undefined,
): Finding {
  if ('reason' in reply)
    return { what, status: 'not checked', detail: `No answer: ${reply.reason}` };
  if (reply.status >= 500 || reply.status === 429) {
    return {
      what,
      status: 'not ok',
      detail: `It answers ${reply.status}: see the logs of the function "pages" in the Firebase console, and try again.`,
    };
  }
  const problem = problemWith(reply);
  return problem === undefined
    ? { what, status: 'ok' }
    : { what, status: 'not ok', detail: problem };
}

/** Returns the finding for a check that has to wait until something else is in order. */
export const notChecked = (what: string, detail: string): Finding => ({
  what,
  status: 'not checked',
  detail,
});
