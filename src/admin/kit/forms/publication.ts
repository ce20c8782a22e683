import {
  formatPublicationTime,
  localTimeOf,
  timeFromLocal,
} from '../../../domain/entries/publication-time';
import type { Publication, Unpublished } from '../../../domain/entries/unpublished';
import type { FormTexts } from './entry-form';
import type { FormValues } from '../fields/form-values';
import { useNow } from '../../../hooks/useNow';

/** The names of the choice and of its time among the values of a form. */
export const CHOICE = 'publication';
export const TIME = 'time of publication';

/** The values of the choice, as they are shown. */
export const NOW = 'Publish now';
export const DRAFT = 'Save as draft';
export const AT_TIME = 'Publish on …';

/** What is stored of an unpublished entry. */
export const publicationOf = ({ publishAt }: Pick<Unpublished, 'publishAt'>): Publication =>
  publishAt ?? 'draft';

/** The values of a form with that choice; none for a published entry. */
export function publicationValues(publication: Publication | undefined): FormValues {
  if (publication === undefined) return {};
  if (publication instanceof Date) return { [CHOICE]: AT_TIME, [TIME]: localTimeOf(publication) };
  return { [CHOICE]: publication === 'now' ? NOW : DRAFT, [TIME]: '' };
}

/** What the values of a form mean: when the entry is to be published, or what is wrong. */
interface ChosenPublication {
  readonly publication?: Publication;
  readonly error?: string;
}

/** Reads the choice in a form; `stored` is that of the entry. A time is one of the browser's zone. */
export function chosenPublication(
  values: FormValues,
  stored: Publication,
  now: number,
): ChosenPublication {
  if (values[CHOICE] === DRAFT) return { publication: 'draft' };
  if (values[CHOICE] !== AT_TIME) return { publication: 'now' };
  // With its seconds, which the field does not show. It may pass while the form is open.
  if (values[TIME] === publicationValues(stored)[TIME] && stored instanceof Date) {
    return { publication: stored };
  }
  const publication = timeFromLocal(values[TIME] ?? '');
  if (!publication) return { error: 'Please choose a date and a time.' };
  if (publication.getTime() <= now) return { publication, error: TIME_PASSED };
  return { publication };
}

const TIME_PASSED = 'That time has passed. Choose a later one, or publish now.';

/** The choice when an entry is published, in the values of its form; none for a published entry. */
export function usePublication(stored: Publication | undefined, values: FormValues) {
  const [now, readClock] = useNow(values[CHOICE] === AT_TIME);
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
  if (publication === 'now') return 'Published.';
  if (publication === 'draft') return 'Saved as a draft. Visitors do not see it.';
  if (publication.getTime() <= now) return 'Saved. Visitors see it already.';
  return `Scheduled: ${formatPublicationTime(publication)}.`;
};

/** The texts of a form for the choice in it: those of the specification where it publishes at once. */
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

const isSame = (one: Publication, other: Publication) =>
  publicationTime(one) === publicationTime(other);
const publicationTime = (publication: Publication) =>
  publication instanceof Date ? publication.getTime() : publication;

/** The texts of a form whose entry is gone. */
export const AS_NEW_DRAFT = {
  action: 'Store as a new draft',
  pendingAction: 'Saving...',
  done: savedMessage('draft', 0),
};
