/**
 * The factor by which time limits of tests are extended on slow machines: TEST_PATIENCE, or 1. The
 * limits only end waits that would never end.
 */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The limit of a whole test, in ms. */
export const TEST_LIMIT_MS = 15_000 * PATIENCE;

/** The limit of one wait in a test, in ms. */
export const WAIT_LIMIT_MS = 4_000 * PATIENCE;

/**
 * How long loading a page in a browser may take, in ms; also the first wait after a navigation that does not
 * wait for the page.
 */
export const LOAD_LIMIT_MS = 4 * WAIT_LIMIT_MS;
