import { useId, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import type { Resource } from '../../../shared/data/resource';
import { withSearchParams } from '../../../shared/data/search-params';
import styles from './ListQuestion.module.css';
import { SearchForm } from './SearchForm';

interface ListQuestionProps<Answer> {
  /** What the list holds, in the plural: 'movies'. */
  readonly noun: string;
  readonly search: string;
  /** What is asked beside the search, in words. */
  readonly asked: readonly string[];
  /** The parameters of the address that `asked` says. */
  readonly names: readonly string[];
  readonly answer: Resource<Answer>;
  /** The fields of the fold. */
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * The search of a list, the fold with what else it can be asked for, and a line that says what is asked
 * and how many entries that are (product 35.4). The answer is read when one of the two needs it.
 */
export function ListQuestion<Answer extends { readonly count: number | undefined }>({
  noun,
  search,
  asked,
  names,
  answer,
  children,
}: ListQuestionProps<Answer>) {
  const [parameters] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useId();
  const words = [...asked, ...(search ? [`with “${search}”`] : [])];
  const nothing = Object.fromEntries(['search', ...names].map((name) => [name, '']));

  return (
    <>
      <div className={styles.row}>
        <SearchForm noun={noun} search={search} />
        <button
          ref={button}
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          Filter{asked.length > 0 && ` (${asked.length})`}
        </button>
      </div>
      <div
        id={fields}
        hidden={!isOpen}
        className="row filter-fields"
        role="group"
        aria-label="More filters"
      >
        {isOpen && (
          <Loaded
            from={answer}
            waiting={<p role="status">Loading...</p>}
            failed={(retry) => <LoadFailure what="The filters" retry={retry} />}
          >
            {children}
          </Loaded>
        )}
      </div>
      {words.length > 0 && (
        <p className={`row whole-row ${styles.asked}`}>
          <span role="status">
            <Loaded from={answer} waiting={noun} failed={() => noun}>
              {({ count }) => [count, count === 1 ? noun.slice(0, -1) : noun].join(' ').trim()}
            </Loaded>{' '}
            {words.join(', ')}
          </span>
          <Link
            className="link"
            to={{ search: withSearchParams(parameters, nothing) }}
            preventScrollReset
            // The link goes with what is asked.
            onClick={() => button.current?.focus()}
          >
            Clear
          </Link>
        </p>
      )}
    </>
  );
}
