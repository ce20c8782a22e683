import { listAll } from './all-entries';
import { adminEntriesReader } from './entries';
import { collection, orderBy } from 'firebase/firestore/lite';
import type { EntryKind } from '../../domain/entries/entry';
import { atOnce, inTurn } from '../../domain/lists/in-turn';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import type { Backdrop, Picture } from '../../domain/pictures/picture';
import { matchesSearch } from '../../domain/search/search';
import { parseSearchKey } from '../../domain/search/search-entry';
import { UNPUBLISHED } from '../../firebase/collections';
import { unpublishedFromDocument } from '../../firebase/entries/unpublished';
import { firestore } from '../../firebase/firestore';
import { listAnnouncements } from '../entries/announcements';
import { galleryReader } from '../entries/gallery';
import { listMovieEvents } from '../events/events';
import { timeOrderedReader } from '../lists/time-ordered-list';
import { listMovieVideos } from '../movies/movie-videos';
import { readSettings } from '../settings/settings-reader';
import { readListIndex } from './list-index';
import { adminMoviesReader } from './movies';
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
}

interface Asked {
  readonly search: string;
  /** Entries of a page. */
  readonly size: number;
}

type Read = ReadNext<Found>;

/**
 * By source: returns what reads its entries. A search asks the search index where that has the kind, and
 * the movies that it finds for what belongs to them; what remains is looked at one after the other.
 */
export const SHELF_READERS: Readonly<Record<PictureSource, (asked: Asked) => Promise<Read>>> = {
  image: async ({ search, size }) => {
    const movies = await moviesFound(search);
    const all = galleryReader({ size: search ? SEARCH_BATCH : size });
    return inTurn(
      ...movies.map((movieId) => entriesOf('image', galleryReader({ movieId, size }))),
      entriesOf('image', all, ({ title, subtitle, description, picture }) =>
        matchesSearch(texts(title, subtitle, description, picture.alt), search),
      ),
    );
  },
  movie: async ({ search, size }) =>
    entriesOf('movie', adminMoviesReader({ status: 'All', search }, readListIndex, size)),
  banner: async ({ search }) =>
    entriesOf(
      'banner',
      atOnce(() => listAll('banner')),
      ({ title, line, picture }) => matchesSearch(texts(title, line, picture.alt), search),
    ),
  announcement: async ({ search }) => {
    const movies = await moviesFound(search);
    return entriesOf(
      'announcement',
      atOnce(listAnnouncements),
      ({ title, subtitle, movieId = '', picture }) =>
        movies.includes(movieId) || matchesSearch(texts(title, subtitle, picture?.alt), search),
    );
  },
  video: async ({ search, size }) => {
    const movies = await moviesFound(search);
    return inTurn(
      ...movies.map((id) =>
        entriesOf(
          'video',
          atOnce(() => listMovieVideos(id)),
        ),
      ),
      entriesOf('video', adminEntriesReader('video', { search }, readListIndex, size)),
    );
  },
  event: async ({ search, size }) => {
    const movies = await moviesFound(search);
    return inTurn(
      ...movies.map((id) =>
        entriesOf(
          'event',
          atOnce(() => listMovieEvents(id)),
        ),
      ),
      entriesOf('event', adminEntriesReader('event', { search }, readListIndex, size)),
    );
  },
  unpublished: async ({ search, size }) => {
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
  },
  settings: async ({ search }) =>
    entriesOf('settings', atOnce(settingsPictures), ({ title, picture }) =>
      matchesSearch(texts(title, picture?.alt), search),
    ),
};

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
    import('../../domain/search/asked-movies'),
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
