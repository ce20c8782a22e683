/**
 * What a page notes down for itself in this tab, so that a reload loses nothing: phones drop pages
 * that lie in the background. Without session storage the page works all the same.
 */
export function readNote(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Notes something down; null takes the note away. */
export function writeNote(key: string, note: object | null): void {
  try {
    if (note) sessionStorage.setItem(key, JSON.stringify(note));
    else sessionStorage.removeItem(key);
  } catch {
    // Full or forbidden: the note was a courtesy.
  }
}

/** A text of a note; an empty one when there is none. */
export function textAt(note: unknown, key: string): string {
  if (typeof note !== 'object' || note === null) return '';
  const value: unknown = Reflect.get(note, key);
  return typeof value === 'string' ? value : '';
}
