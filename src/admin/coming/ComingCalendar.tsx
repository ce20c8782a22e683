import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import {
  addMonths,
  dayName,
  firstWeekdayOf,
  monthName,
  monthOf,
  weekdayNames,
  weeksOf,
} from '../../domain/entries/calendar-month';
import { isoDayOf, localTimeOf } from '../../domain/entries/publication-time';
import { languageOf } from '../../domain/text/text';
import type { Unpublished } from '../../domain/entries/unpublished';
import { nameOf } from './coming-texts';
import styles from './ComingCalendar.module.css';

interface ComingCalendarProps {
  /** Entries that have a time, soonest first. */
  readonly entries: readonly Unpublished[];
  readonly now: number;
}

/** What is published on which day of a month: a table, on a phone a list of days (product 29.8). */
export function ComingCalendar({ entries, now }: ComingCalendarProps) {
  const heading = useId();
  const [month, setMonth] = useState(() => monthOf(entries[0]?.publishAt ?? new Date(now)));
  const firstWeekday = firstWeekdayOf(navigator.language);
  const today = isoDayOf(new Date(now));
  const entriesOn = (day: string) =>
    entries.filter(({ publishAt }) => publishAt && isoDayOf(publishAt) === day);
  const days = weeksOf(month, firstWeekday)
    .flat()
    .filter((day) => day !== null);
  const busyDays = days.filter((day) => entriesOn(day).length > 0);
  const linksOf = (day: string) => entriesOn(day).map(toLink);

  return (
    <section className={styles.calendar} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} aria-live="polite">
          {monthName(month)}
        </h2>
        <button type="button" className="button" onClick={() => setMonth(addMonths(month, -1))}>
          Previous month
        </button>
        <button type="button" className="button" onClick={() => setMonth(addMonths(month, 1))}>
          Next month
        </button>
      </div>
      <table className={styles.month}>
        <caption className="visually-hidden">What is published in {monthName(month)}</caption>
        <thead>
          <tr>
            {weekdayNames(firstWeekday).map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week, position) => (
            <tr key={position}>
              {week.map((day, weekday) => (
                <td
                  key={weekday}
                  className={day ? undefined : styles.other}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day && (
                    <>
                      <span className={styles.number}>{Number(day.slice(8))}</span>
                      {linksOf(day)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.days} aria-label={`What is published in ${monthName(month)}`}>
        {busyDays.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h3>{dayName(day)}</h3>
            {linksOf(day)}
          </li>
        ))}
      </ul>
      {busyDays.length === 0 && (
        <p className={styles.nothing}>Nothing is scheduled in {monthName(month)}.</p>
      )}
    </section>
  );
}

function toLink(entry: Unpublished) {
  const name = nameOf(entry);
  return (
    <Link key={entry.id} to={adminPaths.comingEntry(entry.id)} className={styles.entry}>
      <span className={styles.time}>
        {entry.publishAt && localTimeOf(entry.publishAt).slice(11)}
      </span>{' '}
      <bdi lang={languageOf(name)}>{name}</bdi>
    </Link>
  );
}
