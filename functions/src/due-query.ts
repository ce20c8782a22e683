import { firstEndAfter } from '../../src/shared/day';
import { DUE_MAX } from '../../src/shared/limits';
import { UNPUBLISHED } from '../../src/firebase/collections';

const filter = (fieldPath: string, op: string, time: Date) => ({
  fieldFilter: { field: { fieldPath }, op, value: { timestampValue: time.toISOString() } },
});

/**
 * The REST query for the entries on the site at a time, in ms, which must be the server's time: the only
 * one that the rules allow visitors. With an earlier `endedAfter` it asks for what has left since, too.
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
