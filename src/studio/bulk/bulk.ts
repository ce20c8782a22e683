import type { Question } from '../ui/useConfirm';
import type { ReactNode } from 'react';
import type { Confirm } from '../ui/useConfirm';
import type { Runs } from './useRun';
import type { UndoableChange } from './undoable-change';

/** What a list does for an action on several of its entries. */
export interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** To be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}

/** What can be done with several entries of a list at once (product 14.12). */
export interface Bulk<T> {
  /** What one of them is called: 'movie'. */
  readonly noun: string;
  readonly runs: Runs;
  readonly actions: readonly {
    readonly label: string;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
  /** What is open over the list. */
  readonly dialog?: ReactNode;
}

export interface BulkChange<T> {
  /** The label of its button. */
  readonly label: string;
  /** What the entries are afterwards: 'marked as Released'. */
  readonly done: string;
  /** What they are after its "Undo": 'as before' without it. */
  readonly undone?: string;
  readonly changeFor: (entry: T) => UndoableChange;
  /** What is asked before, above the names of the entries. */
  readonly question?: (count: number) => Question;
  /** Whether the entries leave the list. */
  readonly leaves?: boolean;
}

/** The selected entries, and what an action on them needs. */
export interface Selected<T> extends Pick<BulkList<T>, 'onEnd'> {
  readonly noun: string;
  readonly entries: readonly { readonly entry: T; readonly name: string }[];
  readonly runs: Runs;
  readonly confirm: Confirm;
  /** Looks up what leads to them, and says so below a question; nothing if they are not published. */
  readonly leads: (entries: readonly T[]) => ReactNode;
}
