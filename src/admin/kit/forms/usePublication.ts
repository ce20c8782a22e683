import type { Publication } from '../../../domain/entries/unpublished';
import { useNow } from '../../../hooks/useNow';
import type { FormValues } from '../fields/form-values';
import { AT_TIME, CHOICE, chosenPublication } from './publication';

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
