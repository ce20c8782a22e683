/**
 * Replaces, in the production bundle, the library with which the SDK would store the days on which it was
 * used. Nothing calls it there (decision 002).
 */
export const openDB = () => undefined;
