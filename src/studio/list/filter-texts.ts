import { LIST_ANCHOR, listPath } from '../../content/paths/admin-paths';
import type { EntryKind } from '../../content/entry';
import type { MissingFilter, MissingCount } from '../../content/search/missing-fields';
import { FACET_FILTERS, type ListOrder, type ListQuery } from '../../content/search/list-query';
import { describeKind } from '../../store/documents/kinds';
import { kindLabels, studioOf } from '../kinds';

/** The number of entries without a field, for each field of a kind that can be missing. */
export interface MissingIn {
  readonly kind: EntryKind;
  readonly counts: readonly MissingCount[];
}

/** The name on the screen of each field that can be missing. */
const NAMES: Readonly<Record<MissingFilter, string>> = {
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
  outdated: 'translation to be looked at',
  alt: 'alternative text',
};

const nameOf = (filter: MissingFilter, kind: EntryKind) =>
  (filter === 'picture' ? studioOf(kind).words.picture : undefined) ?? NAMES[filter];

/** 'No poster' */
export const missingLabel = (filter: MissingFilter, kind: EntryKind): string =>
  filter === 'outdated' ? 'Translation to be looked at' : `No ${nameOf(filter, kind)}`;

/** 'without a poster' */
export const withoutText = (filter: MissingFilter, kind: EntryKind): string =>
  filter === 'alt'
    ? `without ${NAMES.alt}`
    : `${filter === 'outdated' ? 'with' : 'without'} a ${nameOf(filter, kind)}`;

/**
 * Returns the address of the list of entries with a missing field, or of the whole list if it has no
 * filter for missing fields.
 */
export function missingPath(kind: EntryKind, filter: MissingFilter): string {
  const { to } = kindLabels(kind).list;
  if (!describeKind(kind).missing) return listPath(to);
  return `${to}${to.includes('?') ? '&' : '?'}missing=${filter}#${LIST_ANCHOR}`;
}

export const ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  release: 'Latest release first',
  changed: 'Last changed first',
};

/** The query parameters of the filters other than status and search, and of the order. */
export const FILTER_PARAMETERS = ['missing', 'imported', ...FACET_FILTERS, 'sort'] as const;

/** Returns the filters as texts: 'without a poster', 'Drama', '2024', 'oldest first'. */
export const filterTexts = (
  kind: EntryKind,
  { missing, imported, facets = {}, order = 'newest' }: ListQuery,
): readonly string[] => [
  ...(imported ? ['imported last'] : []),
  ...(missing ? [withoutText(missing, kind)] : []),
  ...FACET_FILTERS.flatMap((name) => facets[name] ?? []),
  ...(order === 'newest' ? [] : [ORDER_LABELS[order].toLowerCase()]),
];

/**
 * Returns the filters as a sentence: 'You asked for released movies: without a poster, Drama.'; ''
 * if there are none.
 */
export function filterSentence(kind: EntryKind, query: ListQuery): string {
  const { status = 'All' } = query;
  const texts = filterTexts(kind, { ...query, order: 'newest' });
  if (status === 'All' && texts.length === 0) return '';
  const { many } = studioOf(kind).words;
  const noun = status === 'All' ? many : `${status.toLowerCase()} ${many}`;
  return `You asked for ${[noun, ...(texts.length > 0 ? [texts.join(', ')] : [])].join(': ')}.`;
}
