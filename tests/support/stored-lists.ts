import { listAll } from '../../src/store/read/admin/all-entries';
import { vi } from 'vitest';
import type { HeroBanner } from '../../src/content/banner/banner';
import type { SearchKind } from '../../src/content/base/define-kind';
import type { CinemaEvent } from '../../src/content/event/event';
import type { Video } from '../../src/content/video/video';
import type { EntryKind, EntryOf } from '../../src/content/entry';
import { lacking } from '../../src/content/search/list-questions';
import { searchEntryOf } from '../../src/content/search/stored-entry';
import { adminEntriesReader } from '../../src/store/read/admin/entries';
import { listAnnouncements } from '../../src/store/read/lists';
import { inOrder, pagesOf } from './builders';
import { store, stored } from './stored-entries';

/** These videos are stored; the mocked services read and change them. */
export function storedVideos(...videos: readonly Video[]): void {
  store('video', videos);
  readLists();
}

/** These events are stored; the mocked services read and change them. */
export function storedEvents(...events: readonly CinemaEvent[]): void {
  store('event', events);
  readLists();
}

/** These banners are stored; the mocked services read and change them. */
export function storedBanners(...banners: readonly HeroBanner[]): void {
  store('banner', banners);
  readLists();
}

/** The mocked services of lists read what is stored. */
export function readLists(): void {
  vi.mocked(adminEntriesReader).mockImplementation((kind, { search, order, lack }) => {
    const found = listed(kind, order)
      .filter((entry) => lacking([searchEntryOf(kind, entry)], lack).length > 0)
      .filter(({ title }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
  vi.mocked(listAll).mockImplementation(async (kind) => all(kind));
}

const listed = <Kind extends SearchKind>(kind: Kind, order: 'newest' | 'oldest' | undefined) =>
  (order ? inOrder(stored(kind) as never, order) : stored(kind)) as readonly (EntryOf<Kind> & {
    readonly title: string;
  })[];

const all = <Kind extends EntryKind>(kind: Kind): Promise<readonly EntryOf<Kind>[]> =>
  (kind === 'announcement' ? listAnnouncements() : Promise.resolve(stored(kind))) as Promise<
    readonly EntryOf<Kind>[]
  >;
