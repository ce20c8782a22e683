import { STORED_ANNOUNCEMENT, type AnnouncementFields } from '../../domain/entries/announcement';
import { STORED_IMAGE, type GalleryImageFields } from '../../domain/entries/gallery-image';
import { STORED_BANNER, type HeroBannerFields } from '../../domain/entries/hero-banner';
import { STORED_VIDEO, type VideoFields } from '../../domain/entries/video';
import { STORED_EVENT, type EventFields } from '../../domain/events/cinema-event';
import type { Codec } from '../../domain/fields/fields';
import { STORED_MOVIE, type MovieFields } from '../../domain/movies/movie';
import type { SettingPictures, Settings } from '../../domain/settings';
import { STORED_SETTINGS } from '../../firebase/converters/settings';
import type { HistoryKind } from '../../firebase/entries/revision';
import { announcementFields } from '../announcements/announcement-fields';
import { eventFields } from '../events/event-fields';
import { bannerFields } from '../banners/banner-fields';
import type { FormField } from '../kit/fields/field-table';
import { galleryFields } from '../gallery/gallery-fields';
import { movieFields } from '../movies/movie-fields';
import {
  contactSection,
  firstProducerSection,
  footerSection,
  linksSection,
  openingSection,
  pressSection,
  purposeSection,
  secondProducerSection,
  storySection,
} from '../settings/section-list';
import { videoFields } from '../videos/video-fields';

/** How the value of a field is shown. */
type Shown = 'text' | 'picture' | 'backdrop' | 'own picture' | 'switch';

/** A field of an entry as its history shows it. */
export interface HistoryField {
  readonly label: string;
  /** The names under which it is stored, all of which belong together; the first one has the value. */
  readonly stored: readonly string[];
  readonly shown: Shown;
  /** The field that is missing has the value that is built into the site. */
  readonly hasBuiltIn?: boolean;
}

/** A field for each of T: one that is left out is a type error. */
type Fields<T> = { readonly [Name in keyof T]-?: HistoryField };

/** `older` are names that the site still reads. */
const shownAs = (
  shown: Shown,
  label: string,
  { write }: Codec<unknown>,
  older: readonly string[] = [],
): HistoryField => ({
  label,
  stored: [...Object.keys(write(undefined)), ...older],
  shown,
});

/** Each text of a form, by its name. */
const texts = <Name extends string>(
  table: Readonly<Record<Name, FormField>>,
  stored: Readonly<Record<NoInfer<Name>, Codec<unknown>>>,
) =>
  Object.fromEntries(
    namesIn(table).map((name) => [name, shownAs('text', table[name].label, stored[name])]),
  ) as Readonly<Record<Name, HistoryField>>;

const namesIn = <Name extends string>(table: Readonly<Record<Name, FormField>>) =>
  Object.keys(table) as Name[];

const movie: Fields<MovieFields> = {
  ...texts(movieFields, STORED_MOVIE),
  // An older title is the one that the site shows (product 5.3).
  title: shownAs('text', movieFields.title.label, STORED_MOVIE.title, ['name']),
  picture: shownAs('picture', 'Movie Image', STORED_MOVIE.picture),
  backdrop: shownAs('backdrop', 'Wide Picture', STORED_MOVIE.backdrop),
};

const video: Fields<VideoFields> = {
  ...texts(videoFields, STORED_VIDEO),
  picture: shownAs('picture', 'Picture', STORED_VIDEO.picture),
  onLandingPage: shownAs('switch', 'Landing Page', STORED_VIDEO.onLandingPage),
};

const event: Fields<EventFields> = {
  ...texts(eventFields, STORED_EVENT),
  picture: shownAs('picture', 'Picture', STORED_EVENT.picture),
};

const banner: Fields<HeroBannerFields> = {
  ...texts(bannerFields, STORED_BANNER),
  picture: shownAs('picture', 'Picture', STORED_BANNER.picture),
};

const announcement: Fields<AnnouncementFields> = {
  ...texts(announcementFields, STORED_ANNOUNCEMENT),
  picture: shownAs('picture', 'Image', STORED_ANNOUNCEMENT.picture),
};

const image: Fields<GalleryImageFields> = {
  ...texts(galleryFields, STORED_IMAGE),
  picture: shownAs('picture', 'Picture', STORED_IMAGE.picture),
};

const ownPicture = (title: string, name: keyof SettingPictures): HistoryField => ({
  ...shownAs('own picture', `${title}: Picture`, STORED_SETTINGS[name]),
  hasBuiltIn: true,
});

/** The texts of a form, with its name before their labels: several forms have the same. */
function part<Name extends keyof Settings>({
  title,
  table,
}: {
  readonly title: string;
  readonly table: Readonly<Record<Name, FormField>>;
}) {
  const fields = texts(table, STORED_SETTINGS);
  return Object.fromEntries(
    namesIn(table).map((name) => [
      name,
      { ...fields[name], label: `${title}: ${fields[name].label}`, hasBuiltIn: true },
    ]),
  ) as Readonly<Record<Name, HistoryField>>;
}

const settings: Fields<Settings> = {
  ...part(contactSection),
  ...part(pressSection),
  ...part(linksSection),
  ...part(footerSection),
  ...part(openingSection),
  ...part(storySection),
  ...part(purposeSection),
  ...part(firstProducerSection),
  ...part(secondProducerSection),
  storyPicture: ownPicture(storySection.title, 'storyPicture'),
  producer1Picture: ownPicture(firstProducerSection.title, 'producer1Picture'),
  producer2Picture: ownPicture(secondProducerSection.title, 'producer2Picture'),
};

/** The fields of each kind of entry, in the order of its form. */
export const HISTORY_FIELDS: Readonly<Record<HistoryKind, readonly HistoryField[]>> = {
  movie: Object.values(movie),
  video: Object.values(video),
  event: Object.values(event),
  banner: Object.values(banner),
  announcement: Object.values(announcement),
  image: Object.values(image),
  settings: Object.values(settings),
};
