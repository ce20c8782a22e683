import type { ReactNode } from 'react';
import { useExpandedId } from '../../shared/ui/ExpandableText';
import styles from './List.module.css';
import { useSavedEntry } from '../form/state/saved-entry';
import { SelectAll, SelectionBar, useSelection, type AllEntries } from '../bulk/SelectionBar';
import type { Bulk } from '../bulk/useBulk';
import { useEditLink, useFocusOnNext, useReturnedFocus } from '../ui/navigation';

/** The props that a list passes to the card of an entry. */
export interface ListItemProps {
  readonly position: number;
  /** At most one card is expanded. */
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  /** Opens the form for a new entry, filled with the content of this entry. */
  readonly onCopy?: () => void;
  /** Has to be called before the entry may leave the list. */
  readonly onRemove: () => void;
  /** Has to be called before the list is read again with a restored entry at its old position. */
  readonly onReturn: () => void;
  /** The controls that move the entry, if the list can be sorted by hand. */
  readonly order?: ReactNode;
  /** Defined if the entries of the list can be selected. */
  readonly selection?: { readonly selected: boolean; readonly onSelect: () => void };
}

export interface EntryListProps<T> {
  /** The plural noun for the entries: 'movies'. */
  readonly noun: string;
  readonly keyOf: (entry: T) => string;
  readonly onEdit?: (entry: T) => unknown;
  readonly onCopy?: (entry: T) => unknown;
  readonly onRemove?: (entry: T) => unknown;
  /** All entries that match, if the list shows only a part of them. */
  readonly all?: AllEntries<T> | undefined;
  /** The actions on several entries. */
  readonly bulk?: Bulk<T>;
  readonly children: (entry: T, item: ListItemProps) => ReactNode;
}

/**
 * A list of entries as cards. When the focused entry leaves the list, the focus moves to the next
 * one.
 */
export function EntryList<T>({
  entries,
  noun,
  keyOf,
  onEdit,
  onCopy,
  onRemove,
  all,
  bulk,
  children,
}: EntryListProps<T> & { readonly entries: readonly T[] }) {
  const { expandedId, toggle } = useExpandedId();
  const { list, focusAt } = useFocusOnNext<HTMLUListElement>(entries);
  useSavedEntry(list, entries, keyOf);
  useEditLink(entries, keyOf, onEdit);
  useReturnedFocus(list, entries, keyOf);
  const selection = useSelection(entries, keyOf);

  const start = (action: Bulk<T>['actions'][number]) => {
    const { selected } = selection;
    const first = entries.findIndex(selection.isSelected);
    const onEnd = (removed: readonly T[]) => {
      selection.keepShown();
      focusAt(first);
      removed.forEach((entry) => onRemove?.(entry));
    };
    void action.start(selected, { positionOf: (entry) => selection.entries.indexOf(entry), onEnd });
  };

  const cards = (
    <ul
      ref={list}
      className={`columns ${styles.list}`}
      tabIndex={-1}
      aria-label={`Current ${noun}`}
    >
      {entries.map((entry, position) => {
        const key = keyOf(entry);
        const item: ListItemProps = {
          position,
          expanded: key === expandedId,
          onToggle: () => toggle(key),
          onEdit: () => onEdit?.(entry),
          ...(onCopy && { onCopy: () => onCopy(entry) }),
          onRemove: () => {
            focusAt(position);
            onRemove?.(entry);
          },
          onReturn: () => focusAt(position),
          ...(bulk && {
            selection: {
              selected: selection.isSelected(entry),
              onSelect: () => selection.toggle(entry),
            },
          }),
        };
        return <li key={key}>{children(entry, item)}</li>;
      })}
    </ul>
  );

  if (!bulk) return cards;
  return (
    <>
      {entries.length > 0 && (
        <SelectionBar
          noun={bulk.noun}
          selection={selection}
          runs={bulk.runs}
          more={
            all &&
            selection.entries.length === entries.length && (
              <SelectAll all={all} noun={noun} onRead={selection.selectAll} />
            )
          }
          actions={bulk.actions
            .filter(({ fits }) => !fits || selection.selected.some(fits))
            .map((action) => ({ label: action.label, onPress: () => start(action) }))}
        />
      )}
      {cards}
      {bulk.dialog}
    </>
  );
}

/** Empty cards while the entries load; `noun` is plural: 'movies'. */
export const EntryListSkeleton = ({ noun }: { readonly noun: string }) => (
  <div role="status" aria-label={`Loading ${noun}`}>
    <div className={`columns ${styles.list}`} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
