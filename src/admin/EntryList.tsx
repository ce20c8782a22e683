import type { ReactNode } from 'react';
import { useExpandedId } from '../hooks/useExpandedId';
import styles from './EntryCard.module.css';
import { useFocusOnNext } from './useFocusOnNext';

/** What an entry's card has to know of the list that it stands in. */
export interface PlaceInList {
  readonly position: number;
  /** One card is open at a time. */
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** To be called when the entry is about to be gone from the list, or may be. */
  readonly onLeaving: () => void;
}

interface EntryListProps<T> {
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  /** What the list holds: 'Current movies'. */
  readonly label: string;
  readonly children: (entry: T, place: PlaceInList) => ReactNode;
}

/** Entries as cards. One that leaves the list hands the focus on to the next. */
export function EntryList<T>({ entries, keyOf, label, children }: EntryListProps<T>) {
  const { expandedId, toggle } = useExpandedId();
  const { list, leaving } = useFocusOnNext<HTMLUListElement>(entries);

  return (
    <ul ref={list} className={styles.list} tabIndex={-1} aria-label={label}>
      {entries.map((entry, position) => {
        const key = keyOf(entry);
        const place = {
          position,
          expanded: key === expandedId,
          onToggle: () => toggle(key),
          onLeaving: () => leaving(position),
        };
        return <li key={key}>{children(entry, place)}</li>;
      })}
    </ul>
  );
}

/** Empty cards while the entries load; `noun` is what they are, in the plural: 'movies'. */
export const EntryListSkeleton = ({ noun }: { readonly noun: string }) => (
  <div role="status" aria-label={`Loading ${noun}`}>
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
