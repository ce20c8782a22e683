import type { TimeOrder } from '../../shared/lists/time-order';
import { lackFrom, type Lack } from './missing';
import type { SearchKind } from '../base/kind-names';

/** What a list of videos, announcements or events in the admin area is asked for (product 35.1). */
export interface EntryQuestion {
  readonly search: string;
  readonly lack?: Lack | undefined;
  /** Newest first by default. */
  readonly order?: TimeOrder;
}

/** Returns the question in an address; what is unknown in there is not asked. */
export const entryQuestionFrom = (
  parameters: URLSearchParams,
  kind: SearchKind,
): Required<EntryQuestion> => ({
  search: parameters.get('search')?.trim() ?? '',
  lack: lackFrom(parameters, kind),
  order: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
});
