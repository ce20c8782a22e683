import { collection, query, where, type Query } from 'firebase/firestore/lite';
import { fieldsIn, KIND_NAMES } from '../../content/base/define-kind';
import type { EntryKind } from '../../content/entry';
import { chunksOf } from '../../shared/lists/read-lists';
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
import { movieIdIn } from './away-movies';
import { listUnpublished } from '../write/unpublished';

/** A page of the site, and the id of its movie if it is a movie's. */
export interface Target {
  readonly viewPath: string | undefined;
  readonly movieId?: string;
}

/** An entry that links to a page or movie: a banner by its link, other entries by their movie. */
export interface Lead {
  readonly kind: EntryKind;
  /** The id, or the path of an image. */
  readonly key: string;
  /** Its title, or else the description of its picture; '' if it has neither. */
  readonly title: string;
  readonly isUnpublished: boolean;
}

interface Leading {
  readonly title?: string | undefined;
  readonly picture?: { readonly alt?: string | undefined } | undefined;
  readonly link?: string | undefined;
  readonly movieId?: string | undefined;
}

/** Firestore's limit of values in an `in` filter. */
const COMPARED_MAX = 30;

/** Returns whether entries of a kind link to pages, as banners do; other kinds name a movie by its id. */
const isLinking = (kind: EntryKind) =>
  fieldsIn(describeKind(kind)).some(([, { type }]) => type === 'link');
const LINKING = KIND_NAMES.filter(isLinking);
const NAMING = KIND_NAMES.filter(
  (kind) =>
    !isLinking(kind) &&
    fieldsIn(describeKind(kind)).some(([, { to }]) => to && isNamedByOthers(to)),
);

/**
 * Returns the entries that link to any of the targets, published or not, banners first. Reads all
 * banners, announcements and unpublished entries, and for movies only the matching documents of
 * other kinds. Throws FirestoreError or TimeoutError.
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

/** Returns all published entries of a kind with few entries. */
async function all(kind: EntryKind) {
  const entries: readonly (Leading & Keyed)[] = await listAll(kind);
  return entries.map((entry) => ({ kind, key: keyIn(entry), entry }));
}

type Keyed = Readonly<Partial<Record<'id' | 'key' | 'path', string>>>;
const keyIn = ({ id = '', key = id, path = key }: Keyed) => path;

/**
 * Returns whether a link leads to a target. The link to a movie's page may lead to a part of it, such as the
 * trailer.
 */
const leadsTo = ({ viewPath, movieId }: Target, link: string | undefined) =>
  movieId === undefined ? viewPath !== undefined && link === viewPath : movieIdIn(link) === movieId;

/**
 * Returns the published entries that name one of these movies, and all announcements, because their
 * document is read as a whole.
 */
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

/** Returns the archived entries of a kind that name one of these movies. */
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
  // Images that are stored below their movie do not name it.
  const below = placeOf(kind).source.groups.flatMap((name) =>
    movieIds.flatMap((id) =>
      collectionsOfKind('movie').map((movies) => collection(firestore, `${movies}/${id}/${name}`)),
    ),
  );
  return [...naming, ...below];
}

/** Returns the entries of a kind that the queries find, without duplicates. */
async function readAll(kind: EntryKind, queries: readonly Query[]) {
  const results = await Promise.all(queries.map(readDocuments));
  const documents = new Map(results.flat().map((document) => [document.ref.path, document]));
  return [...documents].flatMap(([path, document]) => {
    const entry: (Leading & Keyed) | null = entryFrom(kind, { path }, document.data());
    return entry ? [{ kind, key: keyIn(entry), entry }] : [];
  });
}
