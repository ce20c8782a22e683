import { excerpt } from '../../../../shared/text/text';
import type { CheckedRow, FieldChange } from './rows/import-row';

/** What was chosen for the rows of a table. */
export interface ImportMode {
  readonly isDraft: boolean;
  readonly updates: boolean;
}

const NAMES = new Intl.ListFormat('en');
const WAITS = {
  days: 'Waits for the order in which the days are written.',
  pictures: 'Waits for its picture.',
  choice: 'Waits until you say which picture is meant.',
  title: 'Waits until you say that its title is right.',
} as const;

/** What becomes of a row, in a sentence (product 26.13). */
export function wordsOf(row: CheckedRow, { isDraft, updates }: ImportMode): string {
  switch (row.state) {
    case 'new':
      return isDraft ? 'A new draft.' : 'A new film.';
    case 'changes':
      return updates
        ? 'This film exists. An update changes:'
        : 'Left out, as this film exists. An update would change:';
    case 'same':
      return 'Left out: this film is stored like this already.';
    case 'waits':
      return row.names ? `Waits for ${NAMES.format(row.names)}.` : WAITS[row.for];
    case 'wrong':
      return 'Left out:';
  }
}

/** Characters of a text that are shown, and of those before a difference. */
const SHOWN = 160;
const BEFORE = 40;

/** The texts of a change as they are shown: of long ones the part in which they differ. */
export function shownChange({ label, from, to }: FieldChange): FieldChange {
  if (Math.max(from.length, to.length) <= SHOWN) return { label, from, to };
  const length = Math.min(from.length, to.length);
  let same = 0;
  while (same < length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - BEFORE);
  const part = (text: string) => (start > 0 ? '…' : '') + excerpt(text.slice(start), SHOWN);
  return { label, from: part(from), to: part(to) };
}
