import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a link that opens the form of an entry of a list. */
export interface EditState {
  /** The entry's key in the list. */
  readonly edit: string;
}

const isEditState = (state: unknown): state is EditState =>
  typeof state === 'object' && state !== null && 'edit' in state;

/** The keys of the history entries whose form was opened: Back and Forward open none. */
const opened = new Set<string>();

/** Opens the form of the entry that the link to the list names, once the list has it. */
export function useEditLink<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  onEdit: ((entry: T) => unknown) | undefined,
): void {
  const { state, key } = useLocation();
  const wanted = isEditState(state) ? state.edit : undefined;

  const open = useEffectEvent((entry: T | undefined) => {
    if (!entry || opened.has(key)) return;
    opened.add(key);
    void onEdit?.(entry);
  });
  const entry = wanted === undefined ? undefined : entries.find((one) => keyOf(one) === wanted);
  useEffect(() => open(entry), [entry]);
}
