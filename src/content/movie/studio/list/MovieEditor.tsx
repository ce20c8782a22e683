import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths, NAMES_PATH, LIST_ANCHOR } from '../../../paths/admin-paths';
import type { Movie, MovieStatus } from '../../movie';
import { AddOrEdit, titledAsCopy, useCopying } from '../../../../studio/form/state/useEditing';
import MovieForm from '../edit/MovieForm';
import type { AdminMoviesData } from '../movies.loader';
import { listOf } from '../../../../studio/kind/kind-list';
import { usePageTitle } from '../../../meta/page-title';
import { withoutSharePictures } from '../../../../shared/pictures/picture';
import { movieKey } from '../../../search/search-entry';
import { PagedEntryList } from '../../../../studio/list/order/OrderedEntryList';
import { MissingSharePictures } from './MissingSharePictures';
import {
  confirmTranslationsAction,
  useFieldChange,
  useBulk,
  withField,
  type BulkFields,
} from '../../../../studio/bulk/useBulk';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { MovieItem } from './MovieItem';
import { StatusTabs } from './StatusTabs';
import { ListHead } from '../../../../studio/list/ListHead';
import { EmptyKind } from '../../../../studio/list/EmptyList';
import { deleteEntry } from '../../../../store/write/trash';
import { bulkUnpublish } from '../../../../studio/list/useUnpublish';
import { incomingLinksNoteForAll } from '../../../../studio/list/references';
import {
  fieldsChange,
  editChange,
  type UndoableChange,
} from '../../../../studio/bulk/undoable-change';
import { EditConflictError } from '../../../../store/documents/conflict';
import { movieStudio } from '../movie.studio';
import { editEntry } from '../../../../store/write/edit-entry';
import { fieldsToChange, notesOf } from '../../../../studio/form/fields/form-table';
import { PageHeading } from '../../../../studio/ui/parts';

/** The form for a new movie, and the list of movies below it. */
export function MovieEditor({ data }: { readonly data: AdminMoviesData }) {
  const { copying, copy } = useCopying<Movie>({ draft: 'movie', asCopy: titledAsCopy });
  useEffect(() => listOf('movie').forget, []);

  return (
    <>
      <AddOrEdit form={MovieForm} editing={null} copying={copying} />
      <div className="row thin">
        <Link to={adminPaths.import} className="link">
          Import films from a table
        </Link>
        <Link to={NAMES_PATH} className="link">
          Genres, languages and people
        </Link>
      </div>
      <CurrentMovies data={data} onCopy={copy} />
    </>
  );
}

export function AdminMoviesPage() {
  const data = useLoaderData<AdminMoviesData>();
  return (
    <>
      <PageHeading>Movies</PageHeading>
      <MovieEditor data={data} />
    </>
  );
}

/** The same editor at /uploadMovie. */
export function UploadMoviePage() {
  usePageTitle('Upload Movie');
  return (
    <>
      <h1 className="page-title">Upload a movie</h1>
      <MovieEditor data={useLoaderData<AdminMoviesData>()} />
    </>
  );
}

interface CurrentMoviesProps {
  readonly data: AdminMoviesData;
  readonly onCopy: (movie: Movie) => unknown;
}

/** The grid 'Current Movies' with its filters. */
function CurrentMovies({ data, onCopy }: CurrentMoviesProps) {
  const { query, hasDrafts, counts, all, missingShare } = data;
  const bulk = useBulkMovies();
  return (
    <section aria-labelledby={LIST_ANCHOR}>
      <ListHead
        kind="movie"
        query={query}
        counts={counts}
        tabs={<StatusTabs query={query} counts={counts} />}
      />
      {hasDrafts && (
        <p>
          What was imported as drafts is listed here once it is published.{' '}
          <Link to={adminPaths.coming}>To Coming up</Link>
        </p>
      )}
      <MissingSharePictures counts={missingShare} />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(query)}
        list={data}
        noun="movies"
        bulk={bulk}
        all={all}
        onCopy={onCopy}
        keyOf={movieKey}
        empty={<EmptyKind kind="movie" query={query} />}
      >
        {(movie, item) => <MovieItem movie={movie} item={item} />}
      </PagedEntryList>
    </section>
  );
}

const useBulkMovies = () =>
  useFieldChange(
    useBulk<Movie>({
      noun: 'movie',
      nameOf: bulkMovieFields.nameOf,
      changes: [
        confirmTranslationsAction('movie'),
        markAs('Released'),
        markAs('Upcoming'),
        bulkUnpublish('movie'),
      ],
      remove: (movie) => deleteEntry('movie', movie),
      leads: incomingLinksNoteForAll('movie'),
      list: listOf('movie'),
    }),
    bulkMovieFields,
  );

const markAs = (status: MovieStatus) => ({
  label: `Mark as ${status}`,
  done: `marked as ${status}`,
  changeFor: (movie: Movie) => fieldsChange('movie', movie, { status }),
});

/** The fields that can be set in several movies at once. */
export const bulkMovieFields: BulkFields<Movie> = {
  nameOf: ({ title }) => title || 'Untitled',
  table: fieldsToChange(movieStudio),
  notes: notesOf(movieStudio),
  changeFor: (movie, name, value) => {
    const after = withField(movie, name, value);
    return name === 'releaseDate'
      ? dateChange(movie, withoutShare(after))
      : editChange('movie', movie, after);
  },
};

/** Removes the share pictures, which show the release date, when the date changes. */
const withoutShare = (movie: Movie): Movie =>
  movie.picture ? { ...movie, picture: withoutSharePictures(movie.picture) } : movie;

const dateChange = (before: Movie, after: Movie): UndoableChange => ({
  write: () => setDate(before, after),
  undo: () => setDate(after, before),
});

/** A picture that somebody else has stored meanwhile stays, without its share pictures. */
async function setDate(before: Movie, after: Movie): Promise<void> {
  try {
    await editEntry('movie', before, after);
  } catch (error) {
    if (!(error instanceof EditConflictError)) throw error;
    const current: Movie = error.current;
    if (current.releaseDate !== before.releaseDate) throw error;
    await editEntry(
      'movie',
      current,
      withoutShare(withField(current, 'releaseDate', after.releaseDate)),
    );
  }
}
