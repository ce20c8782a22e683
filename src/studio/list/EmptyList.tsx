import { Link, useSearchParams } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import type { ListQuery } from '../../content/search/list-query';
import { withSearchParams } from '../../shared/data/routing';
import { studioOf } from '../kinds';
import { filterSentence, FILTER_PARAMETERS } from './filter-texts';

interface EmptyListProps {
  /** The plural noun for the entries: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** The active filters as a sentence; '' if there are none. */
  readonly filters?: string;
  /** The fields in which the search looks, as a text: 'titles and addresses'. */
  readonly searched?: string | undefined;
}

/** Shown for an empty list; if a search or filter is active, names it and links to all entries. */
export function EmptyList({ noun, search, filters = '', searched = '' }: EmptyListProps) {
  const [parameters] = useSearchParams();
  const all = ['search', 'status', ...FILTER_PARAMETERS].map((name) => [name, '']);
  return (
    <>
      <p className="empty">No {noun} available.</p>
      {(filters || search) && (
        <p>
          {filters && `${filters} `}
          {search && `You searched ${searched && `${searched} `}for “${search}”. `}
          <Link
            to={{ search: withSearchParams(parameters, Object.fromEntries(all)) }}
            preventScrollReset
          >
            Show all {noun}
          </Link>
        </p>
      )}
    </>
  );
}

interface EmptyKindProps {
  readonly kind: EntryKind;
  readonly query: ListQuery;
}

/** Shows that a kind has no entries, or none that match the search and filters. */
export function EmptyKind({ kind, query }: EmptyKindProps) {
  const { many, empty, searched } = studioOf(kind).words;
  return empty ? (
    <p className="empty">{empty}</p>
  ) : (
    <EmptyList
      noun={many}
      search={query.search}
      filters={filterSentence(kind, query)}
      searched={searched}
    />
  );
}
