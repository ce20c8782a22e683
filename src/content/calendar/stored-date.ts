import type { KindName } from '../base/define-kind';
import type { EntryKind, EntryOf } from '../entry';

/** What stands in calendars of an entry: its id there, and its day as it is stored. */
interface StoredDate {
  /** An id that no other entry of the site has. */
  readonly id: string;
  readonly day?: string | undefined;
}

/** The id of an event in calendars; a film has its own. */
export const eventInCalendars = (id: string): string => `event-${id}`;

type Find<Kind extends EntryKind> = (entry: EntryOf<Kind>) => StoredDate;

/** The kinds that stand in calendars. */
const DATES: { readonly [Kind in KindName]?: Find<Kind> } = {
  event: ({ id, day }) => ({ id: eventInCalendars(id), day }),
  movie: ({ id, releaseDate }) => ({ id, day: releaseDate }),
};

/** Returns what stands in calendars of an entry; undefined for other kinds. */
export const storedDateOf = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): StoredDate | undefined => (DATES[kind] as Find<Kind> | undefined)?.(entry);
