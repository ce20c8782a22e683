import type { EntryKind, EntryOf, EntryRef } from './entry';

interface UnpublishedOf<Kind extends EntryKind> extends EntryRef<Kind> {
  /** The entry as it will be; `publishedAt` of one that has a time is that time. */
  readonly entry: EntryOf<Kind>;
  /** When visitors can read it; a draft has no such time. */
  readonly publishAt?: Date | undefined;
  readonly savedAt: Date;
}

/** An entry that is not published, or that is due and has not been moved to its collection yet. */
export type Unpublished<Kind extends EntryKind = EntryKind> = {
  [K in Kind]: UnpublishedOf<K>;
}[Kind];

/** When an entry is to be published: at once, not yet, or at that time. */
export type Publication = 'now' | 'draft' | Date;

/** Whether the time of publication has come. */
export const isDue = ({ publishAt }: Pick<Unpublished, 'publishAt'>, now = Date.now()): boolean =>
  publishAt !== undefined && publishAt.getTime() <= now;

/** Thrown when the time of publication has passed by the server's clock. */
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
