import { firstEndAfter } from '../../src/shared/day';
import { DUE_MAX } from '../../src/shared/limits';
import { UNPUBLISHED } from '../../src/firebase/collections';

const filter = (fieldPath: string, op: string, time: Date) => ({
  fieldFilter: { field: { fieldPath }, op, value: { timestampValue: time.toISOString() } },
});

/**
 * Returns the REST query for the due entries at a time in ms, which must be the server's time: the
 * rules allow visitors no other query. With an earlier `endedAfter` it also finds entries that have
 * ended since then.
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
