import type { EntryLocation } from '../../domain/entries/entry';
import type { TrashEntry } from '../../domain/entries/trash';
import { UNPUBLISHED } from '../collections';
import { draftIdAt, entryFrom, kindAt } from './kinds';
import { withoutUndefined } from '../../domain/fields/fields';
import { asDate, asRecord, asRequiredText, asText } from '../../domain/fields/stored-values';
import { unpublishedFromDocument } from './unpublished';

/** The entry in a trash document; null for one without a path or a time, or that is being purged. */
export function trashEntryFromDocument(id: string, data: unknown): TrashEntry | null {
  const { path, key, entry, by, uid, deleted, purge } = asRecord(data);
  const deletedAt = asDate(deleted);
  if (typeof path !== 'string' || !deletedAt || purge !== undefined) return null;
  const location = { path, key: asText(key) };
  const content = contentOf(location, entry);
  return (
    content &&
    withoutUndefined<TrashEntry>({
      id,
      ...location,
      ...content,
      deletedBy: asRequiredText(by),
      uid: asText(uid),
      deletedAt,
    })
  );
}

function contentOf(location: EntryLocation, stored: unknown) {
  if (isDraft(location)) {
    const draft = unpublishedFromDocument(location.path.slice(UNPUBLISHED.length + 1), stored);
    return draft && { kind: draft.kind, isUnpublished: true, ...shownOf(draft.entry) };
  }
  const kind = kindAt(location.path) ?? 'movie';
  return { kind, isUnpublished: false, ...shownOf(entryFrom(kind, location, stored)) };
}

const shownOf = (entry: Partial<Pick<TrashEntry, 'title' | 'picture'>> | null) => ({
  title: entry?.title ?? '',
  picture: entry?.picture,
});

const isDraft = ({ path }: EntryLocation) => path.startsWith(`${UNPUBLISHED}/`);

/**
 * Returns the id of the trash document of what is stored there: its kind, or whether it was
 * unpublished, and the id that it had there or the key of an announcement. The rules take no other.
 */
export const trashIdAt = (location: EntryLocation): string =>
  isDraft(location)
    ? location.path.replace('/', ':')
    : draftIdAt(kindAt(location.path) ?? 'movie', location);
