import { LIST_ANCHOR, listPath } from '../../content/paths/admin-paths';
import type { EntryKind } from '../../content/entry';
import type { Lack, LackCount } from '../../content/search/lacks';
import {
  ASKED_FACETS,
  type ListOrder,
  type ListQuestion,
} from '../../content/search/list-question';
import { describeKind } from '../../store/documents/kinds';
import { onScreen, studioOf } from '../kinds';

/** What is missing from the entries of a kind. */
export interface MissingIn {
  readonly kind: EntryKind;
  readonly counts: readonly LackCount[];
}

/** What can be missing from an entry, as it is named on the screen. */
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

/** The address of the list of entries from which something is missing; of all, where it cannot be asked. */
export function missingPath(kind: EntryKind, lack: Lack): string {
  const { to } = onScreen(kind).list;
  if (!describeKind(kind).missing) return listPath(to);
  return `${to}${to.includes('?') ? '&' : '?'}missing=${lack}#${LIST_ANCHOR}`;
}

/** The labels of the orders of a list. */
export const ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  release: 'Latest release first',
  changed: 'Last changed first',
};

/** The parameters of the address that hold the filters beside status and search, and the order. */
export const FILTER_PARAMETERS = ['missing', 'imported', ...ASKED_FACETS, 'sort'] as const;

/** These filters in words: 'without a poster', 'Drama', '2024', 'oldest first'. */
export const filterTexts = (
  kind: EntryKind,
  { lack, imported, facets = {}, order = 'newest' }: ListQuestion,
): readonly string[] => [
  ...(imported ? ['imported last'] : []),
  ...(lack ? [withoutText(lack, kind)] : []),
  ...ASKED_FACETS.flatMap((name) => facets[name] ?? []),
  ...(order === 'newest' ? [] : [ORDER_LABELS[order].toLowerCase()]),
];

/** 'You asked for released movies: without a poster, Drama.'; '' if all are asked for. */
export function askedText(kind: EntryKind, question: ListQuestion): string {
  const { status = 'All' } = question;
  const texts = filterTexts(kind, { ...question, order: 'newest' });
  if (status === 'All' && texts.length === 0) return '';
  const { many } = studioOf(kind).words;
  const noun = status === 'All' ? many : `${status.toLowerCase()} ${many}`;
  return `You asked for ${[noun, ...(texts.length > 0 ? [texts.join(', ')] : [])].join(': ')}.`;
}
