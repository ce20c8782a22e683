import { fieldsIn } from '../../../content/base/define-kind';
import { withTimeout } from '../../../shared/failures/timeout';
import { READ_TIMEOUT_MS } from '../../../shared/limits';
import { entryIn } from '../converters';
import { describeKind, isNamedByOthers, textsIn } from '../../documents/kinds';
import { adminEntriesReader } from './entries';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { EntryKind } from '../../../content/entry';
import { atOnce, inTurn } from '../../../shared/lists/in-turn';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import type { Backdrop, Picture } from '../../../shared/pictures/picture';
import { matchesSearch } from '../../../content/search/search';
import { isSearchKind, parseSearchKey } from '../../../content/search/search-entry';
import { UNPUBLISHED } from '../../../firebase/collections';
import { unpublishedFromDocument } from '../../documents/unpublished-document';
import { firestore } from '../../../firebase/firestore';
import { galleryReader } from '../gallery';
import { timeOrderedReader } from '../time-ordered-list';
import { readSettings } from '../../settings/settings-reader';
import { readListIndex } from './list-index';
import { adminMoviesReader } from './movies';
import { byListOrder } from './all-entries';
import { everyEntry, isAtOnce } from './every-entry';
import { SEARCH_BATCH } from './queries';

/** Where pictures are chosen from: the kinds of entries, what is not published, and the settings. */
export type PictureSource = EntryKind | 'unpublished' | 'settings';

/** What an entry shows, and whether it is what was searched. */
export interface Found extends Shown {
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
export const readSource = async (source: PictureSource, asked: Asked): Promise<Read> =>
  source === 'unpublished'
    ? readUnpublished(asked)
    : source === 'settings'
      ? readSettingsPictures(asked)
      : readKind(source, asked);

async function readKind(kind: EntryKind, { search, size }: Asked): Promise<Read> {
  if (describeKind(kind).place.type === 'collections') {
    return entriesOf(kind, adminMoviesReader({ status: 'All', search }, readListIndex, size));
  }
  const movies = referenceOf(kind) ? await moviesFound(search) : [];
  const all = everyEntry(kind, search ? SEARCH_BATCH : size);
  if (isAtOnce(kind)) {
    const matching = (entry: Shown) =>
      movies.includes(entry.movieId ?? '') || matchesSearch(searchedTexts(kind, entry), search);
    return entriesOf<Shown>(kind, all, matching);
  }
  const named = movies.map((movieId) => entriesOf(kind, entriesNaming(kind, movieId, size)));
  return inTurn(
    ...named,
    isSearchKind(kind)
      ? entriesOf(kind, adminEntriesReader(kind, { search }, readListIndex, size))
      : entriesOf<Shown>(kind, all, (entry) => matchesSearch(searchedTexts(kind, entry), search)),
  );
}

/** The stored name of the field that names a movie; undefined for a kind without one. */
function referenceOf(kind: EntryKind): string | undefined {
  const found = fieldsIn(describeKind(kind)).find(([, { to }]) => to && isNamedByOthers(to));
  return found && (found[1].stored ?? found[0]);
}

/** The entries of a collection that name a movie, in the order of their list. */
function entriesNaming(kind: EntryKind, movieId: string, size: number): ReadNext<Shown> {
  const { place } = describeKind(kind);
  if (place.type === 'group') return galleryReader({ movieId, size });
  const reference = referenceOf(kind);
  if (!reference) return async () => [];
  return atOnce(async () => {
    const naming = query(
      collection(firestore, place.path),
      where(reference, '==', movieId),
      limit(SEARCH_BATCH),
    );
    const { docs } = await withTimeout(getDocs(naming), READ_TIMEOUT_MS);
    const entries = docs.map(entryIn(describeKind(kind))).filter((entry) => entry !== null);
    return entries.toSorted(byListOrder(kind)) as Shown[];
  });
}

/** The texts that a search looks at: what was written, and what the picture shows. */
const searchedTexts = (kind: EntryKind, entry: object) => [
  ...textsIn(kind, entry),
  (entry as Shown).picture?.alt ?? '',
];

function readUnpublished({ search, size }: Asked): Read {
  const drafts = timeOrderedReader(collection(firestore, UNPUBLISHED), {
    pageSize: search ? SEARCH_BATCH : size,
    order: [orderBy('saved', 'desc')],
    read: (document) => unpublishedFromDocument(document.id, document.data()),
  });
  return async () =>
    (await drafts()).map(({ kind, entry }) => {
      const shown: Shown = entry;
      const matches = matchesSearch(texts(shown.title, shown.picture?.alt), search);
      return { ...shown, kind, matches };
    });
}

const readSettingsPictures = ({ search }: Asked): Read =>
  entriesOf('settings', atOnce(settingsPictures), ({ title, picture }) =>
    matchesSearch(texts(title, picture?.alt), search),
  );

const texts = (...some: readonly (string | undefined)[]) => some.map((text) => text ?? '');

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
  const [{ entries }, { moviesAsked }] = await Promise.all([
    readListIndex(),
    import('../../../content/search/asked-movies'),
  ]);
  const found = moviesAsked(entries, { status: 'All', search });
  return found.slice(0, MOVIES_MAX).map(({ key }) => parseSearchKey(key).id);
}

/** The pictures of /about (product 27.3), each as if it were an entry. */
async function settingsPictures(): Promise<readonly Shown[]> {
  const { storyPicture, producer1, producer1Picture, producer2, producer2Picture } =
    await readSettings();
  return [
    { title: 'Our story', picture: storyPicture },
    { title: producer1, picture: producer1Picture },
    { title: producer2, picture: producer2Picture },
  ];
}
