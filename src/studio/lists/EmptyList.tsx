import { Link, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../shared/data/search-params';
import type { EntryKind } from '../../content/entry';
import { withoutText, type AnyLack } from './filter/missing-texts';

interface EmptyListProps {
  readonly kind?: EntryKind;
  /** What the list would hold, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** What the entries were asked to lack. */
  readonly lack?: AnyLack | undefined;
  /** What was looked at: 'titles and addresses'. */
  readonly searched?: string;
}

/** Shown for an empty list; if something was asked it says what, with a link to all entries. */
export function EmptyList({ kind, noun, search, lack, searched = '' }: EmptyListProps) {
  const [parameters] = useSearchParams();
  if (!search && !lack) return <p className="empty">No {noun} available.</p>;
  return (
    <>
      <p className="empty">No {noun} found.</p>
      <p>
        {lack && kind && `You asked for ${noun} ${withoutText(lack, kind)}. `}
        {search && `You searched ${searched && `${searched} `}for “${search}”. `}
        <Link
          to={{ search: withSearchParams(parameters, { search: '', missing: '' }) }}
          preventScrollReset
        >
          Show all {noun}
        </Link>
      </p>
    </>
  );
}
