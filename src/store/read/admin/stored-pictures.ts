import type { EntryKind, EntryOf } from '../../../content/entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import type { Picture, Backdrop } from '../../../shared/pictures/picture';
import { fieldsIn } from '../../../content/base/define-kind';
import {
  allTitlesOf,
  altTextsIn,
  describeKind,
  entryFrom,
  isNamedByOthers,
  placeOf,
  searchedTexts,
} from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { entriesReader, allEntriesReader } from './entries';
import { collection, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { completeReader, concatReaders } from '../../../shared/lists/read-lists';
import { matchesSearch } from '../../../shared/search/matches-search';
import { isSearchKind, parseSearchKey } from '../../../content/search/search-entry';
import { UNPUBLISHED } from '../../../firebase/collections';
import { unpublishedFromDocument } from '../../documents/unpublished';
import {
  SETTING_PICTURES,
  type SettingPicture,
  type StoredSettings,
} from '../../../content/settings/settings';
import { firestore, readDocuments } from '../../../firebase/firestore';
import { galleryReader } from '../gallery';
import { timeOrderedReader } from '../time-ordered-reads';
import { readSettings } from '../../settings/settings-reader';
import { readListIndex } from './index-reader';
import { byListOrder, isReadAtOnce, SEARCH_BATCH } from './all-entries';

export interface StoredPicture {
  /** The address of the picture, which identifies it. */
  readonly id: string;
  readonly picture: Picture;
  /** The kind of the entry that shows the picture; 'settings' is not an entry. */
  readonly kind: EntryKind | 'settings';
  /** The title of the entry, or else the description of the picture; '' without both. */
  readonly title: string;
  /** Whether it is the wide picture at the top of a movie's page. */
  readonly isWide: boolean;
}

export interface PicturePage {
  readonly pictures: readonly StoredPicture[];
  /** Whether no further pictures can follow. */
  readonly isLast: boolean;
}

const PICTURES_PER_PAGE = 24;
/**
 * The maximum number of entries that are checked for a page, because most entries do not match a
 * search.
 */
const LOOKED_AT = 200;

/**
 * Returns a function that reads the next pictures of a source whose title, texts or movie match a search: up
 * to PICTURES_PER_PAGE, fewer if matches are rare. The function throws NoSearchIndexError, FirestoreError or
 * TimeoutError.
 */
export function storedPictures(source: PictureSource, search: string): () => Promise<PicturePage> {
  const seen = new Set<string>();
  const waiting: StoredPicture[] = [];
  let reader: ReadNext<Found> | undefined;
  let isEnded = false;

  return async () => {
    reader ??= await readSource(source, { search, size: PICTURES_PER_PAGE });
    for (let looked = 0; !isEnded && waiting.length < PICTURES_PER_PAGE && looked < LOOKED_AT;) {
      const found = await reader();
      looked += Math.max(1, found.length);
      isEnded = found.length === 0;
      for (const picture of found.flatMap(picturesOf)) {
        if (seen.has(picture.id)) continue;
        seen.add(picture.id);
        waiting.push(picture);
      }
    }
    const pictures = waiting.splice(0, PICTURES_PER_PAGE);
    return { pictures, isLast: isEnded && waiting.length === 0 };
  };
}

function picturesOf({ kind, matches, title, picture, backdrop }: Found): readonly StoredPicture[] {
  if (!matches) return [];
  const named = (each: Picture, isWide: boolean) => ({
    id: each.src,
    picture: each,
    kind,
    title: title || each.alt || '',
    isWide,
  });
  return [
    ...(picture ? [named(picture, false)] : []),
    ...(backdrop ? [named(backdrop, true)] : []),
  ];
}

/** The sources of pictures: kinds of entries, unpublished entries, and the settings. */
export type PictureSource = EntryKind | 'unpublished' | 'settings';

/** The pictures of an entry, and whether the entry matches the search. */
interface Found extends Shown {
  readonly kind: EntryKind | 'settings';
  readonly matches: boolean;
}

interface Shown {
  readonly title?: string | undefined;
  readonly picture?: Picture | undefined;
  readonly backdrop?: Backdrop | undefined;
  readonly movieId?: string | undefined;
}

interface PictureQuery {
  readonly search: string;
  /** Entries per page. */
  readonly size: number;
}

type Read = ReadNext<Found>;

/**
 * Returns the reader of a source. For kinds in the search index, a search uses the index and finds
 * entries of a matching movie; all other entries are checked one by one.
 */
const readSource = async (source: PictureSource, pictureQuery: PictureQuery): Promise<Read> =>
  source === 'unpublished'
    ? readUnpublished(pictureQuery)
    : source === 'settings'
      ? readSettingsPictures(pictureQuery)
      : readKind(source, pictureQuery);

async function readKind(kind: EntryKind, { search, size }: PictureQuery): Promise<Read> {
  const movies = referenceOf(kind) ? await moviesFound(search) : [];
  const all = allEntriesReader(kind, search ? SEARCH_BATCH : size);
  const matches = (entry: EntryOf<EntryKind>) => matchesSearch(searchedTexts(kind, entry), search);
  if (isReadAtOnce(kind)) {
    return entriesOf(kind, all, (entry) => movies.includes(entry.movieId ?? '') || matches(entry));
  }
  const named = movies.map((movieId) => entriesOf(kind, entriesNaming(kind, movieId, size)));
  return concatReaders(
    ...named,
    isSearchKind(kind)
      ? entriesOf(kind, entriesReader(kind, { search }, { pageSize: size }))
      : entriesOf(kind, all, matches),
  );
}

/** Returns the stored name of the field that names a movie; undefined for a kind without one. */
function referenceOf(kind: EntryKind): string | undefined {
  const found = fieldsIn(describeKind(kind)).find(([, { to }]) => to && isNamedByOthers(to));
  return found && (found[1].stored ?? found[0]);
}

/** Returns a reader of the entries of a kind that name a movie, in the order of their list. */
function entriesNaming(kind: EntryKind, movieId: string, size: number): ReadNext<Shown> {
  if (placeOf(kind).source.groups.length > 0) return galleryReader({ movieId, size });
  const reference = referenceOf(kind);
  if (!reference) return async () => [];
  return completeReader(async () => {
    const naming = entryQueries(kind).map((entries) =>
      readDocuments(query(entries, where(reference, '==', movieId), limit(SEARCH_BATCH))),
    );
    return (await Promise.all(naming))
      .flat()
      .flatMap((document) => entryFrom(kind, document.ref, document.data()) ?? [])
      .toSorted(byListOrder(kind));
  });
}

function readUnpublished({ search, size }: PictureQuery): Read {
  const drafts = timeOrderedReader(collection(firestore, UNPUBLISHED), {
    pageSize: search ? SEARCH_BATCH : size,
    order: [orderBy('saved', 'desc')],
    read: (document) => unpublishedFromDocument(document.id, document.data()),
  });
  return async () =>
    (await drafts()).map(({ kind, entry }) => {
      const shown: Shown = entry;
      const matches = matchesSearch([...allTitlesOf(entry), ...altTextsIn(entry.picture)], search);
      return { ...shown, kind, matches };
    });
}

const readSettingsPictures = ({ search }: PictureQuery): Read =>
  entriesOf('settings', completeReader(settingsPictures), ({ title, picture }) =>
    matchesSearch([title ?? '', ...altTextsIn(picture)], search),
  );

const entriesOf =
  <T extends Shown>(
    kind: Found['kind'],
    read: ReadNext<T>,
    matches: (entry: T) => boolean = () => true,
  ): Read =>
  async () =>
    (await read()).map((entry) => ({
      kind,
      title: entry.title,
      picture: entry.picture,
      backdrop: entry.backdrop,
      matches: matches(entry),
    }));

/** The maximum number of matching movies whose entries are searched for pictures. */
const MOVIES_MAX = 5;

/** Returns the ids of the newest movies that match a search; none if there is no search. */
async function moviesFound(search: string): Promise<readonly string[]> {
  if (!search) return [];
  const [{ entries }, { matchingEntries }] = await Promise.all([
    readListIndex(),
    import('../../../content/search/matching-entries'),
  ]);
  const found = matchingEntries(entries, 'movie', { search });
  return found.slice(0, MOVIES_MAX).map(({ key }) => parseSearchKey(key).id);
}

/** For each picture in the settings: its title. */
const TITLES: Readonly<Record<SettingPicture, (settings: StoredSettings) => string | undefined>> = {
  storyPicture: () => 'Our story',
  producer1Picture: ({ producer1 }) => producer1,
  producer2Picture: ({ producer2 }) => producer2,
};

/** Returns the pictures of /about, each in the form of an entry. */
async function settingsPictures(): Promise<readonly Shown[]> {
  const settings = await readSettings();
  return SETTING_PICTURES.map((name) => ({
    title: TITLES[name](settings),
    picture: settings[name],
  }));
}
