import { useContext } from 'react';
import { SearchBehindContext } from '../shell/useVisitTasks';
import styles from './Overview.module.css';

/** Says what the search does not find, and what helps; nothing while it finds all (product 14.16). */
export function SearchLine({ leftOut }: { readonly leftOut: number }) {
  const isBehind = useContext(SearchBehindContext);
  if (isBehind) {
    return (
      <p className={styles.errors}>
        The search may not find what is new: it could not be brought up to date. Load this page
        again; if that does not help, tell whoever looks after the site.
      </p>
    );
  }
  if (leftOut === 0) return null;
  return (
    <p className={styles.errors}>
      The search has no more room: it does not find{' '}
      {leftOut === 1 ? 'one of the oldest entries' : `${leftOut} of the oldest entries`}. Delete
      videos, events or films that nobody needs any more, or shorten long titles.
    </p>
  );
}
