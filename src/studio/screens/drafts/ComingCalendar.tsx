import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import {
  addMonths,
  dayName,
  firstWeekdayOf,
  monthName,
  monthOf,
  weekdayNames,
  weeksOf,
} from '../../../store/documents/calendar-month';
import { isoDayOf, localTimeOf } from '../../../store/documents/publication-time';
import { languageOf } from '../../../shared/text/text';
import type { Unpublished } from '../../../store/documents/unpublished';
import styles from './ComingCalendar.module.css';
import { nameOf } from '../../kinds';

interface ComingCalendarProps {
  /** Entries that have a time, soonest first. */
  readonly entries: readonly Unpublished[];
  readonly now: number;
}

/** What is published on which day of a month: a table, on a phone a list of days (product 29.8). */
export function ComingCalendar({ entries, now }: ComingCalendarProps) {
  const heading = useId();
  const [month, setMonth] = useState(() => monthOf(nextTime(entries, now) ?? new Date(now)));
  const firstWeekday = firstWeekdayOf(navigator.language);
  const today = isoDayOf(new Date(now));
  const timesOn = (day: string) =>
    entries.flatMap(timesOf).filter(({ at }) => isoDayOf(at) === day);
  const days = weeksOf(month, firstWeekday)
    .flat()
    .filter((day) => day !== null);
  const busyDays = days.filter((day) => timesOn(day).length > 0);
  const linksOf = (day: string) => timesOn(day).toSorted(bySoonest).map(toLink);

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

/** The next time at which something changes on the site; the last one if that is past. */
function nextTime(entries: readonly Unpublished[], now: number): Date | undefined {
  const times = entries.flatMap(timesOf).toSorted(bySoonest);
  return (times.find(({ at }) => at.getTime() > now) ?? times.at(-1))?.at;
}

/** A time at which an entry begins or ends to be on the site. */
interface EntryTime {
  readonly entry: Unpublished;
  readonly at: Date;
  readonly isEnd: boolean;
}

function timesOf(entry: Unpublished): readonly EntryTime[] {
  const { publishAt, until } = entry;
  return [
    ...(publishAt ? [{ entry, at: publishAt, isEnd: false }] : []),
    ...(until ? [{ entry, at: until, isEnd: true }] : []),
  ];
}

const bySoonest = (one: EntryTime, other: EntryTime) => one.at.getTime() - other.at.getTime();

function toLink({ entry, at, isEnd }: EntryTime) {
  const name = nameOf(entry);
  return (
    <Link
      key={`${entry.id} ${isEnd}`}
      to={adminPaths.comingEntry(entry.id)}
      className={styles.entry}
    >
      <span className={styles.time}>
        {isEnd && 'until '}
        {localTimeOf(at).slice(11)}
      </span>{' '}
      <bdi lang={languageOf(name)}>{name}</bdi>
    </Link>
  );
}
