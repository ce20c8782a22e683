import type { MovieFields } from '../../src/content/movie/movie';
import { newEntryRef } from '../../src/store/documents/kinds';
import { getMovie } from '../../src/store/read/movies';
import { addEntry } from '../../src/store/write/add-entry';

/** The movie that the tests of the services write. */

export const FILE =
  'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/movies%2Fa.webp?alt=media';
export const AT = { id: 'tides', collection: 'Upcoming' } as const;
export const REF = newEntryRef('movie', AT.id);
export const tides = {
  title: 'Tides',
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  picture: { src: FILE, alt: 'A boat', width: 1920, height: 1080, color: '#203040' },
} satisfies MovieFields;

/** Returns the movie as visitors read it. */
export async function readMovie(id: string = AT.id) {
  const movie = await getMovie(id);
  if (!movie) throw new Error(`There is no movie ${id}`);
  return movie;
}
export async function addedTides() {
  await addEntry(REF, tides);
  return readMovie();
}
