/**
 * The errors logged so far, each as the arguments of `console.error`; app/report-errors.ts takes
 * over from here.
 */
export const earlyErrors: unknown[][] = [];

// Imported by resource.ts and not by main.tsx: a page's preload reads before that runs, and a read may be refused.
if (import.meta.env.PROD) {
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    earlyErrors.push(values);
    log(...values);
  };
}
