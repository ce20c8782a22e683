import { Icon } from '../../../shared/ui/icons';
import type { CalendarEntry } from '../../../content/calendar/calendar-entries';
import { ADD_TO_CALENDAR } from '../../../shared/words/lists';

interface CalendarButtonProps {
  readonly entry: CalendarEntry;
  /** The id of the entry's heading, if the page has several calendar buttons. */
  readonly describedBy?: string;
}

/** Adds an entry to the visitor's calendar by downloading a file. */
export function CalendarButton({ entry, describedBy }: CalendarButtonProps) {
  const add = () =>
    void import('./calendar-download').then(
      ({ downloadCalendarEntry }) => downloadCalendarEntry(entry),
      console.error,
    );
  return (
    <button type="button" className="text-button" aria-describedby={describedBy} onClick={add}>
      <Icon path="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" />
      {ADD_TO_CALENDAR}
    </button>
  );
}
