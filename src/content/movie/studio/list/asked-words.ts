import { ASKED_FACETS, type MovieOrder, type MovieQuestion } from '../../../search/movie-question';
import { withoutText } from '../../../../studio/lists/filter/missing-texts';

/** The orders of the list, as they are offered. */
export const ORDER_LABELS: Readonly<Record<MovieOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  release: 'Latest release first',
  changed: 'Last changed first',
};

/** What is asked beside status and search, in words: 'without a poster', 'Drama', '2024'. */
export const askedWords = ({
  lack,
  imported,
  facets,
  order,
}: Required<MovieQuestion>): readonly string[] => [
  ...(imported ? ['imported last'] : []),
  ...(lack ? [withoutText(lack, 'movie')] : []),
  ...ASKED_FACETS.flatMap((name) => facets[name] ?? []),
  ...(order === 'newest' ? [] : [ORDER_LABELS[order].toLowerCase()]),
];
