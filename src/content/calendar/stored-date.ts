import type { KindName } from '../base/define-kind';
import type { EntryKind, EntryOf } from '../entry';

/** The calendar date of an entry: its id in calendars, and its day as it is stored. */
interface StoredDate {
  /** The id, unique in the whole site. */
  readonly id: string;
  readonly day?: string | undefined;
}

/** Returns the id of an event in calendars; a film has its own id. */
export const eventInCalendars = (id: string): string => `event-${id}`;

type Find<Kind extends EntryKind> = (entry: EntryOf<Kind>) => StoredDate;

/** For each kind in calendars, the function that returns the calendar date of an entry. */
const DATES: { readonly [Kind in KindName]?: Find<Kind> } = {
  event: ({ id, day }) => ({ id: eventInCalendars(id), day }),
  movie: ({ id, releaseDate }) => ({ id, day: releaseDate }),
};

/** Returns the calendar date of an entry; undefined for kinds that are not in calendars. */
export const storedDateOf = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): StoredDate | undefined => DATES[kind]?.(entry);
