/**
 * The errors logged so far, each as the arguments of `console.error`, until app/report-errors.ts is
 * loaded.
 */
export const earlyErrors: unknown[][] = [];

// Imported by resource.ts and not by main.tsx, because a page's preload reads before main.tsx runs,
// and a read may fail.
if (import.meta.env.PROD) {
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    earlyErrors.push(values);
    log(...values);
  };
}
