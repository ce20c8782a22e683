export const NO_TIME = 'Please choose a date and a time.';

/** What is wrong with the end of an entry that is on the site from `start` on; undefined if nothing is. */
export function endProblem(end: Date | null, start: 'now' | Date | undefined, now: number) {
  if (!end) return NO_TIME;
  if (end.getTime() <= now) return 'That end has passed. Choose a later one.';
  if (start instanceof Date && end <= start) {
    return 'It would end before it begins. Choose a later end.';
  }
  return undefined;
}
