import { type ErrorReport, REPORTS_PATH } from '../../shared/failures/error-report';

/** What fails again and again on a page tells nothing new. */
const MAX_REPORTS = 3;

/**
 * Sends what fails on this page to the function: what is logged, which every failure is whoever handles
 * it, and what nothing handles (product 32.1). Never throws, and logs nothing itself.
 *
 * @param earlier what has been logged before, each with the arguments of `console.error`
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
    // What Firebase logs it throws as well.
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
 * What in-app browsers, extensions and scanners of links throw into every page, and what browsers say of
 * scripts that are not the site's: none of it is a failure of the site (product 32.1).
 */
const FOREIGN =
  /^Script error\.?$|ResizeObserver loop|_AutofillCallbackHandler|webkit\.messageHandlers|window\.webkit\b|__gCrWeb|__firefox__|Java (object|bridge|exception)|Object Not Found Matching Id|(chrome|moz|safari-web|safari|webkit-masked-url|ms-browser)(-extension)?:\/\//;

function isForeign(failure: unknown): boolean {
  const { message = '', stack = '' }: Partial<Error> =
    failure instanceof Error ? failure : { message: String(failure) };
  return FOREIGN.test(message) || FOREIGN.test(stack);
}

/** Whether no script of the site takes part, by the addresses in the stack, if it has any. */
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
  const script = document.querySelector<HTMLScriptElement>('script[src*="/index-"]');
  return {
    name,
    message,
    stack,
    code,
    page: location.pathname,
    release: script?.src.replace(/.*\//, '') ?? '',
  };
}
