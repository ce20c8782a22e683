import { vi } from 'vitest';
import type { CinemaEvent } from '../../src/domain/events/cinema-event';
import { adminEventsReader } from '../../src/services/admin-lists/events';
import { pagesOf } from './builders';
import { store, stored } from './stored-entries';

/** These events are stored; the mocked services read and change them. */
export function storedEvents(...events: readonly CinemaEvent[]): void {
  store('event', events);
  vi.mocked(adminEventsReader).mockImplementation(({ search }) => {
    const found = stored('event').filter(({ title }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
}
