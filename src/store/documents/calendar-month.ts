import { isoDayOf } from './publication-time';

/** A month as the beginning of its ISO days: '2026-11'. */
type Month = string;

/** Returns the month of a time, of the reader's time zone. */
export const monthOf = (at: Date, timeZone?: string): Month => isoDayOf(at, timeZone).slice(0, 7);

/** Returns the month that many months later, or earlier. */
export function addMonths(month: Month, count: number): Month {
  const first = firstDayOf(month);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/**
 * Returns the weeks of a month, each of seven ISO days, with null for the days of other months.
 * `firstWeekday` is that with which weeks begin: 1 is Monday, 7 Sunday.
 */
export function weeksOf(
  month: Month,
  firstWeekday: number,
): readonly (readonly (string | null)[])[] {
  const first = firstDayOf(month);
  const before = (first.getUTCDay() - firstWeekday + 7) % 7;
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** With which day weeks begin where the language is spoken: 1 is Monday, 7 Sunday; Monday if unknown. */
export function firstWeekdayOf(language: string): number {
  try {
    // As a method in the standard, as a property in some browsers, and in others not at all.
    const locale: Intl.Locale & WeekInfo = new Intl.Locale(language);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    // A browser may have a language of no standard form, such as en-US@posix.
    return 1;
  }
}

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** 'November 2026' */
export const monthName = (month: Month): string =>
  format(firstDayOf(month), { month: 'long', year: 'numeric' });

/** 'Friday 27 November' */
export const dayName = (day: string): string =>
  format(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** The names of the seven days of a week, in order: 'Monday'. */
export const weekdayNames = (firstWeekday: number): readonly string[] =>
  // The first of June 2026 was a Monday.
  Array.from({ length: 7 }, (_, day) =>
    format(new Date(Date.UTC(2026, 5, firstWeekday + day)), { weekday: 'long' }),
  );

const firstDayOf = (month: Month) => new Date(`${month}-01`);

const format = (day: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
