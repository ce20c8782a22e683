import type { Answer } from './google-answers';
import type { Answered, Reply } from './live/live-site';

/** The result of a check of one setting. */
export interface Finding {
  /** The expected state, in a few words. */
  readonly what: string;
  readonly status: 'ok' | 'not ok' | 'not checked';
  /** The remedy, or why the check failed. */
  readonly detail?: string;
}

/** Returns the finding from an API response: `ok` without a remedy. */
export function findingFromApi(
  what: string,
  answer: Answer,
  remedyFor: (body: unknown) => string | undefined,
): Finding {
  if (!answer.ok) return { what, status: 'not checked', detail: answer.reason };
  const remedy = remedyFor(answer.body);
  return remedy === undefined ? { what, status: 'ok' } : { what, status: 'not ok', detail: remedy };
}

const MARKS = { ok: 'ok', 'not ok': 'NOT OK', 'not checked': 'not checked' } as const;
const INDENT = 13;

/** The advice if some checks could not be done. */
export const RIGHTS = `
What was not checked mostly needs rights that the login, or the service account, lacks. For the time
of the check, give it the roles Firebase Viewer, Monitoring Viewer and Browser on the project (Google
Cloud → IAM), and Billing Account Viewer on the billing account. An API that "has not been used" can
be checked in the console.`;

/**
 * Returns the findings as lines of text, with the counts at the end, and `advice` if some checks
 * could not be done.
 */
export function formatFindings(findings: readonly Finding[], advice?: string): string {
  const lines = findings.flatMap(({ what, status, detail }) => [
    `${MARKS[status].padEnd(INDENT)}${what}`,
    ...(detail ? [`${' '.repeat(INDENT)}${detail}`] : []),
  ]);
  const count = (wanted: Finding['status']) =>
    findings.filter(({ status }) => status === wanted).length;
  const sum = `${count('ok')} ok, ${count('not ok')} not ok, ${count('not checked')} not checked`;
  return [...lines, '', sum, ...(advice && count('not checked') > 0 ? [advice] : [])].join('\n');
}

/**
 * Returns exit code 1 if a check has failed, or if no check could be done, as with an expired key.
 */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ status }) => status === 'not ok') ||
  findings.every(({ status }) => status === 'not checked')
    ? 1
    : 0;

/** Returns the finding from an HTTP reply: `ok` without a problem. */
export function findingFromReply(
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

/** Returns the finding for a check that depends on another failed check. */
export const uncheckedFinding = (what: string, detail: string): Finding => ({
  what,
  status: 'not checked',
  detail,
});
