import { collection, getCount, query, where } from 'firebase/firestore/lite';
import { ENDS_MAX } from '../../domain/admin-limits';
import { TooManyEndsError } from '../../domain/entries/times-refused';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { UNPUBLISHED } from '../../firebase/collections';
import { NO_END } from '../../firebase/entries/unpublished';
import { firestore } from '../../firebase/firestore';

/**
 * Throws TooManyEndsError if as many entries have an end as can have one (product 38.7), FirestoreError
 * or TimeoutError. Two administrators at once can exceed that by one.
 */
export async function assertEndsLeft(): Promise<void> {
  const ending = query(
    collection(firestore, UNPUBLISHED),
    where('until', '>', new Date()),
    where('until', '<', NO_END),
  );
  const count = await withTimeout(getCount(ending), READ_TIMEOUT_MS);
  if (count.data().count >= ENDS_MAX) throw new TooManyEndsError();
}
