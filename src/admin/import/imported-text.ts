import { isIsoDay } from '../../domain/release-date';
import { parseWrittenDate } from '../../domain/written-date';
import type { FormField } from '../forms/field-table';

interface ImportedText {
  readonly text: string;
  readonly error?: string;
}

/**
 * What the form would hold for a text of the file: it offers days and choices, and a spreadsheet
 * program has its own way of writing them (product 26.6).
 */
export function importedText(field: FormField, text: string): ImportedText {
  if (field.kind === 'choice') {
    const option = field.options.find((name) => name.toLowerCase() === text.toLowerCase());
    return option
      ? { text: option }
      : { text, error: `Please write ${field.options.join(' or ')}.` };
  }
  return field.kind === 'date' ? importedDay(text) : { text };
}

/** A day as the site stores it. Other texts stay as they are, unless they look like a day. */
function importedDay(text: string): ImportedText {
  if (isIsoDay(text)) return { text };
  const date = parseWrittenDate(text);
  if (!date) return /\p{N}/u.test(text) ? { text, error: NO_DAY } : { text };
  const { year, month, day } = date;
  return month && day ? { text: [year, twoDigits(month), twoDigits(day)].join('-') } : { text };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const NO_DAY = 'Please write the day as year, month and day: 2026-12-18.';
