import { type ErrorReport, REPORTS_PATH } from '../domain/failures/error-report';

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
  const { error: log } = console;
  earlier.forEach(reportLogged);
  console.error = (...values: unknown[]) => {
    reportLogged(values);
    log(...values);
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
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
