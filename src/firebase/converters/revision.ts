import type { Revision, RevisionFiles } from '../../domain/entries/revision';
import type { EntryKind } from '../../domain/entries/entry';
import {
  ANNOUNCEMENTS_DOCUMENT,
  HERO_BANNERS,
  IMAGES,
  SETTINGS_DOCUMENT,
  UNPUBLISHED,
  VIDEOS,
} from '../collections';
import { asDate, asRecord, asRequiredText, asText, withoutUndefined } from './fields';

/** What has a history. */
export type HistoryKind = EntryKind | 'settings';

/** Returns what is stored at the path of a document; null if that has no history. */
export function historyKindAt(path: string): HistoryKind | null {
  if (path === SETTINGS_DOCUMENT) return 'settings';
  if (path === ANNOUNCEMENTS_DOCUMENT) return 'announcement';
  if (/^Movies\/(Upcoming|Released)\/Movies\/[^/]+$/.test(path)) return 'movie';
  const names = path.split('/');
  if (names.length % 2 !== 0 || names.includes('')) return null;
  if (names.at(-2) === IMAGES) return 'image';
  if (names.length !== 2) return null;
  if (names[0] === VIDEOS) return 'video';
  return names[0] === HERO_BANNERS ? 'banner' : null;
}

const FILES: readonly RevisionFiles[] = ['kept', 'expired', 'deleted'];

/** The revision in a stored document; null for one without a time. */
export function revisionFromDocument(id: string, data: unknown): Revision | null {
  const { path, before, by, uid, at, files } = asRecord(data);
  const isUnpublished = asRequiredText(path).startsWith(`${UNPUBLISHED}/`);
  const time = asDate(at);
  if (!time) return null;
  return withoutUndefined<Revision>({
    id,
    before: asRecord(isUnpublished ? asRecord(before)['entry'] : before),
    by: asRequiredText(by),
    uid: asText(uid),
    at: time,
    files: FILES.find((mark) => mark === files),
  });
}
