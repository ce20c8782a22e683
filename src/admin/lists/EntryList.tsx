import type { ReactNode } from 'react';
import { useExpandedId } from '../../hooks/useExpandedId';
import styles from './EntryCard.module.css';
import { useFocusOnNext } from './useFocusOnNext';

/** What a list passes to the card of an entry. */
export interface ListItemProps {
  readonly position: number;
  /** One card is expanded at a time. */
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Opens the entry for editing. */
  readonly onEdit: () => void;
  /** To be called before the entry may leave the list. */
  readonly onRemove: () => void;
  /** To be called before the list is read in which a restored entry is where it was. */
  readonly onReturn: () => void;
  /** The controls that move the entry, in a list that can be put in another order. */
  readonly order?: ReactNode;
}

export interface EntryListProps<T> {
  /** What the list holds, in the plural: 'movies'. */
  readonly noun: string;
  readonly keyOf: (entry: T) => string;
  readonly onEdit?: (entry: T) => unknown;
  readonly onRemove?: (entry: T) => unknown;
  readonly children: (entry: T, item: ListItemProps) => ReactNode;
}

/** Entries as cards. When one leaves the list, the focus moves to the next. */
export function EntryList<T>({
  entries,
  noun,
  keyOf,
  onEdit,
  onRemove,
  children,
}: EntryListProps<T> & { readonly entries: readonly T[] }) {
  const { expandedId, toggle } = useExpandedId();
  const { list, focusAt } = useFocusOnNext<HTMLUListElement>(entries);

  return (
    <ul ref={list} className={styles.list} tabIndex={-1} aria-label={`Current ${noun}`}>
      {entries.map((entry, position) => {
        const key = keyOf(entry);
        const item: ListItemProps = {
          position,
          expanded: key === expandedId,
          onToggle: () => toggle(key),
          onEdit: () => onEdit?.(entry),
          onRemove: () => {
            focusAt(position);
            onRemove?.(entry);
          },
          onReturn: () => focusAt(position),
        };
        return <li key={key}>{children(entry, item)}</li>;
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
