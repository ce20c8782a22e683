import type { CalendarEntry } from '../../../content/calendar/calendar-entries';
import { calendarFile } from '../../../content/calendar/calendar-file';
import { saveFile } from '../../../shared/text/save-file';

/** Downloads an .ics file with the entry. */
export function downloadCalendarEntry(entry: CalendarEntry): void {
  const url = window.location.origin + entry.path;
  const file = calendarFile({ entry, url, changed: new Date() });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${entry.title}.ics`);
}
