import type { ContactMessage } from '../../src/content/message/stored-message';
import { LANGUAGES, type SiteLanguage } from '../../src/company/languages';
import type { Untranslated } from '../../src/content/base/define-kind';
import type { Announcement } from '../../src/content/announcement/announcement';
import type { ContactMessageFields } from '../../src/content/message/contact-message';
import type { CinemaEvent } from '../../src/content/event/event';
import type { GalleryImage } from '../../src/content/image/image';
import type { HeroBanner } from '../../src/content/banner/banner';
import type { Movie, MovieFields } from '../../src/content/movie/movie';
import type { ReadNext } from '../../src/shared/lists/merge-by-time';
import type { ListOrder } from '../../src/content/search/list-query';
import type { Picture } from '../../src/shared/pictures/picture';
import type { Video } from '../../src/content/video/video';

let counter = 0;
const unique = () => (counter += 1);

/**
 * The ids differ between test files, because React would treat a movie with the same id in an
 * earlier file as still shown.
 */
const FILE = crypto.randomUUID();

export const aMovie = (fields: Partial<Movie> = {}): Movie => ({
  id: `movie-${FILE}-${unique()}`,
  collection: 'Upcoming',
  title: `Film ${counter}`,
  description: 'A lighthouse keeper counts the boats.',
  status: 'Upcoming',
  ...fields,
});

export const anAnnouncement = (fields: Partial<Announcement> = {}): Announcement => ({
  key: `item_${1_700_000_000_000 - unique()}`,
  title: `Announcement ${counter}`,
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

export const anEvent = (fields: Partial<CinemaEvent> = {}): CinemaEvent => ({
  id: `event-${unique()}`,
  title: `Screening ${counter}`,
  place: 'Tagore Theatre, Thiruvananthapuram',
  day: '2026-12-18',
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
  status: 'new',
  // The first message that is built is the newest.
  sentAt: new Date(Date.UTC(2026, 0, 5, 8, 30) - counter * 60_000),
  ...fields,
});

const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/${name}.webp?alt=media`;

/** Returns a picture with all fields. */
const aFullPicture = (): Required<Picture> => ({
  src: file('boat'),
  alt: 'A boat',
  width: 960,
  height: 1440,
  color: '#10141f',
  focus: '30% 70%',
  sizes: { 480: file('boat-480') },
  share: file('boat-1200').replace('webp', 'jpg'),
});

/** Returns these texts for each language other than the first. */
const translations = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    LANGUAGES.slice(1).flatMap(({ code }: SiteLanguage) =>
      Object.entries(texts).map(([name, text]) => [`${name}_${code}`, text]),
    ),
  );

/** Returns every field of a movie that an editor can fill in. */
export const aFullMovie = (): Required<Untranslated<MovieFields>> => ({
  title: 'കടൽ',
  description: 'A boat comes back empty.',
  ...translations({
    title: 'കടലമ്മ',
    description: 'ഒരു വഞ്ചി ഒഴിഞ്ഞു വരുന്നു.',
    tickets: 'ശ്രീധർ സിനിമ, കൊച്ചി, https://tickets.example.com/sridar',
    watch: 'സിനിമ വീട്ടിൽ, https://watch.example.com/kadal',
    laurels: 'കൊച്ചി മേള, മികച്ച ചിത്രം, 2026',
    quotes: 'ലളിതം, സത്യം, ദിനപത്രം, https://daily.example.com/kadal',
  }),
  status: 'Released',
  picture: aFullPicture(),
  genre: 'Drama',
  releaseDate: '2026-12-18',
  director: 'Anju Paul',
  actors: 'Ravi Menon, Meera Das',
  writers: 'Leela Das',
  music: 'Rex Thomas',
  camera: 'Shyju Paul',
  editing: 'Mini Rajan',
  trailerUrl: 'https://youtu.be/abcdefghijk',
  language: 'Malayalam',
  runtimeMinutes: 132,
  certificate: 'U/A 13+',
  ticketUrl: 'https://tickets.example.com/kadal',
  tickets: 'Sridar Cinema, Kochi, https://tickets.example.com/sridar',
  ticketsFrom: '2026-12-01',
  watch: 'Films at Home, https://watch.example.com/kadal',
  laurels: 'Festival of Kochi, Best Film, 2026',
  quotes: 'Tender and true, The Daily, https://daily.example.com/kadal',
  backdrop: { src: file('sea'), width: 1920, sizes: { 960: file('sea-960') } },
});

export const aFullMessage = (): Required<ContactMessageFields> => ({
  name: 'Anu',
  email: 'anu@example.com',
  topic: 'rights',
  subject: 'Screening',
  message: 'Will it come to Thrissur?',
});

/** Returns a reader that returns these pages, one per call, and then empty pages. */
export function pagesOf<T>(...pages: readonly (readonly T[])[]): ReadNext<T> {
  const remaining = [...pages];
  return () => Promise.resolve(remaining.shift() ?? []);
}

/** Returns entries, given newest first, in the requested order. */
export const inOrder = <T>(entries: readonly T[], order: ListOrder = 'newest'): readonly T[] =>
  order === 'newest' ? entries : entries.toReversed();

/** Returns a text with that number of letters. */
export const letters = (count: number) =>
  'abcdefghij'.repeat(Math.ceil(count / 10)).slice(0, count);
