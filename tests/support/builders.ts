import type { Announcement } from '../../src/domain/announcement';
import type { ContactMessage } from '../../src/domain/contact-message';
import type { GalleryImage } from '../../src/domain/gallery-image';
import type { HeroBanner } from '../../src/domain/hero-banner';
import type { Movie } from '../../src/domain/movie';
import type { ReadNext } from '../../src/domain/newest-first';
import type { TimeOrder } from '../../src/domain/time-order';
import type { Video } from '../../src/domain/video';

let counter = 0;
const unique = () => (counter += 1);

export const aMovie = (fields: Partial<Movie> = {}): Movie => ({
  id: `movie-${unique()}`,
  place: 'Upcoming',
  title: `Film ${counter}`,
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  ...fields,
});

export const anAnnouncement = (fields: Partial<Announcement> = {}): Announcement => ({
  key: `item_${1_700_000_000_000 + unique()}`,
  title: `News ${counter}`,
  description: 'We begin to shoot on Monday.',
  ...fields,
});

export const aVideo = (fields: Partial<Video> = {}): Video => ({
  id: `video-${unique()}`,
  title: `Trailer ${counter}`,
  description: 'Two minutes of rain.',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  onLandingPage: true,
  ...fields,
});

export const aBanner = (fields: Partial<HeroBanner> = {}): HeroBanner => ({
  id: `banner-${unique()}`,
  picture: { src: `https://pictures.test/${counter}.webp` },
  ...fields,
});

export const aGalleryImage = (fields: Partial<GalleryImage> = {}): GalleryImage => ({
  id: `image-${unique()}`,
  path: `images/image-${counter}`,
  picture: { src: `https://pictures.test/${counter}.webp`, width: 1440, height: 900 },
  title: `Still ${counter}`,
  ...fields,
});

export const aMessage = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  id: `message-${unique()}`,
  name: `Visitor ${counter}`,
  email: 'visitor@example.com',
  message: 'Is there a show on Sunday?',
  viewed: false,
  sentAt: new Date(Date.UTC(2026, 0, 5, 8, 30)),
  ...fields,
});

/** A source that gives these pages, one at a call, and then nothing more. */
export function pagesOf<T>(...pages: readonly (readonly T[])[]): ReadNext<T> {
  const waiting = [...pages];
  return () => Promise.resolve(waiting.shift() ?? []);
}

/** Entries that stand newest first, in the order that is asked for. */
export const inOrder = <T>(entries: readonly T[], order: TimeOrder = 'newest'): readonly T[] =>
  order === 'newest' ? entries : entries.toReversed();

/** So many letters. */
export const letters = (count: number) =>
  'abcdefghij'.repeat(Math.ceil(count / 10)).slice(0, count);
