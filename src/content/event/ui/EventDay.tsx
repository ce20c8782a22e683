import { type CinemaEvent } from '../event';
import { eventPhase, eventTimesText, zoneToName } from '../event-times';
import styles from './EventDay.module.css';
import {
  ON_NOW,
  shortMonth,
  TODAY,
  untilText,
  weekdayName,
} from '../../../shared/words/event-days';

const NOW = { today: TODAY, on: ON_NOW };

/** The day and time of an event, designed as the stub of a ticket; red if the event is today or on now. */
export function EventDay({ event }: { readonly event: CinemaEvent }) {
  const { day, time, lastDay, endTime } = event;
  const [year, month = 0, date] = partsOf(day);
  const weekday = weekdayName(new Date(day).getUTCDay());
  const now = eventPhase(event);
  const end = lastDay && lastDay !== day ? shortDay(lastDay, year) : '';
  const to = [end, endTime].filter(Boolean).join(', ');
  const spoken = [now && NOW[now], weekday, eventTimesText(event, zoneToName(event))]
    .filter(Boolean)
    .join(', ');
  return (
    <p className={now ? `${styles.day} ${styles.today}` : styles.day}>
      <time className="visually-hidden" dateTime={time ? `${day}T${time}` : day}>
        {spoken}
      </time>
      <span aria-hidden="true" className={styles.leaf}>
        <span>{now ? NOW[now] : weekday}</span>
        <span className={`display ${styles.date}`}>{date}</span>
        <span>
          {shortMonth(month)} {year}
        </span>
        {time && <span className={`display ${styles.time}`}>{time}</span>}
        {to && <span>{untilText(to)}</span>}
      </span>
    </p>
  );
}

/** Formats a day as '20 Dec', with its year if it differs from the given one. */
function shortDay(day: string, year: number | undefined): string {
  const [own, month = 0, date] = partsOf(day);
  return [date, shortMonth(month), own === year ? '' : own].filter(Boolean).join(' ');
}

const partsOf = (day: string) => day.split('-').map(Number);
