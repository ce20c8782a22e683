import { type ErrorReport, REPORTS_PATH } from '../../shared/failures/error-report';

/** The most reports of a page: a failure that repeats tells nothing new. */
const MAX_REPORTS = 3;

/**
 * Sends the failures of this page to the function: all that are logged, and all that nothing handles
 * (product 32.1). Never throws, and logs nothing itself.
 *
 * @param earlier the arguments of the calls of `console.error` before
 */
export function reportErrors(earlier: readonly unknown[][]): void {
  const sent = new Set<string>();
  const report = (failure: unknown) => {
    if (isForeign(failure)) return;
    const text = JSON.stringify(reportOf(failure));
    if (sent.size >= MAX_REPORTS || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon?.(REPORTS_PATH, text);
  };
  const reportLogged = (values: readonly unknown[]) => {
    const error = values.find(isError);
    // Firebase throws what it logs.
    if (error || !/@firebase/.test(String(values[0]))) report(error ?? values.join(' '));
  };
  const reportUnhandled = (failure: unknown) => {
    if (!isFromElsewhere(failure)) report(failure);
  };
  const { error: log } = console;
  earlier.forEach(reportLogged);
  console.error = (...values: unknown[]) => {
    reportLogged(values);
    log(...values);
  };
  window.addEventListener('error', ({ error, message }) => reportUnhandled(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnhandled(reason));
}

/**
 * Errors of in-app browsers, extensions and link scanners, and errors of other scripts, which are no
 * failures of the site (product 32.1).
 */
const FOREIGN =
  /^Script error\.?$|ResizeObserver loop|_AutofillCallbackHandler|webkit\.messageHandlers|window\.webkit\b|__gCrWeb|__firefox__|Java (object|bridge|exception)|Object Not Found Matching Id|(chrome|moz|safari-web|safari|webkit-masked-url|ms-browser)(-extension)?:\/\//;

function isForeign(failure: unknown): boolean {
  const { message = '', stack = '' }: Partial<Error> =
    failure instanceof Error ? failure : { message: String(failure) };
  return FOREIGN.test(message) || FOREIGN.test(stack);
}

/** Whether the stack has addresses, and none of a script of the site. */
function isFromElsewhere(failure: unknown): boolean {
  const [...frames] = (failure instanceof Error ? (failure.stack ?? '') : '').matchAll(
    /https?:\S+/g,
  );
  return frames.length > 0 && !frames.some(([frame]) => frame.includes('/assets/'));
}

const isError = (value: unknown) => value instanceof Error;

function reportOf(failure: unknown): ErrorReport {
  const error: Partial<Error & { code: string }> =
    failure instanceof Error ? failure : { message: String(failure) };
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
