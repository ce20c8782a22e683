import type { ComponentProps, ReactNode } from 'react';
import { FoldedPart } from './FoldedPart';

interface OverviewPartProps<T> extends Omit<ComponentProps<typeof FoldedPart>, 'children'> {
  readonly entries: readonly T[] | undefined;
  readonly children: (entry: T, position: number) => ReactNode;
  /** Whether the order of the entries means something. */
  readonly ordered?: boolean;
}

/** The most entries that a part names; of an order all of them. */
const SHOWN = 3;

/** A part of what the homepage says first; nothing without entries. */
export function OverviewPart<T>({
  entries = [],
  children,
  ordered = false,
  ...part
}: OverviewPartProps<T>) {
  if (entries.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  const more = ordered ? 0 : entries.length - SHOWN;
  return (
    <FoldedPart {...part}>
      {/* The role, as Safari drops it together with the markers. */}
      <List role="list">
        {(ordered ? entries : entries.slice(0, SHOWN)).map((entry, position) => (
          // The names of entries may be equal.
          <li key={position}>{children(entry, position)}</li>
        ))}
      </List>
      {more > 0 && <p>and {more} more</p>}
    </FoldedPart>
  );
}
