import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths, LIST_ANCHOR } from '../../../paths/admin-paths';
import type { Movie, MovieStatus } from '../../movie';
import { withSearchParams } from '../../../../shared/data/routing';
import { movieKey } from '../../../search/search-entry';
import { PagedEntryList } from '../../../../studio/list/order/OrderedEntryList';
import { MissingSharePictures } from './MissingSharePictures';
import { useFieldChange } from '../../../../studio/bulk/useFieldChange';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { MovieItem } from './MovieItem';
import { movieList, type AdminMoviesData } from './movies.loader';
import { filterTexts, FILTER_PARAMETERS, MoviesHead } from './MoviesHead';
import { deleteEntry } from '../../../../store/write/trash';
import { bulkUnpublish } from '../../../../studio/list/useUnpublish';
import { leadsToAll } from '../../../../studio/list/references';
import { fieldsChange } from '../../../../studio/bulk/undoable-change';
import { useBulk } from '../../../../studio/bulk/useBulk';
import { bulkMovieFields } from './bulk-movie-fields';

interface CurrentMoviesProps {
  readonly data: AdminMoviesData;
  readonly onCopy: (movie: Movie) => unknown;
}

/** The 'Current Movies' grid (product 16.4) with its filters (product 35.1). */
export function CurrentMovies({ data, onCopy }: CurrentMoviesProps) {
  const { question, hasDrafts, answer, all, missingShare } = data;
  const bulk = useBulkMovies();
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

/** Names the filters that no movie matches. */
function NoMovies({ question }: Pick<AdminMoviesData, 'question'>) {
  const [parameters] = useSearchParams();
  const { search, status } = question;
  const words = filterTexts({ ...question, order: 'newest' });
  const kind = status === 'All' ? 'movies' : `${status.toLowerCase()} movies`;
  const isAsked = search || status !== 'All' || words.length > 0;
  const nothing = Object.fromEntries(
    ['search', 'status', ...FILTER_PARAMETERS].map((name) => [name, '']),
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

/** The actions for several movies at once (product 14.12). */
const useBulkMovies = () =>
  useFieldChange(
    useBulk<Movie>({
      noun: 'movie',
      nameOf: bulkMovieFields.nameOf,
      changes: [markAs('Released'), markAs('Upcoming'), bulkUnpublish('movie')],
      remove: (movie) => deleteEntry('movie', movie),
      leads: leadsToAll('movie'),
      list: movieList,
    }),
    bulkMovieFields,
  );

const markAs = (status: MovieStatus) => ({
  label: `Mark as ${status}`,
  done: `marked as ${status}`,
  changeFor: (movie: Movie) => fieldsChange('movie', movie, { status }),
});
