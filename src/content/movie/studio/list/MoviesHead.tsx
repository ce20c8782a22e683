import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../../shared/ui/Loaded';
import type { Resource } from '../../../../shared/data/resource';
import { withSearchParams } from '../../../../shared/data/routing';
import { MOVIE_FILTERS, type MovieFilter } from '../../movie';
import type { MovieAnswer } from '../../../search/asked';
import {
  ASKED_FACETS,
  MOVIE_ORDERS,
  type MovieQuestion,
  type AskedFacet,
  type MovieOrder,
} from '../../../search/list-questions';
import { ListHeading, OnSiteElsewhere } from '../../../../studio/list/ListHead';
import { ListFilter, ChoiceField, MissingField } from '../../../../studio/list/Filter';
import { comparable } from '../../../search/movie-facets';
import { withoutText } from '../../../../studio/list/filter-texts';
import { TabLink } from '../../../../studio/ui/parts';

interface MoviesHeadProps {
  readonly question: Required<MovieQuestion>;
  readonly answer: Resource<MovieAnswer>;
}

/** The heading of the current movies and their filters, which are in the address. */
export function MoviesHead({ question, answer }: MoviesHeadProps) {
  const [parameters] = useSearchParams();
  const counts = useId();
  const filteredBy = (filter: MovieFilter) =>
    withSearchParams(parameters, { status: filter === 'All' ? '' : filter });

  return (
    <>
      <header className="list-head">
        <ListHeading className="whole-row">Current Movies</ListHeading>
        <nav className="tabs" aria-label="Filter movies">
          {MOVIE_FILTERS.map((filter) => (
            <TabLink
              key={filter}
              to={{ search: filteredBy(filter) }}
              isCurrent={filter === question.status}
              aria-describedby={`${counts}-${filter}`}
            >
              {filter} <StatusCount id={`${counts}-${filter}`} filter={filter} answer={answer} />
            </TabLink>
          ))}
        </nav>
        <ListFilter
          noun="movies"
          search={question.search}
          asked={filterTexts(question)}
          names={FILTER_PARAMETERS}
          answer={answer}
        >
          {(choices) => <MovieChoices question={question} answer={choices} />}
        </ListFilter>
      </header>
      <OnSiteElsewhere kind="movie" search={question.search} />
    </>
  );
}

interface StatusCountProps extends Pick<MoviesHeadProps, 'answer'> {
  readonly id: string;
  readonly filter: MovieFilter;
}

/** The number of movies of a tab: the description of its link, not part of its name. */
const StatusCount = ({ id, filter, answer }: StatusCountProps) => (
  <span id={id} className="numbers plain count" aria-hidden="true">
    <Loaded from={answer} waiting={null} failed={() => null}>
      {({ statuses }) => statuses[filter]}
    </Loaded>
  </span>
);

/** The parameters of the filters other than status and search. */
export const FILTER_PARAMETERS = ['missing', 'imported', ...ASKED_FACETS, 'sort'] as const;

const FACET_LABELS: Readonly<Record<AskedFacet, string>> = {
  genre: 'Genre',
  language: 'Language',
  year: 'Year',
};

interface MovieChoicesProps {
  readonly question: Required<MovieQuestion>;
  readonly answer: MovieAnswer;
}

/** The filters, each choice with its number of movies, and the order (product 35.1). */
export const MovieChoices = ({ question, answer }: MovieChoicesProps) => (
  <>
    <MissingField kind="movie" lack={question.lack} choices={answer.missing} />
    {ASKED_FACETS.map((name) => {
      const chosen = question.facets[name] ?? '';
      const choices = answer.facets[name].map((choice) => ({ ...choice, label: choice.value }));
      // The address may have another spelling of the value.
      const known = choices.find(({ value }) => comparable(value) === comparable(chosen));
      return (
        <ChoiceField
          key={name}
          label={FACET_LABELS[name]}
          name={name}
          chosen={known?.value ?? chosen}
          none="Any"
          choices={choices}
        />
      );
    })}
    <ChoiceField
      label="Order"
      name="sort"
      chosen={question.order === 'newest' ? '' : question.order}
      choices={MOVIE_ORDERS.map((order) => ({
        value: order === 'newest' ? '' : order,
        label: ORDER_LABELS[order],
      }))}
    />
  </>
);

/** The labels of the orders. */
const ORDER_LABELS: Readonly<Record<MovieOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  release: 'Latest release first',
  changed: 'Last changed first',
};

/** The filters other than status and search, in words: 'without a poster', 'Drama', '2024'. */
export const filterTexts = ({
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
