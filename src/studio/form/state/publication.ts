import {
  formatPublicationTime,
  localTimeOf,
  timeFromLocal,
} from '../../../store/documents/publication-time';
import {
  endOf,
  publicationFrom,
  startOf,
  type Publication,
} from '../../../store/documents/unpublished';
import type { FormTexts } from './entry-form-options';
import type { FormValues } from '../fields/form-values';
import { useNow } from '../../../shared/ui/useNow';

/** The names of the choice and of its times among the values of a form. */
export const CHOICE = 'publication';
export const TIME = 'time of publication';
/** Whether it ends, and when. */
export const ENDS = 'has an end';
export const END = 'end of publication';

/** The value of a box that is ticked. */
export const YES = 'yes';

/** The values of the choice, as they are shown. */
export const NOW = 'Publish now';
export const DRAFT = 'Save as draft';
export const AT_TIME = 'Publish on …';

/** The values of a form with that choice; none for a published entry. */
export function publicationValues(publication: Publication | undefined): FormValues {
  if (publication === undefined) return {};
  const start = startOf(publication);
  const end = endOf(publication);
  return {
    [CHOICE]: start === 'now' ? NOW : start === 'draft' ? DRAFT : AT_TIME,
    [TIME]: start instanceof Date ? localTimeOf(start) : '',
    [ENDS]: end ? YES : '',
    [END]: end ? localTimeOf(end) : '',
  };
}

/** What the values of a form mean: when the entry is to be published, or what is wrong. */
interface ChosenPublication {
  readonly publication?: Publication;
  readonly error?: string | undefined;
  readonly endError?: string | undefined;
}

/** Reads the choice in a form; `stored` is the entry's own. Times are in the browser's time zone. */
export function chosenPublication(
  values: FormValues,
  stored: Publication,
  now: number,
): ChosenPublication {
  if (values[CHOICE] === DRAFT) return { publication: 'draft' };
  const { start, error } = chosenStart(values, startOf(stored), now);
  if (!values[ENDS]) return { ...(start && { publication: start }), error };
  const until = timeFromLocal(values[END] ?? '');
  const endError = endProblem(until, start, now);
  const publication = start && until && publicationFrom(start, until);
  return { ...(publication && { publication }), error, endError };
}

function chosenStart(values: FormValues, stored: Publication, now: number) {
  if (values[CHOICE] !== AT_TIME) return { start: 'now' } as const;
  // With its seconds, which the field does not show. It may pass while the form is open.
  if (values[TIME] === publicationValues(stored)[TIME] && stored instanceof Date) {
    return { start: stored };
  }
  const start = timeFromLocal(values[TIME] ?? '');
  if (!start) return { error: NO_TIME };
  return { start, error: start.getTime() <= now ? TIME_PASSED : undefined };
}

const TIME_PASSED = 'That time has passed. Choose a later one, or publish now.';

/** The choice when an entry is published, in the values of its form; none for a published entry. */
export function usePublication(stored: Publication | undefined, values: FormValues) {
  const [now, readClock] = useNow(values[CHOICE] === AT_TIME || values[ENDS] === YES);
  const chosenAt = (time: number) =>
    stored === undefined ? {} : chosenPublication(values, stored, time);
  return {
    now,
    chosen: chosenAt(now),
    /** The choice by the clock of this moment. */
    check: () => chosenAt(readClock()),
  };
}

/** What is said when an entry was saved with that choice. */
export const savedMessage = (publication: Publication, now: number): string => {
  const start = startOf(publication);
  const end = endOf(publication);
  const until = end ? ` until ${formatPublicationTime(end)}` : '';
  if (start === 'now') return `Published${until}.`;
  if (start === 'draft') return 'Saved as a draft. Visitors do not see it.';
  if (start.getTime() <= now) return `Saved. Visitors see it${until || ' already'}.`;
  return `Scheduled: ${formatPublicationTime(start)}${until && `,${until}`}.`;
};

/** The texts of a form for the choice in it; unchanged where it publishes at once. */
export function textsFor(
  texts: FormTexts,
  values: FormValues,
  stored: Publication | undefined,
  { publication }: ChosenPublication,
  now: number,
): FormTexts {
  const choice = values[CHOICE];
  if (stored === undefined || (stored === 'now' && choice === NOW)) return texts;
  const isStored = publication !== undefined && isSame(publication, stored);
  return {
    ...texts,
    action: isStored ? 'Save' : (ACTIONS.get(choice ?? '') ?? NOW),
    pendingAction: 'Saving...',
    done: publication === undefined ? texts.done : savedMessage(publication, now),
  };
}

const ACTIONS = new Map([
  [DRAFT, DRAFT],
  [AT_TIME, 'Schedule'],
]);

const isSame = (one: Publication, other: Publication) => signature(one) === signature(other);
const signature = (publication: Publication) =>
  JSON.stringify([startOf(publication), endOf(publication)]);

/** The texts of a form whose entry is gone. */
export const AS_NEW_DRAFT = {
  action: 'Store as a new draft',
  pendingAction: 'Saving...',
  done: savedMessage('draft', 0),
};

const NO_TIME = 'Please choose a date and a time.';

/** What is wrong with the end of an entry that is on the site from `start` on; undefined if nothing is. */
export function endProblem(end: Date | null, start: 'now' | Date | undefined, now: number) {
  if (!end) return NO_TIME;
  if (end.getTime() <= now) return 'That end has passed. Choose a later one.';
  if (start instanceof Date && end <= start) {
    return 'It would end before it begins. Choose a later end.';
  }
  return undefined;
}
