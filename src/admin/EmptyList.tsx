import { Link, useSearchParams } from 'react-router-dom';
import { changedSearch } from '../app/search-parameters';

interface EmptyListProps {
  /** What the list would hold, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
}

/** Words in place of a list without entries, and the way out of a search that found none. */
export function EmptyList({ noun, search }: EmptyListProps) {
  const [parameters] = useSearchParams();
  if (!search) return <p className="empty">No {noun} available.</p>;
  return (
    <>
      <p className="empty">No {noun} found.</p>
      <p>
        You searched for “{search}”.{' '}
        <Link to={{ search: changedSearch(parameters, { search: '' }) }} preventScrollReset>
          Show all {noun}
        </Link>
      </p>
    </>
  );
}
