import type { EntryId } from '../../content/entry';

/** Returns the id of the next version of an entry, of which there is one at most (product 37.1). */
export const nextIdOf = (id: EntryId): EntryId => id.replace(':', ':next:') as EntryId;

export const isNextId = (id: string): boolean => /^[a-z]+:next:/.test(id);
