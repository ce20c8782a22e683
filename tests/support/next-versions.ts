import type { EntryKind, EntryOf, FieldsOf } from '../../src/content/entry';
import { nextIdOf, type Unpublished } from '../../src/store/documents/unpublished';
import { idAtPath, entryFrom } from '../../src/store/documents/kinds';
import { editEntry } from '../../src/store/write/edit-entry';
import { beginNext } from '../../src/store/write/next-version';
import { getUnpublished } from '../../src/store/write/unpublished';
import { day, type openDatabase } from './database';

const img =
  'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa-abc123def456.webp?alt=media';
const text = { title: 'Kadal', description: 'The sea.' };

/** A published entry of each kind that can have a next version. */
export const PUBLISHED = [
  {
    kind: 'movie',
    location: { path: 'Movies/Upcoming/Movies/kadal' },
    stored: { ...text, img, status: 'Upcoming', timestamp: day(1) },
  },
  {
    kind: 'video',
    location: { path: 'videos/v' },
    stored: {
      ...text,
      videoUrl: 'https://youtu.be/abcdefghijk',
      landingPage: 'yes',
      timestamp: day(1),
    },
  },
  {
    kind: 'announcement',
    location: { path: 'Movies/Announcements', key: 'item_1767268800000' },
    stored: { ...text, img },
  },
  {
    kind: 'event',
    location: { path: 'events/e' },
    stored: { ...text, place: 'Kochi', day: '2026-12-18', timestamp: day(1) },
  },
  {
    kind: 'banner',
    location: { path: 'hero-banners/b' },
    stored: { title: 'Kadal', imageUrl: img, timestamp: day(1) },
  },
] as const satisfies readonly {
  readonly kind: EntryKind;
  readonly location: { readonly path: string; readonly key?: string };
  readonly stored: object;
}[];

export type Published = (typeof PUBLISHED)[number];

/** Stores, reads and changes the entry and its next version without the site. */
export function nextVersionOf(
  { kind, location, stored }: Published,
  { database }: Pick<ReturnType<typeof openDatabase>, 'database'>,
) {
  const key = 'key' in location ? location.key : undefined;
  const id = nextIdOf(kind, key ?? idAtPath(location.path));
  const read = async (path: string) => (await database.doc(path).get()).data();
  const publishedFields = async (): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const data = await read(location.path);
    return key === undefined ? data : data?.[key];
  };
  /** Returns the published entry as its form reads it. */
  async function entry(): Promise<EntryOf<EntryKind>> {
    const found = entryFrom<EntryKind>(kind, location, await publishedFields());
    if (!found) throw new Error('It is not published');
    return found;
  }
  async function version(): Promise<Unpublished> {
    const found = await getUnpublished(id);
    if (!found) throw new Error('There is no next version');
    return found;
  }
  return {
    id,
    entry,
    version,
    /** Begins a next version with another title. */
    begin: async (title = 'Next', publishAt?: Date) => {
      const published = await entry();
      await beginNext<EntryKind>(kind, published, titled(published, title), publishAt);
      return version();
    },
    /** Changes the title of the published entry, as its form does. */
    edit: async (title: string) => {
      const published = await entry();
      await editEntry<EntryKind>(kind, published, titled(published, title));
    },
    /** Returns the title of the published entry. */
    title: async () => (await publishedFields())?.['title'],
    /** Stores the published entry. */
    publish: (fields: object = stored) =>
      database.doc(location.path).set(key === undefined ? fields : { [key]: fields }),
    published: publishedFields,
    /** Changes a field of the published entry, as another tool does. */
    set: (name: string, value: unknown) =>
      database.doc(location.path).update(key === undefined ? name : `${key}.${name}`, value),
    document: () => read(`unpublished/${id}`),
    makeDue: (publishAt = new Date(Date.now() - 60_000)) =>
      database.doc(`unpublished/${id}`).update({ publishAt }),
  };
}

/** Returns the entry with another title. */
export const titled = (entry: EntryOf<EntryKind>, title: string): FieldsOf<EntryKind> => ({
  ...entry,
  title,
});
