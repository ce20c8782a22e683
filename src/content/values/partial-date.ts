import { isIsoDay } from '../../shared/day';
import { dayText } from '../../shared/words/dates';

/** A date as far as it is known: a day, a month or only a year. Months count from 1. */
export interface PartialDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Returns the date of an ISO day; null for any other text. */
export function isoDay(text: string): Required<PartialDate> | null {
  if (!isIsoDay(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns a date as an ISO text, as far as it is known: "2026-12-18", "2026-12" or "2026". */
export const isoText = ({ year, month, day }: PartialDate): string =>
  [year, month, day].flatMap((part) => (part ? [String(part).padStart(2, '0')] : [])).join('-');

/**
 * Formats an ISO day as "18 December 2026", or by `write`; returns any other text unchanged (product 5.12).
 */
export function formatDate(text: string, write = dayText): string {
  const date = isoDay(text);
  return date ? write(date.year, date.month, date.day) : text;
}
