import { fieldsIn, type AnyField, type AnyKind } from '../../content/base/define-kind';
import type { FieldType } from '../../content/base/field-types';
import { KINDS } from '../../content/kinds';
import type { Codec } from '../../domain/fields/fields';
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

/** How the value of a field of that type is shown; as a text, if it has no line here. */
const SHOWN: Readonly<Partial<Record<FieldType, Shown>>> = {
  picture: 'picture',
  'wide picture': 'backdrop',
  'yes or no': 'switch',
};

/** The fields of a kind, those of its form first; `others` are the labels of those that are not in it. */
function fieldsOf(
  kind: AnyKind,
  table: Readonly<Record<string, FormField>>,
  others: Readonly<Record<string, string>> = { picture: 'Picture' },
): readonly HistoryField[] {
  const labels = Object.entries(table).map(([name, { label }]) => [name, label] as const);
  const facts = Object.fromEntries(fieldsIn(kind));
  return [...labels, ...Object.entries(others)].flatMap(([name, label]) => {
    const field = facts[name];
    return field
      ? [{ label, stored: storedNames(name, field), shown: SHOWN[field.type] ?? 'text' }]
      : [];
  });
}

/** All names under which a field is or was stored. */
const storedNames = (name: string, { type, stored = name, older }: AnyField): readonly string[] => [
  stored,
  ...(type === 'picture' ? ['picture'] : []),
  ...(older ? [older.name] : []),
];

const shownAs = (shown: Shown, label: string, { write }: Codec<unknown>): HistoryField => ({
  label,
  stored: Object.keys(write(undefined)),
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
  movie: fieldsOf(KINDS.movie, movieFields, { picture: 'Movie Image', backdrop: 'Wide Picture' }),
  video: fieldsOf(KINDS.video, videoFields, { picture: 'Picture', onLandingPage: 'Landing Page' }),
  event: fieldsOf(KINDS.event, eventFields),
  banner: fieldsOf(KINDS.banner, bannerFields),
  announcement: fieldsOf(KINDS.announcement, announcementFields, { picture: 'Image' }),
  image: fieldsOf(KINDS.image, galleryFields),
  settings: Object.values(settings),
};
