import { Link, useNavigation, useSearchParams } from 'react-router-dom';
import type { Pages } from '../domain/pager';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  readonly pages: Pages<unknown>;
  /** How many pages the address asks for. */
  readonly page: number;
  /** What the list holds, in the plural: 'movies'. */
  readonly noun: string;
}

/** The way to the next page of a long list; the address remembers how far it was opened (R4). */
export function ShowMore({ pages, page, noun }: ShowMoreProps) {
  const [search] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const next = new URLSearchParams(search);
  next.set('page', String(pages.failed ? page : page + 1));

  return (
    <div className={styles.more}>
      <p className="visually-hidden" role="status">
        {`Showing ${pages.entries.length} ${noun}`}
      </p>
      {pages.failed && <p role="alert">More {noun} could not be loaded.</p>}
      {pages.more && (
        <Link
          className="button"
          to={{ search: next.toString() }}
          replace
          preventScrollReset
          aria-disabled={loading}
        >
          {label(pages.failed, loading)}
        </Link>
      )}
    </div>
  );
}

function label(failed: boolean, loading: boolean): string {
  if (loading) return 'Loading…';
  return failed ? 'Try again' : 'Show more';
}
