import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths, LIST_ANCHOR } from '../../../paths/admin-paths';
import type { Movie } from '../../movie';
import { withSearchParams } from '../../../../shared/data/search-params';
import { movieKey } from '../../../search/search-entry';
import { PagedEntryList } from '../../../../studio/lists/PagedEntryList';
import { MissingSharePictures } from './MissingSharePictures';
import type { BulkFields } from '../../../../studio/bulk/useFieldChange';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { MovieItem } from './MovieItem';
import type { AdminMoviesData } from './movies.loader';
import { askedWords } from './asked-words';
import { ASKED_NAMES, MoviesHead } from './MoviesHead';
import { useBulkMovies } from './useBulkMovies';

interface CurrentMoviesProps {
  readonly data: AdminMoviesData;
  readonly onCopy: (movie: Movie) => unknown;
  /** The fields that several movies can get the same value of. */
  readonly fields: BulkFields<Movie>;
}

/** The 'Current Movies' grid (product 16.4), and what it can be asked for (product 35.1). */
export function CurrentMovies({ data, onCopy, fields }: CurrentMoviesProps) {
  const { question, hasDrafts, answer, all, missingShare } = data;
  const bulk = useBulkMovies(fields);
  return (
    <section aria-labelledby={LIST_ANCHOR}>
      <MoviesHead question={question} answer={answer} />
      {hasDrafts && (
        <p>
          What was imported as drafts is listed here once it is published.{' '}
          <Link to={adminPaths.coming}>To Coming up</Link>
        </p>
      )}
      <MissingSharePictures counts={missingShare} />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(question)}
        list={data}
        noun="movies"
        bulk={bulk}
        all={all}
        onCopy={onCopy}
        keyOf={movieKey}
        empty={<NoMovies question={question} />}
      >
        {(movie, item) => <MovieItem movie={movie} item={item} />}
      </PagedEntryList>
    </section>
  );
}

/** Says what was asked where no movie is that. */
function NoMovies({ question }: Pick<AdminMoviesData, 'question'>) {
  const [parameters] = useSearchParams();
  const { search, status } = question;
  const words = askedWords({ ...question, order: 'newest' });
  const kind = status === 'All' ? 'movies' : `${status.toLowerCase()} movies`;
  const isAsked = search || status !== 'All' || words.length > 0;
  const nothing = Object.fromEntries(
    ['search', 'status', ...ASKED_NAMES].map((name) => [name, '']),
  );
  return (
    <>
      <p className="empty">No movies available.</p>
      {words.length > 0 && (
        <p>
          You asked for {kind}: {words.join(', ')}.
        </p>
      )}
      {search && (
        <p>You searched titles, people, genres, languages, years and addresses for “{search}”.</p>
      )}
      {isAsked && (
        <Link to={{ search: withSearchParams(parameters, nothing) }}>Show all movies</Link>
      )}
    </>
  );
}
