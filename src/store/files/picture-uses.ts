import { KIND_NAMES } from '../../content/base/define-kind';
import {
  collection,
  doc,
  query,
  where,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore/lite';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { originOf } from '../../shared/pictures/picture-name';
import type { Picture } from '../../shared/pictures/picture';
import { SETTINGS_DOCUMENT, UNPUBLISHED } from '../../firebase/collections';
import { SETTING_PICTURES } from '../../content/settings/settings';
import { settingsFromDocument } from '../../content/settings/stored-settings';
import { archivedIn, entryFrom, placeOf } from '../documents/kinds';
import { locationsIn, storedIn } from '../documents/locations';
import { unpublishedFromDocument } from '../documents/unpublished';
import { archiveQueries, entryQueries } from '../documents/place-queries';
import { fileServer, KIND_PICTURES, nestedPaths } from './picture-places';
import { firestore, readDocument, readDocuments } from '../../firebase/firestore';
import { storagePathOf, type PictureFolder } from '../../content/places';

/** Another entry, or the settings, that shows the same picture. */
export interface PictureUse {
  readonly kind: EntryKind | 'settings';
  /** The title of the entry, or else the description of its picture; '' if it has neither. */
  readonly title: string;
  readonly isUnpublished: boolean;
}

interface Shown {
  readonly title?: string | undefined;
  readonly picture?: Pick<Picture, 'alt'> | undefined;
}

const shownIn = (kind: PictureUse['kind'], { title, picture }: Shown, isUnpublished = false) => ({
  kind,
  title: title || picture?.alt || '',
  isUnpublished,
});

/**
 * Returns the other entries and settings, published or not, that show these pictures, their
 * originals or other copies; `self` is the entry that contains the pictures. Reads 17 documents for
 * each picture and one for each use. Throws FirestoreError or TimeoutError.
 */
export async function otherUsesOf(
  pictures: readonly Pick<Picture, 'src'>[],
  self: EntryLocation,
): Promise<readonly PictureUse[]> {
  const found = await Promise.all(pictures.map(({ src }) => usesOf(src)));
  const uses = new Map(found.flat());
  uses.delete(keyOf(self));
  return [...uses.values()];
}

const keyOf = ({ path, key }: EntryLocation) => (key === undefined ? path : `${path}/${key}`);

/** The uses of a picture, each with the path of its document, or of its field. */
type Uses = readonly (readonly [place: string, use: PictureUse])[];

const usesOf = async (src: string): Promise<Uses> =>
  (
    await Promise.all([
      ...KIND_NAMES.flatMap((kind) => [
        ...entryQueries(kind).map((place) => publishedUses(place, kind, src)),
        ...archiveQueries(kind).map((place) => archivedUses(place, kind, src)),
        unpublishedUses(kind, src),
        ...placeOf(kind).source.documents.map((path) => fieldUses(path, kind, src)),
      ]),
      settingsUses(src),
    ])
  ).flat();

async function publishedUses(place: Query, kind: EntryKind, src: string): Promise<Uses> {
  const documents = await showing(place, kind, KIND_PICTURES[kind].fields, src);
  return documents.map((document) => {
    const { path } = document.ref;
    return [path, shownIn(kind, entryFrom(kind, { path }, document.data()) ?? {})] as const;
  });
}

async function archivedUses(place: Query, kind: EntryKind, src: string): Promise<Uses> {
  const documents = await showing(
    place,
    kind,
    nestedPaths('entry', KIND_PICTURES[kind].fields),
    src,
  );
  return documents.map((document) => {
    const location = placeOf(kind).at(document.id, placeOf(kind).path);
    return [keyOf(location), shownIn(kind, archivedIn(kind, document) ?? {})] as const;
  });
}

async function unpublishedUses(kind: EntryKind, src: string): Promise<Uses> {
  const fields = nestedPaths('entry', KIND_PICTURES[kind].fields);
  const documents = await showing(collection(firestore, UNPUBLISHED), kind, fields, src);
  return documents.map((document) => {
    const draft = unpublishedFromDocument(document.id, document.data());
    return [document.ref.path, shownIn(draft?.kind ?? kind, draft?.entry ?? {}, true)] as const;
  });
}

/** Returns the documents in which one of these fields is the address of the picture or of a copy. */
async function showing(
  place: Query,
  kind: EntryKind,
  fields: readonly string[],
  src: string,
): Promise<readonly DocumentSnapshot[]> {
  const origin = originIn(src);
  const addresses = origin && addressesIn(KIND_PICTURES[kind].folder, origin);
  const results = await Promise.all(
    fields.map((field) => {
      const matching = addresses
        ? [where(field, '>=', addresses.from), where(field, '<', addresses.to)]
        : [where(field, '==', src)];
      return readDocuments(query(place, ...matching));
    }),
  );
  return results.flat();
}

/**
 * Returns the uses in a kind whose entries are fields of one document, which is read as a whole.
 */
async function fieldUses(path: string, kind: EntryKind, src: string): Promise<Uses> {
  const document = await read(path);
  return locationsIn(document, kind).flatMap((location) => {
    const entry = entryFrom(kind, location, storedIn(document, location));
    return isSame(entry?.picture?.src, src) ? [[keyOf(location), shownIn(kind, entry ?? {})]] : [];
  });
}

async function settingsUses(src: string): Promise<Uses> {
  const document = await read(SETTINGS_DOCUMENT);
  const settings = settingsFromDocument(document.data()).fields;
  const isShown = SETTING_PICTURES.some((name) => isSame(settings[name]?.src, src));
  return isShown ? [[SETTINGS_DOCUMENT, shownIn('settings', {})]] : [];
}

const read = (path: string) => readDocument(doc(firestore, path));

/** Returns the part of a file name that copies of a picture share; undefined for another format. */
const originIn = (src: string) => originOf(storagePathOf(src, fileServer)?.split('/')[1] ?? '');

const isSame = (shown: string | undefined, src: string) =>
  shown === src ||
  (shown !== undefined && originIn(src) !== undefined && originIn(shown) === originIn(src));

/**
 * Returns the range of addresses whose file names begin with `origin`. A hyphen or a dot follows it, and "/"
 * is the character after the dot.
 */
function addressesIn(folder: PictureFolder, origin: string) {
  const { origin: server, bucket } = fileServer;
  const start = `${server}/v0/b/${bucket}/o/${encodeURIComponent(`${folder}/${origin}`)}`;
  return { from: `${start}-`, to: `${start}/` };
}
