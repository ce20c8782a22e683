import { LIST_ANCHOR, listPath } from '../../content/paths/admin-paths';
import type { EntryKind } from '../../content/entry';
import type { Lack, LackCount } from '../../content/search/lacks';
import {
  ASKED_FACETS,
  type ListOrder,
  type ListQuestion,
} from '../../content/search/list-question';
import { describeKind } from '../../store/documents/kinds';
import { kindLabels, studioOf } from '../kinds';

/** How many entries of a kind lack something, for each part that can be missing. */
export interface MissingIn {
  readonly kind: EntryKind;
  readonly counts: readonly LackCount[];
}

/** The name on the screen of each part that can be missing. */
const NAMES: Readonly<Record<Lack, string>> = {
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

const nameOf = (lack: Lack, kind: EntryKind) =>
  (lack === 'picture' ? studioOf(kind).words.picture : undefined) ?? NAMES[lack];

/** 'No poster' */
export const missingLabel = (lack: Lack, kind: EntryKind): string =>
  lack === 'outdated' ? 'Translation to be looked at' : `No ${nameOf(lack, kind)}`;

/** 'without a poster' */
export const withoutText = (lack: Lack, kind: EntryKind): string =>
  lack === 'alt'
    ? `without ${NAMES.alt}`
    : `${lack === 'outdated' ? 'with' : 'without'} a ${nameOf(lack, kind)}`;

/**
 * Returns the address of the list of entries that lack something, or of the whole list if it has no
 * such filter.
 */
export function missingPath(kind: EntryKind, lack: Lack): string {
  const { to } = kindLabels(kind).list;
  if (!describeKind(kind).missing) return listPath(to);
  return `${to}${to.includes('?') ? '&' : '?'}missing=${lack}#${LIST_ANCHOR}`;
}

export const ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  release: 'Latest release first',
  changed: 'Last changed first',
};

/** The query parameters of the filters other than status and search, and of the order. */
export const FILTER_PARAMETERS = ['missing', 'imported', ...ASKED_FACETS, 'sort'] as const;

/** Returns the filters as texts: 'without a poster', 'Drama', '2024', 'oldest first'. */
export const filterTexts = (
  kind: EntryKind,
  { lack, imported, facets = {}, order = 'newest' }: ListQuestion,
): readonly string[] => [
  ...(imported ? ['imported last'] : []),
  ...(lack ? [withoutText(lack, kind)] : []),
  ...ASKED_FACETS.flatMap((name) => facets[name] ?? []),
  ...(order === 'newest' ? [] : [ORDER_LABELS[order].toLowerCase()]),
];

/**
 * Returns the filters as a sentence: 'You asked for released movies: without a poster, Drama.'; ''
 * if there are none.
 */
export function askedText(kind: EntryKind, question: ListQuestion): string {
  const { status = 'All' } = question;
  const texts = filterTexts(kind, { ...question, order: 'newest' });
  if (status === 'All' && texts.length === 0) return '';
  const { many } = studioOf(kind).words;
  const noun = status === 'All' ? many : `${status.toLowerCase()} ${many}`;
  return `You asked for ${[noun, ...(texts.length > 0 ? [texts.join(', ')] : [])].join(': ')}.`;
}
