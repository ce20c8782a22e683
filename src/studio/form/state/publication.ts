import {
  formatPublicationTime,
  localTimeOf,
  timeFromLocal,
} from '../../../store/documents/publication-time';
import {
  publicationEnd,
  publicationFrom,
  publicationStart,
  type Publication,
} from '../../../store/documents/unpublished';
import type { FormTexts } from './entry-form-options';
import type { FormValues } from '../fields/form-values';
import { useNow } from '../../../shared/ui/useNow';

/** The names of the choice and its time among the form values. */
export const CHOICE = 'publication';
export const TIME = 'time of publication';
/** The names of the checkbox "has an end" and of the end's time. */
export const ENDS = 'has an end';
export const END = 'end of publication';

/** The value of a ticked checkbox. */
export const YES = 'yes';

/** The values of the choice, as browser drafts store them, with their labels. */
export const CHOICES = { now: 'Publish now', draft: 'Save as draft', at: 'Publish on …' } as const;
type Choice = keyof typeof CHOICES;

/** Older versions stored the labels of that time as values; browser drafts may still have them. */
const OLDER = new Map<unknown, Choice>([
  ['Publish now', 'now'],
  ['Save as draft', 'draft'],
  ['Publish on …', 'at'],
]);

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' && Object.hasOwn(CHOICES, value);

const choiceOf = (start: 'now' | 'draft' | Date): Choice => (start instanceof Date ? 'at' : start);

/** Returns the choice that replaces an unknown one and never publishes. */
const safeChoice = (stored: string | undefined): Choice => (stored === 'at' ? stored : 'draft');

const knownChoice = (value: unknown): Choice | undefined =>
  isChoice(value) ? value : OLDER.get(value);

const choiceIn = (values: FormValues, stored: Publication): Choice =>
  knownChoice(values[CHOICE]) ?? safeChoice(choiceOf(publicationStart(stored)));

type Texts = Readonly<Record<string, unknown>>;

/**
 * Converts the choice in a browser draft to the values of this version; `stored` are the values of
 * the stored entry.
 */
export function withKnownChoice(
  draft: { readonly values: Texts; readonly base: Texts },
  stored: FormValues,
) {
  const known = (texts: Texts, unknown: string | undefined): Texts =>
    CHOICE in texts ? { ...texts, [CHOICE]: knownChoice(texts[CHOICE]) ?? unknown } : texts;
  return {
    base: known(draft.base, stored[CHOICE]),
    values: known(draft.values, safeChoice(stored[CHOICE])),
  };
}

/** Returns a value of these fields as text for a message. */
export function publicationValueText(name: string, value: string): string {
  if (name === CHOICE) return isChoice(value) ? CHOICES[value] : value;
  const time = name === TIME || name === END ? timeFromLocal(value) : null;
  return time ? formatPublicationTime(time) : value;
}

/** Returns the form values of a publication; none for a published entry. */
export function publicationValues(publication: Publication | undefined): FormValues {
  if (publication === undefined) return {};
  const start = publicationStart(publication);
  const end = publicationEnd(publication);
  return {
    [CHOICE]: choiceOf(start),
    [TIME]: start instanceof Date ? localTimeOf(start) : '',
    [ENDS]: end ? YES : '',
    [END]: end ? localTimeOf(end) : '',
  };
}

/** The parsed choice: when the entry is to be published, or the errors. */
interface ChosenPublication {
  readonly publication?: Publication;
  readonly error?: string | undefined;
  readonly endError?: string | undefined;
}

/**
 * Parses the choice in a form; `stored` is the stored publication. Times are in the browser's time
 * zone.
 */
export function chosenPublication(
  values: FormValues,
  stored: Publication,
  now: number,
): ChosenPublication {
  const choice = choiceIn(values, stored);
  if (choice === 'draft') return { publication: 'draft' };
  const { start, error } =
    choice === 'now' ? NOW : chosenTime(values, publicationStart(stored), now);
  if (!values[ENDS]) return { ...(start && { publication: start }), error };
  const until = timeFromLocal(values[END] ?? '');
  const endError = endProblem(until, start, now);
  const publication = start && until && publicationFrom(start, until);
  return { ...(publication && { publication }), error, endError };
}

const NOW = { start: 'now', error: undefined } as const;

function chosenTime(values: FormValues, stored: Publication, now: number) {
  // If the field is unchanged, the stored time stays, which has seconds that the field does not
  // show, and may pass while the form is open.
  if (values[TIME] === publicationValues(stored)[TIME] && stored instanceof Date) {
    return { start: stored };
  }
  const start = timeFromLocal(values[TIME] ?? '');
  if (!start) return { error: NO_TIME };
  return { start, error: start.getTime() <= now ? TIME_PASSED : undefined };
}

const TIME_PASSED = 'That time has passed. Choose a later one, or publish now.';

/** The parsed choice of a form; empty for a published entry. */
export function usePublication(stored: Publication | undefined, values: FormValues) {
  const [now, readClock] = useNow(values[CHOICE] === 'at' || values[ENDS] === YES);
  const chosenAt = (time: number) =>
    stored === undefined ? {} : chosenPublication(values, stored, time);
  return {
    now,
    chosen: chosenAt(now),
    /** Parses the choice with the current time. */
    check: () => chosenAt(readClock()),
  };
}

/** Returns the message after an entry was saved with this choice. */
export const savedMessage = (publication: Publication, now: number): string => {
  const start = publicationStart(publication);
  const end = publicationEnd(publication);
  const until = end ? ` until ${formatPublicationTime(end)}` : '';
  if (start === 'now') return `Published${until}.`;
  if (start === 'draft') return 'Saved as a draft. Visitors do not see it.';
  if (start.getTime() <= now) return `Saved. Visitors see it${until || ' already'}.`;
  return `Scheduled: ${formatPublicationTime(start)}${until && `,${until}`}.`;
};

/**
 * Returns the form's texts (button, messages) for the chosen publication: now, draft or a time.
 * They are unchanged if an entry is published at once.
 */
export function publicationTexts(
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
  JSON.stringify([publicationStart(publication), publicationEnd(publication)]);

/** The texts of a form whose entry no longer exists. */
export const AS_NEW_DRAFT = {
  action: 'Store as a new draft',
  pendingAction: 'Saving...',
  done: savedMessage('draft', 0),
};

const NO_TIME = 'Please choose a date and a time.';

/**
 * Returns the error for the end of an entry that is published at `start`; undefined if it is valid.
 */
export function endProblem(end: Date | null, start: 'now' | Date | undefined, now: number) {
  if (!end) return NO_TIME;
  if (end.getTime() <= now) return 'That end has passed. Choose a later one.';
  if (start instanceof Date && end <= start) {
    return 'It would end before it begins. Choose a later end.';
  }
  return undefined;
}
