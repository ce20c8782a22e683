import type { Unpublished } from '../../src/store/documents/unpublished';
import type { EntryKind, EntryRef } from '../../src/content/entry';
import { getUnpublished } from '../../src/store/write/unpublished';
import type { openDatabase } from './database';

const HOUR_MS = 3_600_000;

/** Returns a time in the future. */
export const later = (ms = HOUR_MS) => new Date(Date.now() + ms);

const picture = {
  src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa-abc123def456.webp?alt=media',
};

export const movieDraft = {
  ref: { id: 'movie:kadal', kind: 'movie', path: 'Movies/Upcoming/Movies/kadal' },
  fields: { title: 'Kadal', description: 'The sea.', status: 'Upcoming', picture },
} as const;

export const announcementDraft = {
  ref: { id: 'announcement:first', kind: 'announcement', path: 'Movies/Announcements' },
  fields: { title: 'News', description: 'Soon.', picture },
} as const;

export const videoDraft = {
  ref: { id: 'video:v', kind: 'video', path: 'videos/v' },
  fields: {
    title: 'Clip',
    description: 'A clip.',
    videoUrl: 'https://youtu.be/abcdefghijk',
    onLandingPage: false,
  },
} as const;

/** An entry for each way of storing: a document, and a field of a document. */
export const BOTH_WAYS = [movieDraft, announcementDraft] as const;

/** Reads an unpublished entry that the test has stored. */
export async function unpublishedEntry<Kind extends EntryKind>(
  ref: EntryRef<Kind>,
): Promise<Unpublished<Kind>> {
  const found = await getUnpublished(ref.id);
  if (found?.kind !== ref.kind) throw new Error(`${ref.id} is not stored`);
  return found as Unpublished<Kind>;
}

const ANNOUNCEMENTS = 'Movies/Announcements';
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Reads and changes stored entries without the site. */
export function storedEntries({ database }: Pick<ReturnType<typeof openDatabase>, 'database'>) {
  const read = async (path: string) => (await database.doc(path).get()).data();
  return {
    /** Returns the document of an unpublished entry. */
    unpublished: ({ id }: Pick<EntryRef, 'id'>) => read(`unpublished/${id}`),
    published: async ({ path }: Pick<EntryRef, 'path'>) => {
      const data = await read(path);
      return path === ANNOUNCEMENTS ? Object.values(data ?? {})[0] : data;
    },
    /** Returns the publication times of the entries at that path, by id or key. */
    publishedTimes: async ({ path }: Pick<EntryRef, 'path'>) => {
      const data = await read(path);
      if (path !== ANNOUNCEMENTS) return data ? { [lastOf(path)]: data['timestamp'].toDate() } : {};
      const keys = Object.keys(data ?? {}).toSorted();
      return Object.fromEntries(keys.map((key) => [key, new Date(Number(key.slice(5)))]));
    },
    /** Moves the time of publication into the past, so that the entry is due. */
    makeDue: ({ id }: Pick<EntryRef, 'id'>, publishAt = new Date(Date.now() - 60_000)) =>
      database.doc(`unpublished/${id}`).update({ publishAt }),
  };
}
