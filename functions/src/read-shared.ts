import { readEntry } from '../../src/content/base/convert';
import { archiveOf } from '../../src/content/base/place';
import { videoKind } from '../../src/content/video/video';
import { eventKind } from '../../src/content/event/event';
import { imageKind, isImagePath } from '../../src/content/image/image';
import { announcementKind } from '../../src/content/announcement/announcement';
import type { EntryKind } from '../../src/content/entry';
import type { Unpublished } from '../../src/store/documents/unpublished';
import {
  ANNOUNCEMENTS_DOCUMENT,
  EVENTS,
  VIDEOS,
  isDocumentId,
} from '../../src/firebase/collections';
import { idOf } from '../../src/store/documents/kinds';
import { type Database, requestFirestore, type RestDocument } from './firestore';
import { plainFields } from './firestore-values';
import { readDue, settlePublishedAndDue, type Found } from './read-due';
import {
  announcementHead,
  eventHead,
  pictureHead,
  videoHead,
} from '../../src/content/meta/entry-heads';
import type { PageHead } from '../../src/content/meta/head-tags';

/** Crawlers wait only some seconds. */
const TIMEOUT_MS = 3000;

/** The kinds that an address can name. */
export type SharedKind = Extract<EntryKind, 'image' | 'video' | 'announcement' | 'event'>;

/**
 * Returns the head for the picture with that path, or for the video, announcement or event with
 * that id; null if visitors cannot see it. Due entries count as published (product 29.14).
 *
 * @throws Error if Firestore has not answered within 3 seconds, or answers with an error
 */
export async function readShared(
  database: Database,
  kind: SharedKind,
  id: string,
): Promise<Found<PageHead> | null> {
  if (!(kind === 'image' ? isImagePath(id) : isDocumentId(id))) return null;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reading = READERS[kind](database, id, signal);
  const [stored, dueEntries] = await settlePublishedAndDue(reading, readDue(database, signal));
  // A due entry may be the next version of the published one.
  for (const due of dueEntries) {
    const found = headOf(due, kind, id);
    if (found) return { found, until: due.until };
  }
  return stored && { found: stored };
}

/** Returns the head of a due entry, if it is the requested entry. */
function headOf(due: Unpublished, kind: SharedKind, id: string): PageHead | null {
  if (due.kind === 'image' && kind === 'image' && due.entry.path === id) {
    return pictureHead(due.entry);
  }
  if (due.kind === 'video' && kind === 'video' && due.entry.id === id) {
    return videoHead(due.entry);
  }
  if (due.kind === 'announcement' && kind === 'announcement' && due.entry.key === id) {
    return announcementHead(due.entry);
  }
  if (due.kind === 'event' && kind === 'event' && due.entry.id === id) {
    return eventHead(due.entry);
  }
  return null;
}

type Reader = (database: Database, id: string, signal: AbortSignal) => Promise<PageHead | null>;

const READERS: Readonly<Record<SharedKind, Reader>> = {
  image: async (database, path, signal) => {
    const fields = await readFields(database, path, signal);
    const image = fields && readEntry(imageKind, idOf({ path }), path, fields);
    return image ? pictureHead(image) : null;
  },
  video: async (database, id, signal) => {
    const fields = await readFields(database, `${VIDEOS}/${id}`, signal);
    return fields ? videoHead(readEntry(videoKind, id, '', fields)) : null;
  },
  announcement: async (database, key, signal) => {
    const name = `\`${key.replace(/[\\`]/g, String.raw`\$&`)}\``;
    const paths = [ANNOUNCEMENTS_DOCUMENT, `${archiveOf(ANNOUNCEMENTS_DOCUMENT)}/${key}`];
    const found = await readDocuments(database, paths, signal, [name, 'entry']);
    // In the archive, an announcement is the field `entry` of its own document.
    for (const [index, field] of [key, 'entry'].entries()) {
      const fields = found.get(paths[index] ?? '');
      if (fields && Object.hasOwn(fields, field)) {
        return announcementHead(readEntry(announcementKind, key, '', fields[field]));
      }
    }
    return null;
  },
  event: async (database, id, signal) => {
    const fields = await readFields(database, `${EVENTS}/${id}`, signal);
    const event = fields && readEntry(eventKind, id, '', fields);
    return event ? eventHead(event) : null;
  },
};

/** Reads the fields of a document; undefined if there is none. */
const readFields = async (database: Database, path: string, signal: AbortSignal) =>
  (await readDocuments(database, [path], signal)).get(path);

/**
 * Reads documents and returns their fields by path, all or only the given ones; without documents
 * that do not exist.
 */
async function readDocuments(
  { url, root }: Database,
  paths: readonly string[],
  signal: AbortSignal,
  fieldPaths?: readonly string[],
) {
  const documents = paths.map((path) => `${root}/${path}`);
  const answers = await requestFirestore<{ readonly found?: RestDocument }>(
    `${url}:batchGet`,
    { documents, ...(fieldPaths && { mask: { fieldPaths } }) },
    signal,
  );
  return new Map(
    answers.flatMap(({ found }) =>
      found ? [[found.name.slice(root.length + 1), plainFields(found.fields)] as const] : [],
    ),
  );
}
