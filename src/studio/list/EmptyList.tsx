import { Link, useSearchParams } from 'react-router-dom';
import type { EntryKind } from '../../content/entry';
import type { ListQuestion } from '../../content/search/list-question';
import { withSearchParams } from '../../shared/data/routing';
import { studioOf } from '../kinds';
import { askedText, FILTER_PARAMETERS } from './filter-texts';

interface EmptyListProps {
  /** The plural noun for the entries: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** The active filters as a sentence; '' if there are none. */
  readonly asked?: string;
  /** The fields in which the search looks, as a text: 'titles and addresses'. */
  readonly searched?: string | undefined;
}

/** Shown for an empty list; if a search or filter is active, names it and links to all entries. */
export function EmptyList({ noun, search, asked = '', searched = '' }: EmptyListProps) {
  const [parameters] = useSearchParams();
  const all = ['search', 'status', ...FILTER_PARAMETERS].map((name) => [name, '']);
  return (
    <>
      <p className="empty">No {noun} available.</p>
      {(asked || search) && (
        <p>
          {asked && `${asked} `}
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
  readonly question: ListQuestion;
}

/** Says that a kind has no entries, or none that match the search and filters. */
export function EmptyKind({ kind, question }: EmptyKindProps) {
  const { many, empty, searched } = studioOf(kind).words;
  return empty ? (
    <p className="empty">{empty}</p>
  ) : (
    <EmptyList
      noun={many}
      search={question.search}
      asked={askedText(kind, question)}
      searched={searched}
    />
  );
}
