import { collection, query, where, type Query } from 'firebase/firestore/lite';
import { fieldsIn, KIND_NAMES } from '../../content/base/define-kind';
import type { EntryKind } from '../../content/entry';
import { chunksOf } from '../../shared/lists/read-lists';
import { movieIdIn } from '../../content/paths/movie-link';
import {
  archivedIn,
  collectionsOfKind,
  describeKind,
  entryFrom,
  isNamedByOthers,
  placeOf,
} from '../documents/kinds';
import { archiveQueries, entryQueries } from '../documents/place-queries';
import { firestore, readDocuments } from '../../firebase/firestore';
import { listAll } from '../read/admin/all-entries';
import { listUnpublished } from '../write/unpublished';

/** Something that is on the site: its address, and its id if it is a movie. */
export interface Target {
  readonly viewPath: string | undefined;
  readonly movieId?: string;
}

/** An entry that leads to something: a banner by its link, others by their movie. */
export interface Lead {
  readonly kind: EntryKind;
  /** The id, or the path of an image. */
  readonly key: string;
  /** Its title, or what its picture shows; '' without both. */
  readonly title: string;
  readonly isUnpublished: boolean;
}

interface Leading {
  readonly title?: string | undefined;
  readonly picture?: { readonly alt?: string | undefined } | undefined;
  readonly link?: string | undefined;
  readonly movieId?: string | undefined;
}

/** The most values that an `in` filter of Firestore takes. */
const COMPARED_MAX = 30;

/** The kinds that lead to a page by a link, or to a movie by its id. */
const isLinking = (kind: EntryKind) =>
  fieldsIn(describeKind(kind)).some(([, { type }]) => type === 'link');
const LINKING = KIND_NAMES.filter(isLinking);
const NAMING = KIND_NAMES.filter(
  (kind) =>
    !isLinking(kind) &&
    fieldsIn(describeKind(kind)).some(([, { to }]) => to && isNamedByOthers(to)),
);

/**
 * Returns what leads to any of these, published or not, banners first. It reads the banners, the
 * announcements and what is not published completely, and for movies a document for each of the rest.
 * Throws FirestoreError or TimeoutError.
 */
export async function listLeadingTo(targets: readonly Target[]): Promise<readonly Lead[]> {
  const movieIds = targets.flatMap(({ movieId }) => movieId ?? []);
  const leads = (kind: EntryKind, entry: Leading) =>
    isLinking(kind)
      ? targets.some((target) => leadsTo(target, entry.link))
      : entry.movieId !== undefined && movieIds.includes(entry.movieId);
  const [linking, named, unpublished] = await Promise.all([
    Promise.all(LINKING.map(all)),
    namedBy(movieIds),
    listUnpublished(),
  ]);
  return [
    ...linking.flat(),
    ...named,
    ...unpublished.map(({ id, kind, entry }) => ({ kind, key: id, entry, isUnpublished: true })),
  ]
    .filter(({ kind, entry }) => leads(kind, entry))
    .map(({ entry, ...lead }) => ({
      isUnpublished: false,
      ...lead,
      title: entry.title || entry.picture?.alt || '',
    }));
}

/** All published entries of a kind of which there are few. */
async function all(kind: EntryKind) {
  const entries: readonly (Leading & Keyed)[] = await listAll(kind);
  return entries.map((entry) => ({ kind, key: keyIn(entry), entry }));
}

type Keyed = Readonly<Partial<Record<'id' | 'key' | 'path', string>>>;
const keyIn = ({ id = '', key = id, path = key }: Keyed) => path;

/** A link to a page of an entry may lead to a part of it, such as the trailer of a movie. */
const leadsTo = ({ viewPath, movieId }: Target, link: string | undefined) =>
  movieId === undefined ? viewPath !== undefined && link === viewPath : movieIdIn(link) === movieId;

/** The entries of all kinds that name one of these movies, and announcements, which are read completely. */
async function namedBy(movieIds: readonly string[]) {
  if (movieIds.length === 0) return [];
  const found = await Promise.all(
    NAMING.flatMap((kind) => [
      ...placeOf(kind).source.documents.map(() => all(kind)),
      ...chunksOf(movieIds, COMPARED_MAX).flatMap((some) => [
        archived(kind, some),
        readAll(kind, namingQueries(kind, some)),
      ]),
    ]),
  );
  return found.flat();
}

/** The archived entries of a kind that name one of these movies. */
async function archived(kind: EntryKind, movieIds: readonly string[]) {
  const naming = archiveQueries(kind).map((entries) =>
    readDocuments(query(entries, where('entry.movie', 'in', movieIds))),
  );
  return (await Promise.all(naming)).flat().flatMap((document) => {
    const entry: (Leading & Keyed) | null = archivedIn(kind, document);
    return entry ? [{ kind, key: keyIn(entry), entry }] : [];
  });
}

function namingQueries(kind: EntryKind, movieIds: readonly string[]): readonly Query[] {
  const naming = entryQueries(kind).map((entries) =>
    query(entries, where('movie', 'in', movieIds)),
  );
  // Images that were stored below their movie do not name it.
  const below = placeOf(kind).source.groups.flatMap((name) =>
    movieIds.flatMap((id) =>
      collectionsOfKind('movie').map((movies) => collection(firestore, `${movies}/${id}/${name}`)),
    ),
  );
  return [...naming, ...below];
}

/** The entries of a kind that these queries return, each once. */
async function readAll(kind: EntryKind, queries: readonly Query[]) {
  const results = await Promise.all(queries.map(readDocuments));
  const documents = new Map(results.flat().map((document) => [document.ref.path, document]));
  return [...documents].flatMap(([path, document]) => {
    const entry: (Leading & Keyed) | null = entryFrom(kind, { path }, document.data());
    return entry ? [{ kind, key: keyIn(entry), entry }] : [];
  });
}
