import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { encodeColumns } from '../../../src/content/search/search-parts';
import { BUCKET } from './emulators';

/** Returns a text of exactly that many UTF-16 units. */
export const text = (length: number) => 'ഞ'.repeat(length);

export const imageUrl = (path = 'movies/moonrise-abc123def456.webp') =>
  `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=0f-1`;

/** Returns an image URL of exactly that many characters. */
export const imageUrlOf = (length: number, path?: string) => imageUrl(path).padEnd(length, 'x');

export const aPicture = () => ({
  alt: 'Moonrise over the backwaters',
  width: 1920,
  height: 1080,
  color: '#0b1d3A',
  focus: '30% 100%',
  sizes: { 480: imageUrl('a-480.webp'), 960: imageUrl('a-960.webp'), 1920: imageUrl('a.webp') },
  share: imageUrl('a-1200.jpg'),
  share_ml: imageUrl('a-ml-1200.jpg'),
});

/** Returns the picture behind the head of a movie's page. */
export const aBackdrop = () => ({
  src: imageUrl('movies/b-abc123def456.webp'),
  width: 1920,
  sizes: { 480: imageUrl('b-480.webp'), 960: imageUrl('b-960.webp') },
});

export const aBanner = () => ({ imageUrl: imageUrl('hero-banners/a-abc123def456.webp') });

export const anAnnouncement = () => ({
  title: 'Moonrise goes to Kochi',
  subtitle: 'Premiere',
  description: 'Opening night at the harbour.',
  img: imageUrl('announcements/a-abc123def456.webp'),
  movie: 'moonrise',
});

export const aMovie = () => ({
  title: 'Moonrise',
  description: 'Two sisters and a boat.',
  img: imageUrl(),
  status: 'Upcoming',
});

export const aVideo = () => ({
  title: 'Moonrise, the trailer',
  description: 'Ninety seconds of it.',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  landingPage: 'yes',
});

export const anImage = () => ({ img: imageUrl('gallery/a-abc123def456.webp') });

export const anEvent = () => ({
  title: 'Moonrise at the festival',
  place: 'Tagore Theatre, Thiruvananthapuram',
  day: '2026-12-18',
});

export const aMessage = () => ({
  name: 'Anu',
  email: 'anu@example.com',
  topic: 'rights',
  subject: 'Screening',
  message: 'Will it come to Thrissur?',
});

export const without = (data: DocumentData, field: string): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));

/** Returns the document as a client first writes it. */
export const written = (data: DocumentData): DocumentData => ({
  ...data,
  timestamp: serverTimestamp(),
});

/** Returns the document as it was stored some time ago. */
export const stored = (data: DocumentData): DocumentData => ({
  ...data,
  timestamp: Timestamp.fromDate(new Date('2026-01-02T03:04:05Z')),
});

/**
 * Returns a time that is seconds off, because a current time in milliseconds could happen to be
 * that of the request.
 */
export const clientClock = () => Timestamp.fromMillis(Date.now() - 5000);

/** Returns a part of the search index. */
export const anIndexPart = (): DocumentData => ({
  ...encodeColumns([{ key: 'Ukadal', title: 'Kadal' }]),
  parts: 1,
  built: serverTimestamp(),
});
