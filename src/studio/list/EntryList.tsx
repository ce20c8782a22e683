import type { ReactNode } from 'react';
import { useExpandedId } from '../../shared/ui/ExpandableText';
import styles from './List.module.css';
import { useSavedEntry } from '../form/state/saved-entry';
import { SelectAll, SelectionBar, useSelection, type AllEntries } from '../bulk/SelectionBar';
import type { Bulk } from '../bulk/useBulk';
import { useEditLink, useFocusOnNext, useReturnedFocus } from '../ui/navigation';

/** What a list passes to the card of an entry. */
export interface ListItemProps {
  readonly position: number;
  /** One card is expanded at a time. */
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Opens the entry for editing. */
  readonly onEdit: () => void;
  /** Opens the form for a new entry with the content of this one. */
  readonly onCopy?: () => void;
  /** To be called before the entry may leave the list. */
  readonly onRemove: () => void;
  /** To be called before the list is read in which a restored entry is where it was. */
  readonly onReturn: () => void;
  /** The controls that move the entry, in a list that can be put in another order. */
  readonly order?: ReactNode;
  /** In a list whose entries can be selected. */
  readonly selection?: { readonly selected: boolean; readonly onSelect: () => void };
}

export interface EntryListProps<T> {
  /** What the list holds, in the plural: 'movies'. */
  readonly noun: string;
  readonly keyOf: (entry: T) => string;
  readonly onEdit?: (entry: T) => unknown;
  readonly onCopy?: (entry: T) => unknown;
  readonly onRemove?: (entry: T) => unknown;
  /** All entries of the list, if it does not show them all. */
  readonly all?: AllEntries<T> | undefined;
  /** What can be done with several entries at once. */
  readonly bulk?: Bulk<T>;
  readonly children: (entry: T, item: ListItemProps) => ReactNode;
}

/** Entries as cards. When one leaves the list, the focus moves to the next. */
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

/** Empty cards while the entries load; `noun` is what they are, in the plural: 'movies'. */
export const EntryListSkeleton = ({ noun }: { readonly noun: string }) => (
  <div role="status" aria-label={`Loading ${noun}`}>
    <div className={`columns ${styles.list}`} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
