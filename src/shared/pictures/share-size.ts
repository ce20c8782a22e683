/** The size of a share picture, in pixels: what WhatsApp, Facebook and X show in full (product 10.9). */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** WhatsApp shows no larger ones beside a link. */
export const SHARE_MAX_BYTES = 300_000;
