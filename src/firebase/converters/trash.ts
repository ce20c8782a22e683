import type { TrashEntry, TrashId, TrashKind } from '../../domain/trash';
import { ANNOUNCEMENTS_DOCUMENT, IMAGES, VIDEOS } from '../collections';
import { announcementFromField } from './announcement';
import { asDate, asRecord, asRequiredText, asText, withoutUndefined } from './fields';
import { galleryImageFromDocument } from './gallery-image';
import { movieFromDocument } from './movie';
import { videoFromDocument } from './video';

/** The entry in a trash document; null for one without a path or a time, or that is being purged. */
export function trashEntryFromDocument(id: string, data: unknown): TrashEntry | null {
  const { path, key, entry, by, deleted, purge } = asRecord(data);
  const deletedAt = asDate(deleted);
  if (typeof path !== 'string' || !deletedAt || purge !== undefined) return null;
  const kind = kindAt(path);
  return withoutUndefined<TrashEntry>({
    id: trashId(kind, id.slice(id.indexOf(':') + 1)),
    path,
    key: asText(key),
    kind,
    ...contentOf(kind, entry),
    deletedBy: asRequiredText(by),
    deletedAt,
  });
}

/** Returns the id of the trash document of an entry. */
export const trashId = (kind: TrashKind, id: string): TrashId => `${kind}:${id}`;

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
