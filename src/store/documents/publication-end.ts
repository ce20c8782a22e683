const MINUTE_MS = 60_000;

/**
 * Returns the first end of what is on the site at that time, in ms: ends are whole minutes, so that a
 * clock that is a little slow asks for none that has come by the server's.
 */
export const firstEndAfter = (time: number): Date =>
  new Date(time + MINUTE_MS - (time % MINUTE_MS));
