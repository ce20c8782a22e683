import type { Cursor } from '../lists/cursor';

/** By due entry, which is no document of its list yet: what it adds to the cursor of the next one. */
const cursors = new WeakMap<object, Cursor>();

export const setDueCursor = (entry: object, cursor: Cursor): void =>
  void cursors.set(entry, cursor);

/** Undefined for an entry that is published. */
export const dueCursorOf = (entry: unknown): Cursor | undefined =>
  typeof entry === 'object' && entry ? cursors.get(entry) : undefined;
