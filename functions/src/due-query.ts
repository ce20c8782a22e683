import { firstEndAfter } from '../../src/shared/day';
import { DUE_MAX } from '../../src/shared/limits';
import { UNPUBLISHED } from '../../src/firebase/collections';

const filter = (fieldPath: string, op: string, time: Date) => ({
  fieldFilter: { field: { fieldPath }, op, value: { timestampValue: time.toISOString() } },
});

/**
 * Returns the REST query for the due entries at the server's time in ms: the rules allow visitors
 * no other query. With an earlier `endedAfter`, entries that have ended since then are included.
 */
export const dueAt = (time: number, endedAfter = time) => ({
  from: [{ collectionId: UNPUBLISHED }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        filter('publishAt', 'LESS_THAN_OR_EQUAL', new Date(time)),
        filter('until', 'GREATER_THAN_OR_EQUAL', firstEndAfter(endedAfter)),
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'publishAt' }, direction: 'DESCENDING' }],
  limit: DUE_MAX,
});
