import { type StoredFields, asDate, asRecord } from '../../content/base/stored-values';
import {
  type EntryKind,
  type EntryOf,
  type EntryRef,
  type EntryId,
  idIn,
} from '../../content/entry';
import { entryWithId, kindInId, placeOf } from './kinds';

interface UnpublishedOf<Kind extends EntryKind> extends EntryRef<Kind> {
  /** The entry as it will be; `publishedAt` of one that has a time is that time. */
  readonly entry: EntryOf<Kind>;
  /** When visitors can read it; a draft has no such time. */
  readonly publishAt?: Date | undefined;
  /** When one that has a time leaves the site and is a draft from then on; without it, it stays. */
  readonly until?: Date | undefined;
  /** When a draft left the site, if it had an end. */
  readonly leftAt?: Date | undefined;
  readonly savedAt: Date;
  /** For a next version: the published entry as it was stored when the version was begun. */
  readonly base?: StoredFields | undefined;
}

/**
 * An entry that is not published, that is due and has not been moved to its collection yet, or that is
 * on the site until a set time.
 */
export type Unpublished<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: UnpublishedOf<K>;
}[Kind];

/** The entry, if it is of that kind. */
export const entryOfKind = <Kind extends EntryKind>(
  { kind: own, entry }: Pick<Unpublished, 'kind' | 'entry'>,
  kind: Kind,
): EntryOf<Kind> | undefined => (own === kind ? (entry as EntryOf<Kind>) : undefined);

/** When an entry is to be published: at once, not yet, at that time, or until a set time only. */
export type Publication = 'now' | 'draft' | Date | PublicationWindow;

/** When an entry is on the site that leaves it by itself. */
interface PublicationWindow {
  readonly from: 'now' | Date;
  readonly until: Date;
}

const isWindow = (publication: Publication): publication is PublicationWindow =>
  typeof publication === 'object' && 'until' in publication;

/** When that begins. */
export const startOf = (publication: Publication): 'now' | 'draft' | Date =>
  isWindow(publication) ? publication.from : publication;

/** When that ends; undefined if it does not. */
export const endOf = (publication: Publication): Date | undefined =>
  isWindow(publication) ? publication.until : undefined;

/** Returns what begins and ends then; a draft has no end. */
export const publicationFrom = (start: 'now' | 'draft' | Date, until?: Date): Publication =>
  until && start !== 'draft' ? { from: start, until } : start;

/** What is stored of an unpublished entry. */
export const publicationOf = ({
  publishAt,
  until,
}: Pick<Unpublished, 'publishAt' | 'until'>): Publication =>
  publicationFrom(publishAt ?? 'draft', until);

/** Whether the time of publication has come. */
export const isDue = ({ publishAt }: Pick<Unpublished, 'publishAt'>, now = Date.now()): boolean =>
  publishAt !== undefined && publishAt.getTime() <= now;

/** Whether it is to be moved to its collection: one that has an end is not. */
export const isReleasable = (entry: Pick<Unpublished, 'publishAt' | 'until'>, now?: number) =>
  !entry.until && isDue(entry, now);

/** Thrown when the time of publication or of the end has passed by the server's clock. */
export class TimePassedError extends Error {
  override readonly name = 'TimePassedError';
  readonly code = 'time-passed';

  constructor() {
    super('That time has passed');
  }
}

/**
 * Thrown when the server refused an entry that has a time of publication: by its clock the time may
 * have passed.
 */
export class ScheduleRefusedError extends Error {
  override readonly name = 'ScheduleRefusedError';
  readonly code = 'schedule-refused';

  constructor(cause: unknown) {
    super('The server refused the time of publication', { cause });
  }
}

/** Returns the id of the next version of an entry, of which there is one at most. */
export const nextIdOf = (id: EntryId): EntryId => id.replace(':', ':next:') as EntryId;

export const isNextId = (id: string): boolean => /^[a-z]+:next:/.test(id);

/**
 * The end of what has none. It is stored, as visitors' query asks for an end that is to come, and finds
 * nothing that has no such field (product 38.3). The security rules know its year.
 */
export const NO_END = new Date('9999-01-01T00:00:00Z');

/** The entry in a document of unpublished ones; null for one of another shape. */
export function unpublishedFromDocument(id: string, data: unknown): Unpublished | null {
  const { path, entry, base: begunWith, saved } = asRecord(data);
  const kind = kindInId(id);
  const savedAt = asDate(saved);
  if (!kind || typeof path !== 'string' || !savedAt) return null;
  const times = timesIn(data);
  const { publishAt } = times;
  const ref = { id: `${kind}:${id.slice(kind.length + 1)}` as const, kind, path };
  const { keyAt } = placeOf(kind);
  const base = isNextId(id) ? asRecord(begunWith) : undefined;
  // One that is stored under its time has the key of that time; a next version has what is published.
  const entryId = !base && publishAt && keyAt ? keyAt(publishAt.getTime()) : idIn(ref);
  const timestamp = base ? base['timestamp'] : publishAt;
  const content = entryWithId(kind, entryId, path, { ...asRecord(entry), timestamp });
  if (!content) return null;
  return { ...ref, entry: content, ...times, savedAt, ...(base && { base }) } as Unpublished;
}

/**
 * When the entry in such a document is on the site. One whose end has come is a draft, whether or not a visit
 * has made it one.
 */
export function timesIn(data: unknown): Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'> {
  const { publishAt: time, until: end } = asRecord(data);
  const publishAt = asDate(time);
  const ending = asDate(end);
  const until = ending && ending < NO_END ? ending : undefined;
  if (until && until.getTime() <= Date.now()) return { leftAt: until };
  return { ...(publishAt && { publishAt, ...(until && { until }) }) };
}
