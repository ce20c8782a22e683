import type { Transaction } from 'firebase/firestore/lite';
import type { EntryLocation } from '../../content/entry';
import { locate, type Located } from './locations';
import { transactReading, type Get } from './transactions';

/** Runs a transaction with an entry as it is stored, wherever that is. Throws as `transactReading`. */
export const transactAt = <T>(
  location: EntryLocation,
  update: (transaction: Transaction, located: Located, get: Get) => T | Promise<T>,
): Promise<T> =>
  transactReading(async (transaction, get) =>
    update(transaction, await locate(location, get), get),
  );
