import { type ErrorReport, REPORTS_PATH } from '../../shared/failures/error-report';

/** The maximum number of reports per page: a repeating failure has no new information. */
const MAX_REPORTS = 3;

/**
 * Sends logged and unhandled errors of this page to the function; never throws and never logs.
 * In-app browsers, extensions and link scanners also cause errors: an unhandled error is the site's
 * if its stack begins with a script of the site, and a logged error unless its stack begins
 * elsewhere, because texts, and lost connections in Safari, have no stack.
 *
 * @param earlier the arguments of earlier calls of `console.error`
 */
export function reportErrors(earlier: readonly unknown[][]): void {
  const sent = new Set<string>();
  const report = (failure: unknown) => {
    const text = JSON.stringify(reportOf(failure));
    if (sent.size >= MAX_REPORTS || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon?.(REPORTS_PATH, text);
  };
  const reportLogged = (values: readonly unknown[]) => {
    const error = values.find(isError);
    if (error) return void (originOf(error) !== 'elsewhere' && report(error));
    // Firebase also throws the errors that it logs.
    if (!/@firebase/.test(String(values[0]))) report(values.join(' '));
  };
  const reportUnhandled = (failure: unknown) => {
    if (isError(failure) && originOf(failure) === 'site') report(failure);
  };
  const { error: log } = console;
  earlier.forEach(reportLogged);
  console.error = (...values: unknown[]) => {
    reportLogged(values);
    log(...values);
  };
  window.addEventListener('error', ({ error }) => reportUnhandled(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnhandled(reason));
}

/** Returns the origin of an error by the first URL in its stack; undefined if there is no stack. */
function originOf({ message, stack }: Error): 'site' | 'elsewhere' | undefined {
  // In Chromium the stack begins with the message, which may also contain a URL.
  const frames = stack?.replace(message, '').trim();
  if (!frames || !/\n|@/.test(frames)) return undefined;
  const [first = ''] = /[\w-]+:\/\/\S+/.exec(frames) ?? [];
  return first.startsWith(`${location.origin}/assets/`) ? 'site' : 'elsewhere';
}

const isError = (value: unknown) => value instanceof Error;

function reportOf(failure: unknown): ErrorReport {
  const error: Partial<Error & { code: string }> = isError(failure)
    ? failure
    : { message: String(failure) };
  const { name = '', message = '', stack = '', code = '' } = error;
  const script = document.querySelector<HTMLScriptElement>('script[src*="/frame-"]');
  return {
    name,
    message,
    stack,
    code,
    page: location.pathname,
    release: script?.src.replace(/.*\//, '') ?? '',
  };
}
