import { matchesSearch } from '../../content/search/search';
import type { TrashEntry, TrashKind } from './trash';

/** What the trash is asked for (product 25.6). */
export interface TrashQuestion {
  /** Search terms; '' for everything. */
  readonly search: string;
  /** Undefined for every kind. */
  readonly kind?: TrashKind | undefined;
}

/** Whether an entry of the trash is among those that it is asked for. */
export const isAsked = (entry: TrashEntry, { search, kind }: TrashQuestion): boolean =>
  (kind === undefined || entry.kind === kind) && matchesSearch([...entry.words, entry.by], search);
