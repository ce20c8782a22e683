import type { EntryLocation } from '../../content/entry';
import { MESSAGE_TRASH_DAYS, type Trashed } from './trash';
import { CONTACT_MESSAGES, UNPUBLISHED } from '../../firebase/collections';
import { draftIdAt, kindAt } from './kinds';

export const isMessage = ({ path }: EntryLocation) => path.startsWith(`${CONTACT_MESSAGES}/`);

export const isDraft = ({ path }: EntryLocation) => path.startsWith(`${UNPUBLISHED}/`);

/**
 * Returns the id of the trash document of what is stored there: its kind, or whether it was
 * unpublished, and the id that it had there or the key of an announcement. The rules take no other.
 */
export const trashIdAt = (location: EntryLocation): string =>
  isDraft(location)
    ? location.path.replace('/', ':')
    : isMessage(location)
      ? location.path.replace('s/', ':')
      : draftIdAt(kindAt(location.path) ?? 'movie', location);

/** Returns the document that the trash holds of what is deleted there (product 25.1, 25.7). */
export const trashDocument = (location: EntryLocation, entry: unknown) => ({
  path: location.path,
  ...(location.key !== undefined && { key: location.key }),
  entry,
  ...(isMessage(location) && { days: MESSAGE_TRASH_DAYS }),
});

/** What restores a message that was deleted (product 25.7). */
export function trashedMessage(id: string): Trashed {
  const location = { path: `${CONTACT_MESSAGES}/${id}` };
  return { id: trashIdAt(location), ...location };
}
