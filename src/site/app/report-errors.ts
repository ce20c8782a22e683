import { type ErrorReport, REPORTS_PATH } from '../../shared/failures/error-report';

/** The maximum number of reports per page: a repeating failure has no new information. */
const MAX_REPORTS = 3;

/**
 * Sends the failures of this page to the function: logged errors and unhandled ones. Never throws
 * and never logs.
 *
 * In-app browsers, extensions and link scanners also throw errors into the page. An unhandled error
 * is the site's if its stack begins with the URL of a script of the site. A logged error is the
 * site's unless its stack begins elsewhere, because the site logs texts, too, and in Safari a lost
 * connection has no stack.
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
    // Firebase throws the errors that it logs.
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
  // In Chromium the stack begins with the message, which may contain a URL, too.
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
