import { Link, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../../data/search-params';

interface EmptyListProps {
  /** What the list would hold, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** What was looked at: 'titles and addresses'. */
  readonly searched?: string;
}

/** Shown for an empty list; after a search without results, with a link to all entries. */
export function EmptyList({ noun, search, searched }: EmptyListProps) {
  const [parameters] = useSearchParams();
  if (!search) return <p className="empty">No {noun} available.</p>;
  return (
    <>
      <p className="empty">No {noun} found.</p>
      <p>
        You searched {searched && `${searched} `}for “{search}”.{' '}
        <Link to={{ search: withSearchParams(parameters, { search: '' }) }} preventScrollReset>
          Show all {noun}
        </Link>
      </p>
    </>
  );
}
