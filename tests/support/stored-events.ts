import { searchEntryOf } from '../../src/firebase/converters/search-entry';
import { vi } from 'vitest';
import type { CinemaEvent } from '../../src/content/event/event';
import { lacking } from '../../src/domain/search/missing';
import { adminEventsReader } from '../../src/services/admin-lists/events';
import { pagesOf } from './builders';
import { store, stored } from './stored-entries';

/** These events are stored; the mocked services read and change them. */
export function storedEvents(...events: readonly CinemaEvent[]): void {
  store('event', events);
  vi.mocked(adminEventsReader).mockImplementation(({ search, lack }) => {
    const found = stored('event')
      .filter(({ title }) => title.includes(search))
      .filter((event) => lacking([searchEntryOf('event', event)], lack).length > 0);
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
}
