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

/** The values of the choice, as kept forms have them, with their labels. */
export const CHOICES = { now: 'Publish now', draft: 'Save as draft', at: 'Publish on …' } as const;
type Choice = keyof typeof CHOICES;

/** The labels of then, which forms that older versions have kept have as values. */
const OLDER = new Map<unknown, Choice>([
  ['Publish now', 'now'],
  ['Save as draft', 'draft'],
  ['Publish on …', 'at'],
]);

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' && Object.hasOwn(CHOICES, value);

const choiceOf = (start: 'now' | 'draft' | Date): Choice => (start instanceof Date ? 'at' : start);

/** Returns the choice that replaces an unknown one; it never publishes. */
const safeChoice = (stored: string | undefined): Choice => (stored === 'at' ? stored : 'draft');

const knownChoice = (value: unknown): Choice | undefined =>
  isChoice(value) ? value : OLDER.get(value);

const choiceIn = (values: FormValues, stored: Publication): Choice =>
  knownChoice(values[CHOICE]) ?? safeChoice(choiceOf(startOf(stored)));

type Texts = Readonly<Record<string, unknown>>;

/** The content of a kept form with its choice in the words of this version; `stored` is what it opens with. */
export function withKnownChoice(
  kept: { readonly values: Texts; readonly base: Texts },
  stored: FormValues,
) {
  const known = (texts: Texts, unknown: string | undefined): Texts =>
    CHOICE in texts ? { ...texts, [CHOICE]: knownChoice(texts[CHOICE]) ?? unknown } : texts;
  return {
    base: known(kept.base, stored[CHOICE]),
    values: known(kept.values, safeChoice(stored[CHOICE])),
  };
}

/** Returns a value of these fields as a sentence about a form says it. */
export function shownValue(name: string, value: string): string {
  if (name === CHOICE) return isChoice(value) ? CHOICES[value] : value;
  const time = name === TIME || name === END ? timeFromLocal(value) : null;
  return time ? formatPublicationTime(time) : value;
}

/** The values of a form with that choice; none for a published entry. */
export function publicationValues(publication: Publication | undefined): FormValues {
  if (publication === undefined) return {};
  const start = startOf(publication);
  const end = endOf(publication);
  return {
    [CHOICE]: choiceOf(start),
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
  const choice = choiceIn(values, stored);
  if (choice === 'draft') return { publication: 'draft' };
  const { start, error } = choice === 'now' ? NOW : chosenTime(values, startOf(stored), now);
  if (!values[ENDS]) return { ...(start && { publication: start }), error };
  const until = timeFromLocal(values[END] ?? '');
  const endError = endProblem(until, start, now);
  const publication = start && until && publicationFrom(start, until);
  return { ...(publication && { publication }), error, endError };
}

const NOW = { start: 'now', error: undefined } as const;

function chosenTime(values: FormValues, stored: Publication, now: number) {
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
  const [now, readClock] = useNow(values[CHOICE] === 'at' || values[ENDS] === YES);
  const chosenAt = (time: number) =>
    stored === undefined ? {} : chosenPublication(values, stored, time);
  return {
    now,
    chosen: chosenAt(now),
    /** The choice by the clock of this moment. */
    check: () => chosenAt(readClock()),
  };
}

/** Returns the message after an entry was saved with that choice. */
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
  if (stored === undefined) return texts;
  const choice = choiceIn(values, stored);
  if (stored === 'now' && choice === 'now') return texts;
  const isStored = publication !== undefined && isSame(publication, stored);
  return {
    ...texts,
    action: isStored ? 'Save' : choice === 'at' ? 'Schedule' : CHOICES[choice],
    pendingAction: 'Saving...',
    done: publication === undefined ? texts.done : savedMessage(publication, now),
  };
}

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

/** Returns the problem of the end of an entry that is on the site from `start` on; undefined if it has none. */
export function endProblem(end: Date | null, start: 'now' | Date | undefined, now: number) {
  if (!end) return NO_TIME;
  if (end.getTime() <= now) return 'That end has passed. Choose a later one.';
  if (start instanceof Date && end <= start) {
    return 'It would end before it begins. Choose a later end.';
  }
  return undefined;
}
