import { errorCode } from '../../shared/failures/failure';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { currentRole, sessionEmail } from '../../store/session/session';
import { isRefusal, ROLE_GONE } from '../ui/failure-hint';
import { tooLongFor } from './live-limits';
import { hasUnsaved, leaveQuestion } from '../ui/unsaved-changes';

/** Why the database refused a request. */
type RefusalReason = 'signed out' | 'role gone' | 'page outdated' | 'time' | 'value';

const SENTENCES: Readonly<Record<RefusalReason, string>> = {
  'signed out': 'Your session has ended: sign in again.',
  'role gone': ROLE_GONE,
  'page outdated':
    'The site has been renewed since this page was opened, and the page no longer fits it: load it again, then try once more.',
  time: 'The server did not accept the time. Check the date and the clock of this device: that time may have passed.',
  value:
    'You are signed in as an administrator and this page is up to date, but the database does not allow something in what was sent. Look through it and try again; if that does not help, tell whoever looks after the site.',
};

/**
 * A refusal whose reason is known; the message contains the reason, and what happened to the typed
 * text.
 */
class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code = 'explained';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause: unknown, details: readonly string[] = []) {
    super([SENTENCES[reason], ...details, whatIsKept(reason)].filter(Boolean).join(' '), { cause });
    this.reason = reason;
  }
}

/** Whether the session has ended, or its account is no longer an administrator. */
export const endsSession = (error: unknown): error is RefusalError =>
  error instanceof RefusalError && ['signed out', 'role gone'].includes(error.reason);

/**
 * Determines why a request was refused, because the rules respond equally if the session has ended,
 * the role was withdrawn, the page is older than the rules, or a value is not allowed. Returns a
 * RefusalError, or the original error if it is not a refusal or the reason is unknown.
 */
export async function explainRefusal(error: unknown): Promise<unknown> {
  if (!isRefusal(error)) return error;
  try {
    const reason = await reasonOf(error);
    const isOfPage = reason === 'page outdated' || reason === 'value';
    return new RefusalError(reason, error, isOfPage ? await tooLongFor(error) : []);
  } catch {
    return error;
  }
}

async function reasonOf(error: unknown): Promise<RefusalReason> {
  if ((await currentRole()) !== 'admin') return sessionEmail() ? 'role gone' : 'signed out';
  if (await isPageOutdated()) return 'page outdated';
  return errorCode(error) === 'schedule-refused' ? 'time' : 'value';
}

function whatIsKept(reason: RefusalReason): string | undefined {
  if (!hasUnsaved()) return undefined;
  return reason === 'page outdated' ? leaveQuestion().note : 'What you typed is still here.';
}

/** The main script, whose name changes with every release. */
const MAIN_SCRIPT = 'script[src*="/frame-"]';

/**
 * Returns whether the site now has another main script than this tab; always false during
 * development.
 */
async function isPageOutdated(): Promise<boolean> {
  const own = document.querySelector(MAIN_SCRIPT)?.getAttribute('src');
  if (!own) return false;
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const response = await fetch('/', { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`/: ${response.status}`);
  return !(await response.text()).includes(own);
}
