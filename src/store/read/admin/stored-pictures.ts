import type { EntryKind, EntryOf } from '../../../content/entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import type { Picture, Backdrop } from '../../../shared/pictures/picture';
import { fieldsIn } from '../../../content/base/define-kind';
import {
  allTitlesOf,
  altsOf,
  describeKind,
  entryFrom,
  isNamedByOthers,
  placeOf,
  searchedTexts,
} from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { entriesReader, everyEntry } from './entries';
import { collection, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { atOnce, inTurn } from '../../../shared/lists/read-lists';
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
import { byListOrder, isAtOnce, SEARCH_BATCH } from './all-entries';

/** A picture that is stored already. */
export interface StoredPicture {
  /** Its address, which no other picture has. */
  readonly id: string;
  readonly picture: Picture;
  /** The entry that shows it; 'settings' are no entry. */
  readonly kind: EntryKind | 'settings';
  /** The title of that, or what the picture shows; '' without both. */
  readonly title: string;
  /** The picture behind the head of a movie's page. */
  readonly isWide: boolean;
}

export interface PicturePage {
  readonly pictures: readonly StoredPicture[];
  /** Whether there is nothing more to look at. */
  readonly isLast: boolean;
}

const PICTURES_PER_PAGE = 24;
/** Entries that are looked at for a page at most, as some have no picture and most do not match. */
const LOOKED_AT = 200;

/**
 * Returns a function that reads the next pictures of a source, of which the title, the words or the movie
 * match a search: up to PICTURES_PER_PAGE, and fewer where they are rare. It throws NoSearchIndexError,
 * FirestoreError or TimeoutError.
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

/** Where pictures are chosen from: the kinds of entries, what is not published, and the settings. */
export type PictureSource = EntryKind | 'unpublished' | 'settings';

/** What an entry shows, and whether it matches the search. */
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

interface Asked {
  readonly search: string;
  /** Entries of a page. */
  readonly size: number;
}

type Read = ReadNext<Found>;

/**
 * Returns what reads the entries of a source. A search asks the search index where that has the kind, and
 * the movies that it finds for what belongs to them; what remains is looked at one after the other.
 */
const readSource = async (source: PictureSource, asked: Asked): Promise<Read> =>
  source === 'unpublished'
    ? readUnpublished(asked)
    : source === 'settings'
      ? readSettingsPictures(asked)
      : readKind(source, asked);

async function readKind(kind: EntryKind, { search, size }: Asked): Promise<Read> {
  const movies = referenceOf(kind) ? await moviesFound(search) : [];
  const all = everyEntry(kind, search ? SEARCH_BATCH : size);
  const matches = (entry: EntryOf<EntryKind>) => matchesSearch(searchedTexts(kind, entry), search);
  if (isAtOnce(kind)) {
    return entriesOf(kind, all, (entry) => movies.includes(entry.movieId ?? '') || matches(entry));
  }
  const named = movies.map((movieId) => entriesOf(kind, entriesNaming(kind, movieId, size)));
  return inTurn(
    ...named,
    isSearchKind(kind)
      ? entriesOf(kind, entriesReader(kind, { search }, { pageSize: size }))
      : entriesOf(kind, all, matches),
  );
}

/** The stored name of the field that names a movie; undefined for a kind without one. */
function referenceOf(kind: EntryKind): string | undefined {
  const found = fieldsIn(describeKind(kind)).find(([, { to }]) => to && isNamedByOthers(to));
  return found && (found[1].stored ?? found[0]);
}

/** The entries of a collection that name a movie, in the order of their list. */
function entriesNaming(kind: EntryKind, movieId: string, size: number): ReadNext<Shown> {
  if (placeOf(kind).source.groups.length > 0) return galleryReader({ movieId, size });
  const reference = referenceOf(kind);
  if (!reference) return async () => [];
  return atOnce(async () => {
    const naming = entryQueries(kind).map((entries) =>
      readDocuments(query(entries, where(reference, '==', movieId), limit(SEARCH_BATCH))),
    );
    return (await Promise.all(naming))
      .flat()
      .flatMap((document) => entryFrom(kind, document.ref, document.data()) ?? [])
      .toSorted(byListOrder(kind));
  });
}

function readUnpublished({ search, size }: Asked): Read {
  const drafts = timeOrderedReader(collection(firestore, UNPUBLISHED), {
    pageSize: search ? SEARCH_BATCH : size,
    order: [orderBy('saved', 'desc')],
    read: (document) => unpublishedFromDocument(document.id, document.data()),
  });
  return async () =>
    (await drafts()).map(({ kind, entry }) => {
      const shown: Shown = entry;
      const matches = matchesSearch([...allTitlesOf(entry), ...altsOf(entry.picture)], search);
      return { ...shown, kind, matches };
    });
}

const readSettingsPictures = ({ search }: Asked): Read =>
  entriesOf('settings', atOnce(settingsPictures), ({ title, picture }) =>
    matchesSearch([title ?? '', ...altsOf(picture)], search),
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

/** Movies of one search whose pictures are looked for by their ids. */
const MOVIES_MAX = 5;

/** The ids of the newest movies that a search finds; none without one. */
async function moviesFound(search: string): Promise<readonly string[]> {
  if (!search) return [];
  const [{ entries }, { entriesAsked }] = await Promise.all([
    readListIndex(),
    import('../../../content/search/asked'),
  ]);
  const found = entriesAsked(entries, 'movie', { search });
  return found.slice(0, MOVIES_MAX).map(({ key }) => parseSearchKey(key).id);
}

/** What each picture of the settings shows. */
const TITLES: Readonly<Record<SettingPicture, (settings: StoredSettings) => string | undefined>> = {
  storyPicture: () => 'Our story',
  producer1Picture: ({ producer1 }) => producer1,
  producer2Picture: ({ producer2 }) => producer2,
};

/** The pictures of /about, each as if it were an entry. */
async function settingsPictures(): Promise<readonly Shown[]> {
  const settings = await readSettings();
  return SETTING_PICTURES.map((name) => ({
    title: TITLES[name](settings),
    picture: settings[name],
  }));
}
