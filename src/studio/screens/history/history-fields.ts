import { fieldsIn, type AnyField } from '../../../content/base/define-kind';
import type { FieldType } from '../../../content/base/field-types';
import type { EntryKind } from '../../../content/entry';
import type { HistoryKind } from '../../../store/documents/revision';
import { studioOf } from '../../kinds';
import type { SettingPictures, Settings } from '../../../shared/settings';
import type { FormField } from '../../form/fields/field-table';
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

/** The fields of a kind, in the order of its form. */
function fieldsOf(kind: EntryKind): readonly HistoryField[] {
  const { kind: facts, fields } = studioOf(kind);
  const stored = new Map(fieldsIn(facts));
  const words = Object.entries(fields as Readonly<Record<string, { readonly label: string }>>);
  return words.flatMap(([name, { label }]) => {
    const field = stored.get(name);
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

const shownAs = (shown: Shown, label: string, name: string): HistoryField => ({
  label,
  stored: [name],
  shown,
});

/** Each text of a form, by its name. */
const texts = <Name extends keyof Settings>(table: Readonly<Record<Name, FormField>>) =>
  Object.fromEntries(
    namesIn(table).map((name) => [name, shownAs('text', table[name].label, name)]),
  ) as Readonly<Record<Name, HistoryField>>;

const namesIn = <Name extends string>(table: Readonly<Record<Name, FormField>>) =>
  Object.keys(table) as Name[];

const ownPicture = (title: string, name: keyof SettingPictures): HistoryField => ({
  ...shownAs('own picture', `${title}: Picture`, name),
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
  const fields = texts(table);
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

/** The fields of a kind of entry, or of the settings, in the order of the form. */
export const historyFieldsOf = (kind: HistoryKind): readonly HistoryField[] =>
  kind === 'settings' ? Object.values(settings) : fieldsOf(kind);
