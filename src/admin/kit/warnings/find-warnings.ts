import type { SearchKind } from '../../../content/base/kind-names';
import { isoText } from '../../../domain/movies/release-date';
import { today } from '../../../domain/clock/company-clock';
import { parseWrittenDate } from '../../../domain/movies/written-date';
import { parseSearchKey, type SearchEntry } from '../../../domain/search/search-entry';
import { titleKey } from '../../../domain/search/title-words';
import { parseField } from '../fields/field-table';
import type { FormValues } from '../fields/form-values';
import { KINDS_ON_SCREEN } from '../kinds';
import type { WarnedField, Warning, Warnings } from './warning';

/** The search index as warnings ask it. */
export interface KnownEntries {
  /** By `titleKey`. */
  readonly byTitle: ReadonlyMap<string, readonly SearchEntry[]>;
  /** By the key. */
  readonly byKey: ReadonlyMap<string, SearchEntry>;
}

/** Sorts the search index once, as it is asked at each key. */
export function knownEntries(entries: readonly SearchEntry[]): KnownEntries {
  const byTitle = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const title = titleKey(entry.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), entry]);
  }
  return { byTitle, byKey: new Map(entries.map((entry) => [entry.key, entry])) };
}

interface Questioned {
  readonly kind: SearchKind;
  /** The id of the entry that is edited, or its key; none for a new one. */
  readonly id: string | undefined;
  readonly fields: readonly WarnedField[];
  readonly known: KnownEntries;
}

/** Returns what is probably a mistake in the fields of an entry (product 15.13). */
export function findWarnings({ kind, id, fields, known }: Questioned): Warnings {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
  const date = kind === 'movie' ? releaseWarning(values) : undefined;
  const found = {
    ...Object.fromEntries(
      fields.map(({ name, field, value }) => [name, linkWarning(field, value)]),
    ),
    title: titleWarning({ kind, id, known }, values),
    address: addressWarning(values, known),
    ...(date && { status: date, releaseDate: date }),
    ...(kind === 'event' && dayWarning(values)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, warning]) => warning));
}

/** The address of a video that no player understands. */
function linkWarning(field: WarnedField['field'], value: string): Warning | undefined {
  if (field.kind !== 'YouTube link' || !value.trim()) return undefined;
  const { error } = parseField(field, value.trim());
  return error === undefined ? undefined : { text: error };
}

/** A title that another one has; of events on the same day, as a movie is shown in several towns. */
function titleWarning(
  { kind, id, known }: Omit<Questioned, 'fields'>,
  { title = '', day }: FormValues,
): Warning | undefined {
  const wanted = titleKey(title);
  if (!wanted) return undefined;
  const same = (known.byTitle.get(wanted) ?? []).filter(({ key, releaseDate }) => {
    const other = parseSearchKey(key);
    return other.kind === kind && other.id !== id && (kind !== 'event' || releaseDate === day);
  });
  const [first] = same;
  if (!first) return undefined;
  const { name, viewPath } = KINDS_ON_SCREEN[kind];
  const what = kind === 'movie' ? 'film' : name.toLowerCase();
  const article = /^[aeiou]/.test(what) ? 'an' : 'a';
  const more = same.length > 1 ? `, and ${same.length - 1} more` : '';
  return {
    text: `There is ${article} ${what} with this title already${detailsOf(first)}${more}.`,
    href: viewPath(parseSearchKey(first.key).id, ''),
  };
}

/** What tells a movie from others of its title: ' (2024, Released)'. */
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
    href: KINDS_ON_SCREEN.movie.viewPath(address, ''),
  };
}

/** A status that the day, month or year of the release contradicts. */
function releaseWarning({ status, releaseDate = '' }: FormValues): Warning | undefined {
  const date = parseWrittenDate(releaseDate);
  if (!date) return undefined;
  const text = isoText(date);
  const now = today().slice(0, text.length);
  if (status === 'Upcoming' && text < now) {
    return { text: 'The film says Upcoming, but its release date has passed.' };
  }
  if (status === 'Released' && text > now) {
    return { text: 'The film says Released, but its release date is still to come.' };
  }
  return undefined;
}

/** Said where the last day of an event is chosen. */
function dayWarning({ day = '', lastDay = '' }: FormValues): Warnings {
  const last = lastDay || day;
  if (!last || last >= today()) return {};
  const text = 'This day has passed: the event is listed among the past ones.';
  return { [lastDay ? 'lastDay' : 'day']: { text } };
}
