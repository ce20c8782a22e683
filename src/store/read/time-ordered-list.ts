import type { Query } from 'firebase/firestore/lite';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { timeOrderedSource, type TimeOrderedOptions } from './time-ordered-reads';

/**
 * Reads a collection in order of time as one list, undated documents last. Throws as
 * `timeOrderedSource`.
 */
export function timeOrderedReader<T>(
  collection: Query,
  options: TimeOrderedOptions<T>,
): ReadNext<T> {
  const { ordered, undated } = timeOrderedSource(collection, options);
  return async () => {
    const page = await ordered();
    return page.length > 0 ? page : undated();
  };
}
