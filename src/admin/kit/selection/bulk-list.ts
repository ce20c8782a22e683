/** What a list does for an action on several of its entries. */
export interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** To be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}
