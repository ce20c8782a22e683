import { DUE_MAX } from '../../src/domain/limits';
import { UNPUBLISHED } from '../../src/firebase/collections';

/** The REST query for what is due at a time, in ms: the only one that the rules allow visitors. */
export const dueAt = (time: number) => ({
  from: [{ collectionId: UNPUBLISHED }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'publishAt' },
      op: 'LESS_THAN_OR_EQUAL',
      value: { timestampValue: new Date(time).toISOString() },
    },
  },
  orderBy: [{ field: { fieldPath: 'publishAt' }, direction: 'DESCENDING' }],
  limit: DUE_MAX,
});
