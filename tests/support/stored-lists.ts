import { vi } from 'vitest';
import type { SearchKind } from '../../src/content/base/define-kind';
import type { EntryKind, EntryOf } from '../../src/content/entry';
import { imageLacks } from '../../src/content/image/image';
import { moviesAsked } from '../../src/content/search/asked';
import { lacking, matchesSearch } from '../../src/content/search/list-questions';
import { movieKey } from '../../src/content/search/search-entry';
import { searchEntryOf } from '../../src/store/search/search-entries';
import { listAll } from '../../src/store/read/admin/all-entries';
import { adminEntriesReader, adminGalleryReader } from '../../src/store/read/admin/entries';
import { adminMoviesReader } from '../../src/store/read/admin/movies';
import { listAnnouncements } from '../../src/store/read/lists';
import { getMovie } from '../../src/store/read/movies';
import { takenAddresses } from '../../src/store/write/movie-addresses';
import { inOrder, pagesOf } from './builders';
import { stored } from './stored-entries';

/** The mocked services of lists read what is stored. */
export function readLists(): void {
  vi.mocked(listAnnouncements).mockImplementation(async () => stored('announcement'));
  vi.mocked(listAll).mockImplementation(async (kind) => all(kind));
  vi.mocked(adminEntriesReader).mockImplementation((kind, { search, order, lack }) =>
    pagesBy(
      25,
      listed(kind, order)
        .filter((entry) => lacking([searchEntryOf(kind, entry)], lack).length > 0)
        .filter(({ title }) => title.includes(search)),
    ),
  );
  vi.mocked(adminGalleryReader).mockImplementation(({ search, lack }, size = 25) =>
    pagesBy(
      size,
      stored('image')
        .filter(({ title = '' }) => title.includes(search))
        .filter((image) => !lack || imageLacks(image, lack)),
    ),
  );
  vi.mocked(adminMoviesReader).mockImplementation((question) => {
    const { status, search } = question;
    const asked = moviesAsked(
      stored('movie').map((one) => searchEntryOf('movie', one)),
      { ...question, search: '' },
    );
    const found = asked.flatMap(({ key }) =>
      stored('movie').filter((one) => movieKey(one) === key),
    );
    return pagesBy(
      20,
      found
        .filter((movie) => status === 'All' || movie.status === status)
        .filter(({ title }) => matchesSearch([title], search)),
    );
  });
  vi.mocked(getMovie).mockImplementation(async (id) => movieAt(id) ?? null);
  vi.mocked(takenAddresses).mockImplementation(async (ids) => new Set(ids.filter(movieAt)));
}

const movieAt = (id: string) => stored('movie').find((movie) => movie.id === id);

const pagesBy = <T>(size: number, found: readonly T[]) =>
  pagesOf(
    ...Array.from({ length: Math.ceil(found.length / size) }, (_, page) =>
      found.slice(page * size, page * size + size),
    ),
  );

const listed = <Kind extends SearchKind>(kind: Kind, order: 'newest' | 'oldest' | undefined) =>
  (order ? inOrder(stored(kind) as never, order) : stored(kind)) as readonly (EntryOf<Kind> & {
    readonly title: string;
  })[];

const all = <Kind extends EntryKind>(kind: Kind): Promise<readonly EntryOf<Kind>[]> =>
  (kind === 'announcement' ? listAnnouncements() : Promise.resolve(stored(kind))) as Promise<
    readonly EntryOf<Kind>[]
  >;
