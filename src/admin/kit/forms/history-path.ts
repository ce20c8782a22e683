import { HISTORY_PATH } from '../../../admin-paths';
import type { EntryLocation } from '../../../domain/entries/entry';

/** Returns the path of the history of an entry. */
export const historyPath = ({ path, key }: EntryLocation): string =>
  `${HISTORY_PATH}?${new URLSearchParams({ path, ...(key && { key }) }).toString()}`;
