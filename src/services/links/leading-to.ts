import {
  collection,
  collectionGroup,
  getDocs,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import type { EntryKind } from '../../domain/entries/entry';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { chunksOf } from '../../domain/lists/chunks';
import { movieIdIn } from '../../domain/movies/movie-link';
import { MOVIE_STATUSES } from '../../content/movie/movie';
import { EVENTS, HERO_BANNERS, IMAGES, moviesCollection, VIDEOS } from '../../firebase/collections';
import { entryFrom, idOf } from '../../firebase/entries/kinds';
import { firestore } from '../../firebase/firestore';
import { listAnnouncements } from '../entries/announcements';
import { listUnpublished } from '../store/unpublished';

/** Something that is on the site: its address, and its id if it is a movie. */
export interface Target {
  readonly viewPath: string;
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

/** What an `in` of a query compares with at most. */
const COMPARED_MAX = 30;

/**
 * Returns what leads to any of these, published or not, banners first. It reads the banners, the
 * announcements and what is not published completely, and for movies a document for each of the rest.
 * Throws FirestoreError or TimeoutError.
 */
export async function listLeadingTo(targets: readonly Target[]): Promise<readonly Lead[]> {
  const movieIds = targets.flatMap(({ movieId }) => movieId ?? []);
  const leads = (kind: EntryKind, entry: Leading) =>
    kind === 'banner'
      ? targets.some((target) => leadsTo(target, entry.link))
      : kind !== 'movie' && entry.movieId !== undefined && movieIds.includes(entry.movieId);
  const [banners, announcements, named, unpublished] = await Promise.all([
    readAll('banner', [collection(firestore, HERO_BANNERS)]),
    movieIds.length > 0 ? listAnnouncements() : [],
    namedBy(movieIds),
    listUnpublished(),
  ]);
  return [
    ...banners.filter(({ entry }) => leads('banner', entry)),
    ...announcements.map((entry) => ({ kind: 'announcement' as const, key: entry.key, entry })),
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

/** A link to a page of an entry may lead to a part of it, such as the trailer of a movie. */
const leadsTo = ({ viewPath, movieId }: Target, link: string | undefined) =>
  movieId === undefined ? link === viewPath : movieIdIn(link) === movieId;

/** The events, videos and images of these movies. */
async function namedBy(movieIds: readonly string[]) {
  const found = await Promise.all(
    chunksOf(movieIds, COMPARED_MAX).flatMap((some) => {
      const naming = (all: Query) => query(all, where('movie', 'in', some));
      // Images that were stored below their movie do not name it (product 8.6).
      const below = some.flatMap((id) =>
        MOVIE_STATUSES.map((status) =>
          collection(firestore, `${moviesCollection(status)}/${id}/${IMAGES}`),
        ),
      );
      return [
        readAll('event', [naming(collection(firestore, EVENTS))]),
        readAll('video', [naming(collection(firestore, VIDEOS))]),
        readAll('image', [naming(collectionGroup(firestore, IMAGES)), ...below]),
      ];
    }),
  );
  return found.flat();
}

/** The entries of a kind that these queries return, each once. */
async function readAll(kind: EntryKind, queries: readonly Query[]) {
  const results = await Promise.all(
    queries.map((asked) => withTimeout(getDocs(asked), READ_TIMEOUT_MS)),
  );
  const documents = new Map(
    results.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document])),
  );
  return [...documents].flatMap(([path, document]) => {
    const entry: Leading | null = entryFrom(kind, { path }, document.data());
    return entry ? [{ kind, key: kind === 'image' ? path : idOf({ path }), entry }] : [];
  });
}
