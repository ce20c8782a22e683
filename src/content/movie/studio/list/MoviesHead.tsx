import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../../shared/ui/loading/Loaded';
import type { Resource } from '../../../../shared/data/resource';
import { withSearchParams } from '../../../../shared/data/search-params';
import { MOVIE_FILTERS, type MovieFilter } from '../../movie-filter';
import type { MovieAnswer } from '../../../search/asked-movies';
import { ASKED_FACETS, type MovieQuestion } from '../../../search/movie-question';
import { ListHeading } from '../../../../studio/lists/ListHeading';
import { ListQuestion } from '../../../../studio/lists/filter/ListQuestion';
import { OnSite } from '../../../../studio/lists/OnSite';
import { askedWords } from './asked-words';
import { MovieChoices } from './MovieChoices';

interface MoviesHeadProps {
  readonly question: Required<MovieQuestion>;
  readonly answer: Resource<MovieAnswer>;
}

/** The heading of the current movies, and what they can be asked for, all in the address. */
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
            <Link
              key={filter}
              to={{ search: filteredBy(filter) }}
              aria-current={filter === question.status ? 'page' : undefined}
              aria-describedby={`${counts}-${filter}`}
              preventScrollReset
            >
              {filter} <StatusCount id={`${counts}-${filter}`} filter={filter} answer={answer} />
            </Link>
          ))}
        </nav>
        <ListQuestion
          noun="movies"
          search={question.search}
          asked={askedWords(question)}
          names={ASKED_NAMES}
          answer={answer}
        >
          {(choices) => <MovieChoices question={question} answer={choices} />}
        </ListQuestion>
      </header>
      <OnSite kind="movie" search={question.search} />
    </>
  );
}

interface StatusCountProps extends Pick<MoviesHeadProps, 'answer'> {
  readonly id: string;
  readonly filter: MovieFilter;
}

/** How many movies a tab has: the description of its link, whose name stays what it shows. */
const StatusCount = ({ id, filter, answer }: StatusCountProps) => (
  <span id={id} className="count" aria-hidden="true">
    <Loaded from={answer} waiting={null} failed={() => null}>
      {({ statuses }) => statuses[filter]}
    </Loaded>
  </span>
);

/** The parameters of what is asked beside status and search. */
export const ASKED_NAMES = ['missing', 'imported', ...ASKED_FACETS, 'sort'] as const;
