/**
 * The oldest supported browsers (product 1.7). A feature that they lack needs an entry in
 * `explained.ts`.
 */
export const FLOOR = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const;

/** The same browsers as build targets, for which newer syntax and styles are rewritten. */
export const BUILD_TARGETS = [
  ...Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`),
  `ios${FLOOR.safari}`,
];
