import { LIST_ANCHOR } from '../../content/paths/admin-paths';
import type { EntryKind, EntryOf } from '../../content/entry';
import type { ImageLack } from '../../content/image/image';
import {
  countLacks,
  lacking,
  matchesSearch,
  type Lack,
  type EntryQuestion,
} from '../../content/search/list-questions';
import { onScreen, studioOf } from '../kinds';
import type { SearchKind } from '../../content/base/define-kind';
import { searchEntryOf } from '../../store/search/search-entries';
import { textsIn } from '../../store/documents/kinds';

/** What an entry of any kind can be asked for as missing. */
export type AnyLack = Lack | ImageLack;

/** What is missing, and from how many entries. */
interface AnyLackCount {
  readonly lack: AnyLack;
  /** Unknown where the database cannot count it. */
  readonly count: number | undefined;
}

/** What is missing from the entries of a kind. */
export interface MissingIn {
  readonly kind: EntryKind;
  readonly counts: readonly AnyLackCount[];
}

/** How many entries a list is asked for, if that is known, and what can be asked for as missing. */
export interface LackAnswer {
  readonly count: number | undefined;
  readonly missing: readonly AnyLackCount[];
}

/** What can be missing from an entry, as it is named on the screen. */
const NAMES: Readonly<Record<AnyLack, string>> = {
  title: 'title',
  picture: 'picture',
  date: 'release date',
  description: 'description',
  genre: 'genre',
  language: 'language',
  trailer: 'trailer',
  backdrop: 'wide picture',
  film: 'film',
  translation: 'translation',
  alt: 'alternative text',
};

const nameOf = (lack: AnyLack, kind: EntryKind) =>
  (lack === 'picture' ? studioOf(kind).words.picture : undefined) ?? NAMES[lack];

/** 'No poster' */
export const missingLabel = (lack: AnyLack, kind: EntryKind): string => `No ${nameOf(lack, kind)}`;

/** 'without a poster' */
export const withoutText = (lack: AnyLack, kind: EntryKind): string =>
  lack === 'alt' ? `without ${NAMES.alt}` : `without a ${nameOf(lack, kind)}`;

/** The address of the list of entries from which something is missing. */
export function missingPath(kind: EntryKind, lack: AnyLack): string {
  const { to } = onScreen(kind).list;
  return `${to}${to.includes('?') ? '&' : '?'}missing=${lack}#${LIST_ANCHOR}`;
}

/** Returns the entries of a kind that match a question, in their order (product 35.7). */
export const askedOf = <Kind extends SearchKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  { search, lack }: EntryQuestion,
): readonly EntryOf<Kind>[] =>
  entries.filter(
    (entry) =>
      matchesSearch(textsIn(kind, entry), search) &&
      lacking([searchEntryOf(kind, entry)], lack).length > 0,
  );

/** Returns their number, and what can be asked for as missing with the same search. */
export function answerOf<Kind extends SearchKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  { search, lack }: EntryQuestion,
): LackAnswer {
  const others = askedOf(kind, entries, { search }).map((entry) => searchEntryOf(kind, entry));
  return { count: lacking(others, lack).length, missing: countLacks(others, kind) };
}
