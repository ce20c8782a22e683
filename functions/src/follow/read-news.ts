import { readEntry } from '../../../src/content/base/convert';
import { asDate, asRecord, timestampOf } from '../../../src/content/base/stored-values';
import { timeInKey } from '../../../src/content/base/time-keys';
import {
  announcementKind,
  type Announcement,
} from '../../../src/content/announcement/announcement';
import { timeAt, today } from '../../../src/content/locale/company-clock';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../../src/content/movie/movie';
import { videoKind, type Video } from '../../../src/content/video/video';
import {
  ANNOUNCEMENTS_DOCUMENT,
  moviesCollection,
  VIDEOS,
} from '../../../src/firebase/collections';
import { isIsoDay } from '../../../src/shared/day';
import { byNewest, mergeByTime, type ReadNext } from '../../../src/shared/lists/merge-by-time';
import { idOf } from '../../../src/store/documents/kinds';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import type { Database, RestDocument } from '../firestore';
import { plainFields } from '../firestore-values';
import { changeAfter } from '../next-change';
import { type Found, readDue, readFields } from '../read-due';
import { runQuery, type RestQuery } from './run-query';

interface NewsOf<Kind extends string, Entry> {
  readonly kind: Kind;
  /** Unique among all news items, and never changes. */
  readonly id: string;
  readonly entry: Entry;
  readonly publishedAt: Date;
  readonly updated: Date;
}

/** A news item: an announcement, a film that was announced or released, or a video. */
export type News =
  | NewsOf<'announcement', Announcement>
  | NewsOf<'movie' | 'release', Movie>
  | NewsOf<'video', Video>;

/** The maximum number of news items in the feed. */
export const NEWS_MAX = 50;

/** The number of documents per query: few sites need many of each collection. */
const BATCH = 10;

const TIMEOUT_MS = 10_000;

/**
 * Returns the newest announcements, films, releases and videos that visitors can see, newest first;
 * entries without a time are left out.
 *
 * @throws Error if Firestore has not returned all within 10 seconds
 */
export async function readNews(database: Database): Promise<Found<readonly News[]>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const due = await readDue(database, signal);
  const dueNews = due.flatMap(newsOfDue);
  const ids = new Set(dueNews.map(({ id }) => id));
  const collections = MOVIE_STATUSES.map(moviesCollection);
  const newest = { where: [], orderBy: ['timestamp'], direction: 'DESCENDING' } as const;
  const reader = (restQuery: RestQuery, read: (document: RestDocument) => News | undefined) =>
    readerOf(database, restQuery, signal, (document) => {
      const news = read(document);
      return news && !ids.has(news.id) ? news : undefined;
    });
  const read = mergeByTime<News>(
    [
      once(async () => dueNews.toSorted(byNewest)),
      once(async () =>
        (await readAnnouncements(database, signal)).filter(({ id }) => !ids.has(id)),
      ),
      reader({ path: VIDEOS, ...newest }, videoNews),
      ...collections.map((path) => reader({ path, ...newest }, movieNews)),
      ...collections.map((path) => reader({ path, ...released() }, releaseNews)),
    ].map((ordered) => ({ ordered, undated: async () => [] })),
    BATCH,
  );
  const found: News[] = [];
  while (found.length < NEWS_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- it is known only now that more are needed
    const page = await read();
    if (page.length === 0) break;
    found.push(...page);
  }
  return { found: found.slice(0, NEWS_MAX), until: changeAfter(due) };
}

/**
 * The films whose release date has come; dates that are no ISO days are filtered out after reading.
 */
const released = (): Omit<RestQuery, 'path'> => ({
  where: [['ReleaseDate', 'LESS_THAN_OR_EQUAL', today()]],
  orderBy: ['ReleaseDate'],
  direction: 'DESCENDING',
});

function once<T>(read: () => Promise<readonly T[]>): ReadNext<T> {
  let isRead = false;
  return async () => {
    if (isRead) return [];
    isRead = true;
    return read();
  };
}

function readerOf<T>(
  database: Database,
  restQuery: RestQuery,
  signal: AbortSignal,
  read: (document: RestDocument) => T | undefined,
): ReadNext<T> {
  let last: RestDocument | undefined;
  let isLast = false;
  return async () => {
    while (!isLast) {
      // oxlint-disable-next-line no-await-in-loop -- it is known only now whether any is fit
      const documents = await runQuery(database, restQuery, BATCH, signal, last);
      last = documents.at(-1);
      isLast = documents.length < BATCH;
      const found = documents.flatMap((document) => read(document) ?? []);
      if (found.length > 0) return found;
    }
    return [];
  };
}

async function readAnnouncements(
  database: Database,
  signal: AbortSignal,
): Promise<readonly News[]> {
  const fields = asRecord(await readFields(database, ANNOUNCEMENTS_DOCUMENT, signal));
  return Object.entries(fields)
    .flatMap(([key, item]): News | [] => {
      const entry = readEntry(announcementKind, key, '', item);
      const updated = asDate(asRecord(item)['edited']);
      return announcementNews(entry, updated) ?? [];
    })
    .toSorted(byNewest);
}

function announcementNews(entry: Announcement, updated?: Date): News | undefined {
  const publishedAt = timeInKey(entry.key);
  if (!publishedAt) return undefined;
  const id = `announcement:${entry.key}`;
  return { kind: 'announcement', id, entry, publishedAt, updated: updated ?? publishedAt };
}

function videoNews(document: RestDocument): News | undefined {
  const { id, fields, updated } = partsOf(document);
  const entry = readEntry(videoKind, id, '', fields);
  const { publishedAt } = entry;
  return publishedAt && { kind: 'video', id: `video:${id}`, entry, publishedAt, updated };
}

function movieNews(document: RestDocument): News | undefined {
  const { updated } = partsOf(document);
  const entry = movieIn(document);
  const { id, publishedAt } = entry;
  return publishedAt && { kind: 'movie', id: `movie:${id}`, entry, publishedAt, updated };
}

/** A film that was already released when it was added to the site is only one news item. */
function releaseNews(document: RestDocument): News | undefined {
  const entry = movieIn(document);
  const { id, status, releaseDate = '' } = entry;
  if (status !== 'Released' || !isIsoDay(releaseDate)) return undefined;
  const publishedAt = new Date(timeAt(releaseDate));
  if (!entry.publishedAt || entry.publishedAt >= publishedAt) return undefined;
  const { updated } = partsOf(document);
  return { kind: 'release', id: `release:${id}`, entry, publishedAt, updated };
}

const movieIn = ({ name, fields }: RestDocument): Movie =>
  readEntry(
    movieKind,
    idOf({ path: name }),
    name.replace(/^.*\/documents\//, ''),
    plainFields(fields),
  );

const partsOf = ({ name, fields, updateTime }: RestDocument) => ({
  id: idOf({ path: name }),
  fields: plainFields(fields),
  updated: new Date(updateTime),
});

/** A next version has the time of the entry that it replaces. */
function newsOfDue({ kind, entry, publishAt, base }: Unpublished): News | readonly [] {
  const publishedAt = (base && timestampOf(base)) ?? publishAt;
  if (!publishAt || !publishedAt) return [];
  const updated = publishAt;
  if (kind === 'announcement') return announcementNews(entry, updated) ?? [];
  if (kind === 'video') {
    return { kind, id: `video:${entry.id}`, entry, publishedAt, updated };
  }
  return kind === 'movie' ? { kind, id: `movie:${entry.id}`, entry, publishedAt, updated } : [];
}
