import { calendarFile, type CalendarEvent } from '../../../content/event/calendar-file';
import { saveFile } from '../../../shared/text/save-file';

/** An entry of a visitor's calendar. */
export interface CalendarEntry extends Omit<CalendarEvent, 'uid' | 'url'> {
  /** An id that no other entry of the site has. */
  readonly id: string;
  /** The path of its page. */
  readonly path: string;
}

/** Downloads an .ics file with the entry. */
export function download({ id, path, ...entry }: CalendarEntry): void {
  const { origin, host } = window.location;
  const uid = `${encodeURIComponent(id)}@${host}`;
  const file = calendarFile({ ...entry, uid, url: origin + path }, new Date());
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${entry.title}.ics`);
}
