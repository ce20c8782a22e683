import type { CinemaEvent } from '../event';
import { nowOf, whenText, zoneToName } from '../event-times';
import { formatReleaseDate } from '../../movie/release-date';
import styles from './EventDay.module.css';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const NOW = { today: 'Today', on: 'On now' };

/**
 * When an event is, as the stub of a ticket: in the ticket's red if it is today, or on now (product 34.8).
 */
export function EventDay({ event }: { readonly event: CinemaEvent }) {
  const { day, time, lastDay, endTime } = event;
  const [date, month, year] = formatReleaseDate(day).split(' ');
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  const now = nowOf(event);
  const zone = zoneToName(event);
  const end = lastDay && lastDay !== day ? shortDay(lastDay, year) : '';
  const to = [end, endTime].filter(Boolean).join(', ');
  const spoken = [now && NOW[now], weekday, whenText(event, zone)].filter(Boolean).join(', ');
  return (
    <p className={now ? `${styles.day} ${styles.today}` : styles.day}>
      <time className="visually-hidden" dateTime={time ? `${day}T${time}` : day}>
        {spoken}
      </time>
      <span aria-hidden="true" className={styles.leaf}>
        <span>{now ? NOW[now] : weekday}</span>
        <span className={`display ${styles.date}`}>{date}</span>
        <span>
          {month?.slice(0, 3)} {year}
        </span>
        {time && <span className={`display ${styles.time}`}>{time}</span>}
        {to && <span>to {to}</span>}
        {zone && <span>({zone})</span>}
      </span>
    </p>
  );
}

/** '20 Dec', with its year if that is another one. */
function shortDay(day: string, year: string | undefined): string {
  const [date, month, own] = formatReleaseDate(day).split(' ');
  return [date, month?.slice(0, 3), own === year ? '' : own].filter(Boolean).join(' ');
}
