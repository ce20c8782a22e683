import { HISTORY_PATH } from '../../admin-paths';
import type { StoredPlace } from '../../domain/revision';

/** Returns the path of the history of an entry. */
export const historyPath = ({ path, key }: StoredPlace): string =>
  `${HISTORY_PATH}?${new URLSearchParams({ path, ...(key && { key }) }).toString()}`;
