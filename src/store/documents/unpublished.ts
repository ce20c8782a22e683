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
  /** The entry as it will be published; `publishedAt` of a scheduled one is its scheduled time. */
  readonly entry: EntryOf<Kind>;
  /** When visitors can see the entry; undefined for a draft. */
  readonly publishAt?: Date | undefined;
  /** When a scheduled entry leaves the site and becomes a draft; undefined if it has no end. */
  readonly until?: Date | undefined;
  /** When a draft left the site, if it had an end. */
  readonly leftAt?: Date | undefined;
  readonly savedAt: Date;
  /** For a next version: the published entry as it was stored when the version was begun. */
  readonly base?: StoredFields | undefined;
}

/**
 * An entry that is stored in `unpublished`: a draft, a scheduled entry, a due entry that has not
 * been released yet, or an entry that is on the site until its end.
 */
export type Unpublished<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: UnpublishedOf<K>;
}[Kind];

/** Returns a draft with its entry, which has to be of the same kind. */
export const withEntry = <Kind extends EntryKind>(
  draft: Omit<UnpublishedOf<Kind>, 'entry'>,
  entry: unknown,
) => ({ ...draft, entry }) as Unpublished<Kind>;

/** Returns the entry if it is of a kind; otherwise undefined. */
export function entryIfOfKind<Kind extends EntryKind>(
  one: Pick<Unpublished, 'kind' | 'entry'>,
  kind: Kind,
): EntryOf<Kind> | undefined;
export function entryIfOfKind(one: Pick<Unpublished, 'kind' | 'entry'>, kind: EntryKind) {
  return one.kind === kind ? one.entry : undefined;
}

/** The editor's choice of publication: at once, as a draft, at a time, or with an end. */
export type Publication = 'now' | 'draft' | Date | PublicationWindow;

/** A publication with an end. */
interface PublicationWindow {
  readonly from: 'now' | Date;
  readonly until: Date;
}

const isWindow = (publication: Publication): publication is PublicationWindow =>
  typeof publication === 'object' && 'until' in publication;

export const publicationStart = (publication: Publication): 'now' | 'draft' | Date =>
  isWindow(publication) ? publication.from : publication;

/** Returns the end of a publication; undefined if it has none. */
export const publicationEnd = (publication: Publication): Date | undefined =>
  isWindow(publication) ? publication.until : undefined;

/** Returns the publication with a start and an end; a draft has no end. */
export const publicationFrom = (start: 'now' | 'draft' | Date, until?: Date): Publication =>
  until && start !== 'draft' ? { from: start, until } : start;

/** Returns the publication of a stored unpublished entry. */
export const publicationOf = ({
  publishAt,
  until,
}: Pick<Unpublished, 'publishAt' | 'until'>): Publication =>
  publicationFrom(publishAt ?? 'draft', until);

/** Returns whether the time of publication has come. */
export const isDue = ({ publishAt }: Pick<Unpublished, 'publishAt'>, now = Date.now()): boolean =>
  publishAt !== undefined && publishAt.getTime() <= now;

/** Returns whether the entry has to be moved to its collection now; one with an end is never moved. */
export const isReleasable = (entry: Pick<Unpublished, 'publishAt' | 'until'>, now?: number) =>
  !entry.until && isDue(entry, now);

/** Thrown when the start or the end has passed by the server's clock. */
export class TimePassedError extends Error {
  override readonly name = 'TimePassedError';
  readonly code = 'time-passed';

  constructor() {
    super('That time has passed');
  }
}

/** Thrown when the server refused a scheduled time, which has probably passed by its clock. */
export class ScheduleRefusedError extends Error {
  override readonly name = 'ScheduleRefusedError';
  readonly code = 'schedule-refused';

  constructor(cause: unknown) {
    super('The server refused the time of publication', { cause });
  }
}

/** Returns the id of the next version of an entry, which has at most one. */
export const nextIdOf = (kind: EntryKind, id: string): EntryId => `${kind}:next:${id}`;

export const isNextId = (id: string): boolean => /^[a-z]+:next:/.test(id);

/**
 * The stored end of an entry without an end, because visitors' query for ends in the future does
 * not find documents without the field (product 38.3). The security rules contain its year.
 */
export const NO_END = new Date('9999-01-01T00:00:00Z');

/** Returns the unpublished entry in a document; null if the document is malformed. */
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
  // Where keys are times, the key of a scheduled entry is its time. A next version has the key and
  // time of the published entry.
  const entryId = !base && publishAt && keyAt ? keyAt(publishAt.getTime()) : idIn(ref);
  const timestamp = base ? base['timestamp'] : publishAt;
  const content = entryWithId(kind, entryId, path, { ...asRecord(entry), timestamp });
  if (!content) return null;
  return withEntry({ ...ref, ...times, savedAt, ...(base && { base }) }, content);
}

/**
 * Returns the times in the document of an unpublished entry. An entry whose end has passed is a
 * draft, even before a visit has changed it.
 */
export function timesIn(data: unknown): Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'> {
  const { publishAt: time, until: end } = asRecord(data);
  const publishAt = asDate(time);
  const ending = asDate(end);
  const until = ending && ending < NO_END ? ending : undefined;
  if (until && until.getTime() <= Date.now()) return { leftAt: until };
  return { ...(publishAt && { publishAt, ...(until && { until }) }) };
}
