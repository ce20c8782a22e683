import { beginning, type CinemaEvent } from '../../domain/events/cinema-event';
import { formatReleaseDate } from '../../domain/movies/release-date';
import { today } from '../../domain/movies/release-order';
import styles from './EventDay.module.css';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The day of an event as the stub of a ticket, that of today in the ticket's red (product 34.8). */
export function EventDay({ event }: { readonly event: CinemaEvent }) {
  const { day, time } = event;
  const [date, month, year] = formatReleaseDate(day).split(' ');
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  const isToday = day === today();
  const spoken = `${isToday ? 'Today, ' : ''}${weekday}, ${beginning(event)}`;
  return (
    <p className={isToday ? `${styles.day} ${styles.today}` : styles.day}>
      <time className="visually-hidden" dateTime={time ? `${day}T${time}` : day}>
        {spoken}
      </time>
      <span aria-hidden="true" className={styles.leaf}>
        <span>{isToday ? 'Today' : weekday}</span>
        <span className={styles.date}>{date}</span>
        <span>
          {month?.slice(0, 3)} {year}
        </span>
        {time && <span className={styles.time}>{time}</span>}
      </span>
    </p>
  );
}
