/**
 * What has been logged so far, each with the arguments of `console.error`; app/report-errors.ts takes
 * over from here.
 */
export const earlyErrors: unknown[][] = [];

// Here and not in main.tsx: a page's preload reads before that runs, and a read may be refused.
if (import.meta.env.PROD) {
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    earlyErrors.push(values);
    log(...values);
  };
}
