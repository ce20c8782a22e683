import type { TrashEntry, TrashKind } from '../../domain/entries/trash';
import { ANNOUNCEMENTS_DOCUMENT, IMAGES, UNPUBLISHED, VIDEOS } from '../collections';
import { announcementFromField } from './announcement';
import { asDate, asRecord, asRequiredText, asText, withoutUndefined } from './fields';
import { galleryImageFromDocument } from './gallery-image';
import { movieFromDocument } from './movie';
import { unpublishedFromDocument } from './unpublished';
import { videoFromDocument } from './video';

/** The entry in a trash document; null for one without a path or a time, or that is being purged. */
export function trashEntryFromDocument(id: string, data: unknown): TrashEntry | null {
  const { path, key, entry, by, uid, deleted, purge } = asRecord(data);
  const deletedAt = asDate(deleted);
  if (typeof path !== 'string' || !deletedAt || purge !== undefined) return null;
  const rest = id.slice(id.indexOf(':') + 1);
  const where = {
    id,
    path,
    key: asText(key),
    deletedBy: asRequiredText(by),
    uid: asText(uid),
    deletedAt,
  };
  if (path.startsWith(`${UNPUBLISHED}/`)) {
    const unpublished = unpublishedFromDocument(rest, entry);
    if (!unpublished) return null;
    const { kind, entry: content } = unpublished;
    return withoutUndefined<TrashEntry>({
      ...where,
      kind,
      isUnpublished: true,
      title: content.title ?? '',
      picture: content.picture,
    });
  }
  const kind = kindAt(path);
  return withoutUndefined<TrashEntry>({
    ...where,
    kind,
    isUnpublished: false,
    ...contentOf(kind, entry),
  });
}

/**
 * Returns the id of the trash document of an entry: its kind, or whether it was unpublished, and the id
 * that it had there or the key of an announcement. The rules take no other.
 */
export const trashId = (kind: TrashKind | 'unpublished', id: string) => `${kind}:${id}` as const;

function kindAt(path: string): TrashKind {
  if (path === ANNOUNCEMENTS_DOCUMENT) return 'announcement';
  if (path.startsWith(`${VIDEOS}/`)) return 'video';
  return path.startsWith(`${IMAGES}/`) ? 'image' : 'movie';
}

function contentOf(kind: TrashKind, entry: unknown) {
  const { title = '', picture = undefined } = {
    movie: () => movieFromDocument('', 'Upcoming', entry),
    video: () => videoFromDocument('', entry),
    announcement: () => announcementFromField('', entry),
    image: () => galleryImageFromDocument('', '', entry) ?? { title: '', picture: undefined },
  }[kind]();
  return { title, picture };
}
