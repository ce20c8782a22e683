import type { ReactNode } from 'react';
import { parseField, type FormField } from './field-table';
import type { OwnWarnings } from '../../../content/base/describe';
import type { EntryKind } from '../../../content/entry';
import { parseWrittenDate } from '../../../content/values/written-date';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { translationsOf } from '../../../content/locale/translations';
import { titlesOf } from '../../../content/search/language-titles';
import { titleKey } from '../../../content/search/title-words';
import type { FormValues } from './form-values';
import { kindLabels, studioOf } from '../../kinds';

/** A probable mistake in a field; the form can be saved nevertheless. */
export interface Warning {
  readonly text: string;
  /** The address of the other entry. */
  readonly href?: string | undefined;
}

/** The warnings of a form, by field name. */
type Warnings = Readonly<Partial<Record<string, Warning>>>;

/** The rendered warnings of a form, by field name. */
export type WarningNotes = Readonly<
  Partial<Record<string, { readonly id: string; readonly note: ReactNode }>>
>;

/** A form field with its typed and its stored value. */
export interface WarnedField {
  readonly name: string;
  readonly field: FormField;
  readonly value: string;
  readonly stored: string;
}

/** The search index, prepared for warnings. */
interface KnownEntries {
  /** The entries by `titleKey`. */
  readonly byTitle: ReadonlyMap<string, readonly SearchEntry[]>;
  /** The entries by search key. */
  readonly byKey: ReadonlyMap<string, SearchEntry>;
}

/** Prepares the search index once, because warnings look entries up on each key press. */
export function knownEntries(entries: readonly SearchEntry[]): KnownEntries {
  const byTitle = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    for (const title of new Set(titlesOf(entry).map(titleKey))) {
      byTitle.set(title, [...(byTitle.get(title) ?? []), entry]);
    }
  }
  return { byTitle, byKey: new Map(entries.map((entry) => [entry.key, entry])) };
}

/** The title fields: the original and each translation. */
export const TITLES: readonly string[] = [
  'title',
  ...(translationsOf?.('title').map(({ name }) => name) ?? []),
];

interface Questioned {
  readonly kind: EntryKind;
  /** The id or key of the edited entry; undefined for a new entry. */
  readonly id: string | undefined;
  readonly fields: readonly WarnedField[];
  readonly known: KnownEntries;
  /** The function that checks the fields of this kind only. */
  readonly own?: OwnWarnings | undefined;
}

/** Returns the probable mistakes in the fields of an entry. */
export function findWarnings({ kind, id, fields, known, own }: Questioned): Warnings {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
  const found = {
    ...Object.fromEntries(
      fields.map(({ name, field, value }) => [name, linkWarning(field, value)]),
    ),
    ...Object.fromEntries(
      TITLES.map((name) => [name, titleWarning({ kind, id, known }, values, name)]),
    ),
    address: addressWarning(values, known),
    ...Object.fromEntries(
      Object.entries(own?.(values) ?? {}).map(([name, text]) => [name, { text }]),
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, warning]) => warning));
}

/** Returns the warning for a video link that the player does not support. */
function linkWarning(field: WarnedField['field'], value: string): Warning | undefined {
  if (field.type !== 'YouTube link' || !value.trim()) return undefined;
  const { error } = parseField(field, value.trim());
  return error === undefined ? undefined : { text: error };
}

/**
 * Returns the warning for a title that another entry has. Events may share a title on different
 * days, because a movie is shown in several towns.
 */
function titleWarning(
  { kind, id, known }: Omit<Questioned, 'fields'>,
  values: FormValues,
  name: string,
): Warning | undefined {
  const { isSameTitle = () => true, words } = studioOf(kind);
  const wanted = titleKey(values[name] ?? '');
  if (!wanted) return undefined;
  const same = (known.byTitle.get(wanted) ?? []).filter((entry) => {
    const other = parseSearchKey(entry.key);
    return other.kind === kind && other.id !== id && isSameTitle(values, entry);
  });
  const [first] = same;
  if (!first) return undefined;
  const { name: noun, viewPath } = kindLabels(kind);
  const what = words.called ?? noun.toLowerCase();
  const article = /^[aeiou]/.test(what) ? 'an' : 'a';
  const more = same.length > 1 ? `, and ${same.length - 1} more` : '';
  return {
    text: `There is ${article} ${what} with this title already${detailsOf(first)}${more}.`,
    href: viewPath(parseSearchKey(first.key).id, ''),
  };
}

/** Returns year and status, which distinguish movies with the same title: ' (2024, Released)'. */
function detailsOf({ status, releaseDate = '' }: SearchEntry): string {
  if (!status) return '';
  const year = parseWrittenDate(releaseDate)?.year;
  return ` (${year ? `${year}, ` : ''}${status})`;
}

function addressWarning(
  { address = '' }: FormValues,
  { byKey }: KnownEntries,
): Warning | undefined {
  const other = byKey.get(`U${address}`) ?? byKey.get(`R${address}`);
  if (!other) return undefined;
  return {
    text: `Another film has this address: ${other.title || 'Untitled'}.`,
    href: kindLabels('movie').viewPath(address, ''),
  };
}
