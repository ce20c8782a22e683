import { isIsoDay } from '../../../../../shared/day';
import { ALT_LENGTH } from '../../../../../shared/admin-limits';
import { OTHER_COLUMNS } from '../../edit/movie-columns';
import { formatFocus } from '../../../../../shared/pictures/focal-point';
import { lengthError } from '../../../../../shared/text/length-error';
import type { ImportRow } from './import-table';
import { oneLine } from './imported-text';

/** What a table says of a movie beside the fields of the form. */
export interface ImportDetails {
  /** The alternative text of the poster. */
  readonly alt: string;
  /** Its focal point; '' for the centre. */
  readonly focus: string;
  /** When the movie was added, if it was before. */
  readonly addedAt?: Date | undefined;
}

interface CheckedDetails {
  readonly details: ImportDetails;
  /** What is wrong, by field; undefined for what is not. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** Reads the columns that the export has of a movie beside the fields of the form (product 26.4). */
export function detailsOf(texts: ImportRow['texts'], now: number): CheckedDetails {
  const textOf = (name: string) => oneLine(texts[name] ?? '');
  const alt = textOf(OTHER_COLUMNS['Alternative text']);
  const focus = focusOf(textOf(OTHER_COLUMNS['Focal point']));
  const added = withZone(textOf(OTHER_COLUMNS.Added));
  const isTime = TIME.test(added) && isIsoDay(added.slice(0, DAY_LENGTH));
  const addedAt = isTime ? new Date(added) : undefined;
  const errors = {
    alt: lengthError(alt, ALT_LENGTH),
    focus: focus === undefined ? NO_FOCUS : undefined,
    addedAt: added ? timeProblem(addedAt, now) : undefined,
  };
  return { details: { alt, focus: focus ?? '', addedAt }, errors };
}

/** A time of a workbook has no zone, and is that of UTC as in the export. */
const withZone = (text: string) =>
  text.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(:\d\d)?)$/, '$1T$2Z');

/** Undefined for what is no focal point. */
function focusOf(text: string): string | undefined {
  if (!text) return '';
  const [x = NaN, y = NaN] = (FOCUS.exec(text) ?? []).slice(1).map(Number);
  return x <= 100 && y <= 100 ? formatFocus({ x, y }) : undefined;
}

function timeProblem(time: Date | undefined, now: number): string | undefined {
  if (!time || Number.isNaN(time.getTime())) return NO_TIME;
  return time.getTime() > now ? 'This time is yet to come.' : undefined;
}

const DAY_LENGTH = '2026-12-18'.length;
const FOCUS = /^(\d{1,3})\s*%\s*(\d{1,3})\s*%$/;
/** A day, or a day with a time and its zone. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

const NO_FOCUS =
  'Please write the percentages from the left and from the top, as in 30% 70%, or nothing.';
const NO_TIME = 'Please write the time as in the export, 2026-12-18T09:30:00.000Z, or nothing.';
