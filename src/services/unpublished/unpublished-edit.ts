import { doc, getDoc } from 'firebase/firestore/lite';
import { announcementKeyAt, type Announcement } from '../../domain/entries/announcement';
import { EditDeclinedError, EntryNotFoundError } from '../../domain/entries/conflict';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { Picture } from '../../domain/pictures/picture';
import { withTimeout } from '../../domain/failures/timeout';
import type { Publication, Published, Unpublished } from '../../domain/entries/unpublished';
import { idIn, type FieldsOf, type EntryKind, type EntryRef } from '../../domain/entries/entry';
import { entryFromFields } from '../../firebase/converters/unpublished';
import { firestore } from '../../firebase/firestore';
import { listAnnouncements } from '../entries/announcements';
import { updateAnnouncement } from '../admin/announcements-admin';
import { updateGalleryImage } from '../admin/gallery-admin';
import { updateBanner } from '../admin/hero-banners-admin';
import { getMovie } from '../movies/movie';
import { updateMovie } from '../admin/movies-admin';
import { publish, unpublish } from './publishing';
import { addUnpublished, getUnpublished, updateUnpublished } from './unpublished-admin';
import { updateVideo } from '../admin/videos-admin';

/** What has become of an entry, and its id, or its key among the announcements. */
export interface Edited {
  readonly id: string;
  readonly state: 'unpublished' | 'published' | 'published meanwhile';
}

/**
 * Saves an edit of an entry that was not published when its form was opened, and publishes it, makes
 * it a draft or sets its time. If it has been published meanwhile, the edit is written to the published
 * one, unless it was not to be public and `mayPublish` declines (product 29.5). Throws EditConflictError
 * with the stored entry if somebody else has changed it, EditDeclinedError, EntryNotFoundError if it
 * was deleted, TimePassedError, ListFullError, FirestoreError or TimeoutError.
 */
export async function editUnpublished<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind>,
  publication: Publication,
  mayPublish: () => Promise<boolean>,
): Promise<Edited> {
  try {
    if (publication === 'now') return { id: await publish(before, fields), state: 'published' };
    const publishAt = publication === 'draft' ? undefined : publication;
    await updateUnpublished(before, fields, publishAt);
    return { id: before.id, state: 'unpublished' };
  } catch (error) {
    if (!(error instanceof EntryNotFoundError)) throw error;
    // The kind and the fields belong together: TypeScript does not follow that.
    const edit = { ...before, fields } as unknown as PublishedEdit;
    const isHidden = publication !== 'now' && (await isPublished(edit));
    if (isHidden && !(await mayPublish())) throw new EditDeclinedError();
    return { id: await updatePublished(edit), state: 'published meanwhile' };
  }
}

/**
 * Stores a new entry with `add`, unless an earlier attempt of the same form has stored it as a draft or
 * for a time: then that one is published. Returns its id or key. Throws what `add` and `publish` throw.
 */
export async function publishNew<Kind extends EntryKind>(
  reference: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  add: () => Promise<string>,
): Promise<string> {
  const stored = await getUnpublished(reference.id);
  return stored ? publish<EntryKind>(stored, fields) : add();
}

/**
 * Stores a new draft, or with a time a scheduled entry, after attempts of the same form of which one
 * may have published it: that one is taken off the site and becomes it, so that there is one. `pictures`
 * are those of the attempts. Throws what `unpublish` and `addUnpublished` throw.
 */
export async function draftNew<Kind extends EntryKind>(
  reference: EntryRef<Kind>,
  fields: FieldsOf<Kind>,
  publishAt: Date | undefined,
  pictures: readonly (string | undefined)[],
): Promise<void> {
  const published = await publishedAttempt(reference, pictures);
  if (published) await unpublish(published, reference.id);
  await addUnpublished(reference, fields, publishAt, pictures);
}

/** The published entry of an attempt: an announcement has no id before, and a movie's may be taken. */
async function publishedAttempt(
  reference: EntryRef,
  pictures: readonly (string | undefined)[],
): Promise<Published | undefined> {
  const { kind } = reference;
  const isOwn = (entry: { readonly picture?: Picture }) =>
    entry.picture !== undefined && pictures.includes(entry.picture.src);
  if (kind === 'announcement') {
    const entry = (await listAnnouncements()).find(isOwn);
    return entry && { kind, entry };
  }
  if (kind === 'movie') {
    const entry = await getMovie(idIn(reference));
    return entry && isOwn(entry) ? { kind, entry } : undefined;
  }
  const document = await withTimeout(getDoc(doc(firestore, reference.path)), READ_TIMEOUT_MS);
  const entry = document.exists() ? entryFromFields(reference, document.data()) : null;
  return entry ? ({ kind, entry } as Published) : undefined;
}

type PublishedEdit = {
  [Kind in EntryKind]: Unpublished<Kind> & { readonly fields: FieldsOf<Kind> };
}[EntryKind];

async function isPublished(edit: PublishedEdit): Promise<boolean> {
  if (edit.kind === 'movie') return (await getMovie(idIn(edit))) !== null;
  if (edit.kind === 'announcement') return (await publishedKey(edit)) !== undefined;
  const stored = await withTimeout(getDoc(doc(firestore, edit.path)), READ_TIMEOUT_MS);
  return stored.exists();
}

/** Returns the id or key of the published entry. */
async function updatePublished(edit: PublishedEdit): Promise<string> {
  switch (edit.kind) {
    case 'movie':
      await updateMovie(edit.entry, edit.fields);
      break;
    case 'video':
      await updateVideo(edit.entry, edit.fields);
      break;
    case 'banner':
      await updateBanner(edit.entry, edit.fields);
      break;
    case 'image':
      await updateGalleryImage({ ...edit.entry, path: edit.path }, edit.fields);
      break;
    case 'announcement': {
      const key = await publishedKey(edit);
      if (key === undefined) throw new EntryNotFoundError();
      await updateAnnouncement({ ...edit.entry, key }, edit.fields);
      return key;
    }
  }
  return idIn(edit);
}

/** The key of an announcement of that time, or of one that was published before, with its picture. */
async function publishedKey({ publishAt, entry }: Unpublished<'announcement'>) {
  const key = publishAt && announcementKeyAt(publishAt.getTime());
  const stored = await listAnnouncements();
  const isSame = ({ picture }: Announcement) => picture && picture.src === entry.picture?.src;
  return (stored.find((one) => one.key === key) ?? stored.find(isSame))?.key;
}
