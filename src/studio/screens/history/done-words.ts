import { isNextId } from '../../../store/documents/unpublished';
import type { Activity } from '../../../store/history/activity';

const DONE = {
  edited: 'Edited',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  restored: 'Restored',
} as const;

/** What somebody has done, and what else is known of it. */
interface Done {
  readonly what: string;
  readonly more?: string;
}

/** Returns the words for what somebody has done: 'Set an end' and ': 29 Nov, 20:00' (product 30.11). */
export function doneIn(activity: Activity): Done {
  const { did, draft, to } = activity;
  switch (did) {
    case 'added':
      if (draft === undefined) return { what: 'Added' };
      return timed(activity, isNextId(draft) ? BEGUN : ADDED);
    case 'scheduled':
      return timed(activity, SCHEDULED);
    case 'ending':
      return ended(activity);
    case 'moved':
      return { what: 'Moved', more: to === undefined ? '' : ` to place ${to}` };
    default:
      return { what: DONE[did] };
  }
}

/** The same, done several times: 'Set an end 3 times, last: 29 Nov, 20:00'. */
export function doneTimes({ what, more = '' }: Done, times: number): string {
  if (times === 1) return `${what}${more}`;
  return `${what} ${times} times${more && `, last${more}`}`;
}

const ADDED = { never: 'Added as a draft', now: 'Added', later: 'Added for a set time' };
const BEGUN = {
  ...ADDED,
  never: 'Began a next version',
  later: 'Began a next version for a set time',
};
const SCHEDULED = { never: 'Made a draft', now: 'Published', later: 'Set a time' };

/** What has a time from which it is on the site, or not any more; it may have an end besides. */
function timed({ publishAt, until, at }: Activity, words: typeof ADDED): Done {
  if (!publishAt) return { what: words.never };
  const end = until ? ` until ${timeIn(until, at)}` : '';
  if (publishAt <= at) return { what: words.now, more: end };
  return { what: words.later, more: `: ${timeIn(publishAt, at)}${end && `,${end}`}` };
}

const ended = ({ until, at }: Activity): Done =>
  until ? { what: 'Set an end', more: `: ${timeIn(until, at)}` } : { what: 'Removed the end' };

const DAY_AND_TIME = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const ofThatYear = new Intl.DateTimeFormat('en-IN', DAY_AND_TIME);
const ofAnotherYear = new Intl.DateTimeFormat('en-IN', { ...DAY_AND_TIME, year: 'numeric' });

/** A time, with its year if it was set in another one. */
const timeIn = (time: Date, setAt: Date): string =>
  (time.getFullYear() === setAt.getFullYear() ? ofThatYear : ofAnotherYear).format(time);
