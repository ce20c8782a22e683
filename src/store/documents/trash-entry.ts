import type { EntryLocation } from '../../content/entry';
import { isFileAddress } from './revision';
import { textsIn } from '../export/stored-texts';
import type { TrashEntry } from './trash';
import { withoutUndefined, type Complete } from '../../content/base/fields';
import { asDate, asRecord, asRequiredText, asText } from '../../content/base/stored-values';
import { UNPUBLISHED } from '../../firebase/collections';
import { contactMessageFromDocument } from '../../content/message/contact-message-document';
import { entryFrom, kindAt } from './kinds';
import { isDraft, isMessage } from './trash-document';
import { unpublishedFromDocument } from './unpublished-document';

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
      words: textsIn(entry).filter((text) => !isFileAddress(text)),
      by: asRequiredText(by),
      uid: asText(uid),
      deletedAt,
    })
  );
}

function contentOf(
  location: EntryLocation,
  stored: unknown,
): Complete<Pick<TrashEntry, 'kind' | 'isUnpublished' | 'title' | 'text' | 'picture'>> | null {
  if (isDraft(location)) {
    const draft = unpublishedFromDocument(location.path.slice(UNPUBLISHED.length + 1), stored);
    return draft && { kind: draft.kind, isUnpublished: true, ...shownOf(draft.entry) };
  }
  if (isMessage(location))
    return { kind: 'message', isUnpublished: false, ...shownOfMessage(stored) };
  const kind = kindAt(location.path) ?? 'movie';
  return { kind, isUnpublished: false, ...shownOf(entryFrom(kind, location, stored)) };
}

const shownOf = (entry: Partial<Pick<TrashEntry, 'title' | 'picture'>> | null) => ({
  title: entry?.title ?? '',
  picture: entry?.picture,
  text: undefined,
});

function shownOfMessage(stored: unknown) {
  const { name, email, subject, message } = contactMessageFromDocument('', stored);
  return {
    title: name || email,
    text: [subject, message].filter(Boolean).join('\n'),
    picture: undefined,
  };
}
