import { readEntry } from '../../../src/content/base/convert';
import {
  eventEntry,
  releaseEntry,
  type CalendarEntry,
} from '../../../src/content/calendar/calendar-entries';
import { eventKind } from '../../../src/content/event/event';
import { townsOf } from '../../../src/content/calendar/town';
import { today } from '../../../src/content/locale/company-clock';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../../src/content/movie/movie';
import { isoText } from '../../../src/content/values/partial-date';
import { parseWrittenDate } from '../../../src/content/values/written-date';
import { withRelease } from '../../../src/content/movie/written-order';
import { AWAY_DOCUMENT, EVENTS, moviesCollection } from '../../../src/firebase/collections';
import { isIsoDay } from '../../../src/shared/day';
import { CALENDAR_KEPT_DAYS } from '../../../src/shared/limits';
import { idOf } from '../../../src/store/documents/kinds';
import {
  cancelledDatesIn,
  isStillCancelled,
  type CancelledDate,
} from '../../../src/content/calendar/cancelled-dates';
import { statusSpellings } from '../../../src/store/read/status-source';
import type { Database, RestDocument } from '../firestore';
import { plainFields } from '../firestore-values';
import { changeAfter } from '../next-change';
import { type Found, readDue, readFields } from '../read-due';
import { runQuery, runPagedQuery, QUERY_MAX, type RestQuery } from './run-query';

/** An entry of a calendar, with the time of its last change. */
export interface DatedEntry {
  readonly entry: CalendarEntry;
  readonly changed: Date;
  /** The town of an event in the form for addresses, from its place in each language. */
  readonly towns?: readonly string[];
}

/**
 * The content of calendars: coming dates, recent ones, and dates that were removed from the site.
 */
export interface Dates {
  readonly events: readonly DatedEntry[];
  readonly releases: readonly DatedEntry[];
  readonly cancelled: readonly CancelledDate[];
}

/** The maximum number of coming events that are read. */
const EVENTS_MAX = 200;

const TIMEOUT_MS = 10_000;

/**
 * Returns the events and releases that visitors can see.
 *
 * @throws Error if Firestore has not returned all within 10 seconds
 */
export async function readDates(database: Database): Promise<Found<Dates>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [due, storedEvents, storedReleases, away] = await Promise.all([
    readDue(database, signal),
    readEvents(database, signal),
    readReleases(database, signal),
    readFields(database, AWAY_DOCUMENT, signal),
  ]);
  const dueEvents = due.flatMap(({ kind, entry, publishAt }) =>
    kind === 'event' && publishAt ? dated(eventEntry(entry), publishAt, townsOf(entry)) : [],
  );
  const dueReleases = due.flatMap(({ kind, entry, publishAt }) =>
    kind === 'movie' && publishAt ? releaseOf(entry, publishAt) : [],
  );
  const events = eachOnce([...dueEvents, ...storedEvents]);
  const releases = eachOnce([...dueReleases, ...storedReleases]);
  const there = new Set([...events, ...releases].map(({ entry }) => entry.id));
  const cancelled = cancelledDatesIn(away)
    .filter((date) => isStillCancelled(date) && !there.has(date.id))
    .flatMap(({ day, ...date }) => {
      const written = isIsoDay(day) ? undefined : parseWrittenDate(day);
      const known = written ? isoText(written) : day;
      return isIsoDay(known) ? { ...date, day: known } : [];
    });
  return { found: { events, releases, cancelled }, until: changeAfter(due) };
}

/** Removes repeated ids, keeping the first entry of each, and sorts by day. */
const eachOnce = (found: readonly DatedEntry[]): readonly DatedEntry[] =>
  [...new Map(found.toReversed().map((one) => [one.entry.id, one])).values()].toSorted((a, b) =>
    a.entry.day.localeCompare(b.entry.day),
  );

async function readEvents(database: Database, signal: AbortSignal) {
  const [since, now] = [today(CALENDAR_KEPT_DAYS), today()];
  const at = (restQuery: Omit<RestQuery, 'path'>): RestQuery => ({ path: EVENTS, ...restQuery });
  const begun = at({
    where: [
      ['lastDay', 'GREATER_THAN_OR_EQUAL', now],
      ['day', 'LESS_THAN', since],
    ],
    orderBy: ['lastDay', 'day'],
    direction: 'ASCENDING',
  });
  const past = at({
    where: [
      ['day', 'GREATER_THAN_OR_EQUAL', since],
      ['day', 'LESS_THAN', now],
    ],
    orderBy: ['day'],
    direction: 'DESCENDING',
  });
  const coming = at({
    where: [['day', 'GREATER_THAN_OR_EQUAL', now]],
    orderBy: ['day'],
    direction: 'ASCENDING',
  });
  const found = await Promise.all([
    runQuery(database, begun, QUERY_MAX, signal),
    runQuery(database, past, QUERY_MAX, signal),
    runPagedQuery(database, coming, EVENTS_MAX, signal),
  ]);
  return found.flat().flatMap(({ name, fields, updateTime }) => {
    const stored = plainFields(fields);
    const event = readEntry(eventKind, idOf({ path: name }), '', stored);
    return event ? dated(eventEntry(event), new Date(updateTime), townsOf(stored)) : [];
  });
}

/** Reads upcoming films, some of which have a date in free text, and recently released films. */
async function readReleases(database: Database, signal: AbortSignal) {
  const upcoming = {
    where: [['status', 'IN', statusSpellings('Upcoming')]],
    orderBy: ['timestamp'],
    direction: 'DESCENDING',
  } as const;
  const out = {
    where: [
      ['ReleaseDate', 'GREATER_THAN_OR_EQUAL', today(CALENDAR_KEPT_DAYS)],
      ['ReleaseDate', 'LESS_THAN_OR_EQUAL', today()],
    ],
    orderBy: ['ReleaseDate'],
    direction: 'DESCENDING',
  } as const;
  const found = await Promise.all(
    MOVIE_STATUSES.map(moviesCollection).flatMap((path) =>
      [upcoming, out].map((restQuery) =>
        runQuery(database, { path, ...restQuery }, QUERY_MAX, signal),
      ),
    ),
  );
  return found
    .flat()
    .flatMap((document) => releaseOf(movieIn(document), new Date(document.updateTime)));
}

const movieIn = ({ name, fields }: RestDocument): Movie =>
  readEntry(
    movieKind,
    idOf({ path: name }),
    name.replace(/^.*\/documents\//, ''),
    plainFields(fields),
  );

/** A past date of a film that is still upcoming is not its release. */
function releaseOf(movie: Movie, changed: Date): DatedEntry | readonly [] {
  const entry = releaseEntry(withRelease(movie));
  const isMissed = movie.status === 'Upcoming' && entry && entry.day < today();
  return entry && !isMissed && entry.day >= today(CALENDAR_KEPT_DAYS) ? dated(entry, changed) : [];
}

const dated = (entry: CalendarEntry, changed: Date, towns?: readonly string[]): DatedEntry => ({
  entry,
  changed,
  ...(towns && { towns }),
});
