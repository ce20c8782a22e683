import type { AnnouncementFields } from '../../domain/entries/announcement';
import type { GalleryImageFields } from '../../domain/entries/gallery-image';
import type { HeroBannerFields } from '../../domain/entries/hero-banner';
import type { MovieFields } from '../../domain/movies/movie';
import type { Settings } from '../../domain/settings';
import type { VideoFields } from '../../domain/entries/video';
import { announcementField } from '../../firebase/converters/announcement';
import type { EventFields } from '../../domain/events/cinema-event';
import { eventDocument } from '../../firebase/converters/event';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { galleryImageDocument } from '../../firebase/converters/gallery-image';
import { heroBannerDocument } from '../../firebase/converters/hero-banner';
import { movieDocument } from '../../firebase/converters/movie';
import type { HistoryKind } from '../../firebase/entries/revision';
import { settingsDocument } from '../../firebase/converters/settings';
import { videoDocument } from '../../firebase/converters/video';
import { announcementFields } from '../announcements/announcement-fields';
import { eventFields } from '../events/event-fields';
import { bannerFields } from '../banners/banner-fields';
import type { FieldTable } from '../kit/fields/field-table';
import { galleryFields } from '../gallery/gallery-fields';
import { movieFields } from '../movies/movie-fields';
import {
  contactPart,
  firstProducerPart,
  footerPart,
  linksPart,
  openingPart,
  pressPart,
  purposePart,
  secondProducerPart,
  storyPart,
} from '../settings/part-list';
import type { SettingsPart } from '../settings/parts';
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

const text = (label: string, ...stored: readonly string[]): HistoryField => ({
  label,
  stored,
  shown: 'text',
});
const picture = (label: string, name = 'img'): HistoryField => ({
  label,
  stored: [name, 'picture'],
  shown: 'picture',
});

/**
 * Each text of a table under the name that `document` stores it under: that of a document with nothing
 * else. `older` are names that the site still reads.
 */
function texts<T>(
  table: FieldTable<T>,
  document: (fields: never) => StoredFields,
  older: Partial<Record<keyof T, readonly string[]>> = {},
) {
  const names = Object.keys(table) as (keyof T & string)[];
  const storedNames = (name: keyof T & string) => Object.keys(document({ [name]: '' } as never));
  return Object.fromEntries(
    names.map((name) => [
      name,
      text(table[name].label, ...storedNames(name), ...(older[name] ?? [])),
    ]),
  ) as Fields<T>;
}

const movie: Fields<MovieFields> = {
  // An older title is the one that the site shows (product 5.3).
  ...texts(movieFields, movieDocument, { title: ['name'] }),
  picture: picture('Movie Image'),
  backdrop: { label: 'Wide Picture', stored: ['backdrop'], shown: 'backdrop' },
};

const video: Fields<VideoFields> = {
  ...texts(videoFields, videoDocument),
  picture: picture('Picture'),
  onLandingPage: { label: 'Landing Page', stored: ['landingPage'], shown: 'switch' },
};

const event: Fields<EventFields> = {
  ...texts(eventFields, eventDocument),
  picture: picture('Picture'),
};

const banner: Fields<HeroBannerFields> = {
  ...texts(bannerFields, heroBannerDocument),
  picture: picture('Picture', 'imageUrl'),
};

const announcement: Fields<AnnouncementFields> = {
  ...texts(announcementFields, announcementField),
  picture: picture('Image'),
};

const image: Fields<GalleryImageFields> = {
  ...texts(galleryFields, galleryImageDocument),
  picture: picture('Picture'),
};

const ownPicture = (title: string, name: string): HistoryField => ({
  label: `${title}: Picture`,
  stored: [name],
  shown: 'own picture',
  hasBuiltIn: true,
});

/** The texts of a form, with its name before their labels: several forms have the same. */
function part<T>({ title, table }: Pick<SettingsPart<T>, 'title' | 'table'>): Fields<T> {
  const fields = Object.entries<HistoryField>(texts(table, settingsDocument));
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      { ...field, label: `${title}: ${field.label}`, hasBuiltIn: true },
    ]),
  ) as Fields<T>;
}

const settings: Fields<Settings> = {
  ...part(contactPart),
  ...part(pressPart),
  ...part(linksPart),
  ...part(footerPart),
  ...part(openingPart),
  ...part(storyPart),
  ...part(purposePart),
  ...part(firstProducerPart),
  ...part(secondProducerPart),
  storyPicture: ownPicture(storyPart.title, 'storyPicture'),
  producer1Picture: ownPicture(firstProducerPart.title, 'producer1Picture'),
  producer2Picture: ownPicture(secondProducerPart.title, 'producer2Picture'),
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
