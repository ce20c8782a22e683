/**
 * The oldest browsers that everything works in (product 1.7). What they lack is used only where it can
 * be missed: `explained.ts` has the list.
 */
export const FLOOR = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const;

/** The same for the build, which rewrites newer syntax and styles. */
export const BUILD_TARGETS = [
  ...Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`),
  `ios${FLOOR.safari}`,
];
