/**
 * By how much the limits of the tests are longer, for slow machines: TEST_PATIENCE, or 1. The limits only
 * end what would wait for ever.
 */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** How long a test may take in all, in ms. */
export const TEST_LIMIT_MS = 15_000 * PATIENCE;

/** How long one wait of a test may take, in ms. */
export const WAIT_LIMIT_MS = 4_000 * PATIENCE;

/**
 * How long loading a page in a browser may take, in ms; also the first wait after a navigation that does not
 * wait for the page.
 */
export const LOAD_LIMIT_MS = 4 * WAIT_LIMIT_MS;
