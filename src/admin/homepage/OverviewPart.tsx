import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface OverviewPartProps<T> {
  readonly title: string;
  readonly entries: readonly T[] | undefined;
  readonly children: (entry: T, position: number) => ReactNode;
  /** Shown beside the title. */
  readonly beside?: ReactNode;
  /** Whether the order of the entries means something. */
  readonly ordered?: boolean;
}

/** The most entries that a part names; of an order all of them. */
const SHOWN = 3;

/** A part of what the homepage says first; nothing without entries. */
export function OverviewPart<T>({
  title,
  entries = [],
  children,
  beside,
  ordered = false,
}: OverviewPartProps<T>) {
  if (entries.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  const more = ordered ? 0 : entries.length - SHOWN;
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {beside}
      </div>
      {/* The role, as Safari drops it together with the markers. */}
      <List role="list">
        {(ordered ? entries : entries.slice(0, SHOWN)).map((entry, position) => (
          // The names of entries may be equal.
          <li key={position}>{children(entry, position)}</li>
        ))}
      </List>
      {more > 0 && <p>and {more} more</p>}
    </section>
  );
}
