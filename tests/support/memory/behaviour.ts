import { afterAll } from 'vitest';
import { describeDocuments } from './behaviour/documents';
import { openFirestore } from './behaviour/opened';
import { describeQueries } from './behaviour/queries';
import { describeTransactions } from './behaviour/transactions';

/**
 * Registers tests of the behaviour of Firestore on which the site relies. They run on the emulator,
 * and on the in-memory database that tests of screens use instead. The database must be empty
 * before each test, and `port` must give a server's rights.
 */
export function describeFirestore(port: number): void {
  const opened = openFirestore(port);
  afterAll(opened.close);
  describeDocuments(opened);
  describeQueries(opened);
  describeTransactions(opened);
}
