/** The size of a share picture, in pixels: what WhatsApp, Facebook and X show in full. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** WhatsApp shows no larger ones beside a link. */
export const SHARE_MAX_BYTES = 300_000;
