import type { RevisionChange } from '../../src/store/documents/revision';
import type { EntryLocation } from '../../src/content/entry';
import { historyReader } from '../../src/store/history/history';
import { getMovie } from '../../src/store/read/movies';
import { editEntry } from '../../src/store/write/edit-entry';
import { day, daysAgo } from './database';

export const MOVIE: EntryLocation = { path: 'Movies/Upcoming/Movies/tides' };
export const REF = { id: 'tides', collection: 'Upcoming' } as const;

const FILES = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/';
/** Returns the URL of a file in the storage. */
export const fileAt = (path: string) => `${FILES}${encodeURIComponent(path)}?alt=media`;

/** The movie's document before the first edit. */
export const tides = {
  title: 'Tides',
  description: 'Rain.',
  status: 'Upcoming',
  img: fileAt('movies/a.webp'),
  picture: { alt: 'A boat' },
  Genre: 'Drama',
  timestamp: day(1),
};

/** Returns the last changes of an entry, newest first. */
export const changes = (location = MOVIE) => historyReader(location)();

export async function lastChange(location?: EntryLocation): Promise<RevisionChange> {
  const [change] = await changes(location);
  if (!change) throw new Error('There is no change');
  return change;
}

/** Edits the movie as its form does. */
export async function edit(fields: object) {
  const movie = await getMovie(REF.id);
  if (!movie) throw new Error('There is no such movie');
  await editEntry('movie', movie, { ...movie, ...fields });
}

/** Returns a stored revision that is so many days old. */
export const revision = (path: string, days: number, fields: object = {}) => ({
  path,
  before: {},
  by: 'devi@example.com',
  at: daysAgo(days),
  ...fields,
});
