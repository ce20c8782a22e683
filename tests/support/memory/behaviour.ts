import { afterAll } from 'vitest';
import { describeDocuments } from './behaviour/documents';
import { openFirestore } from './behaviour/opened';
import { describeQueries } from './behaviour/queries';
import { describeTransactions } from './behaviour/transactions';

/**
 * Registers tests of what the site relies on in Firestore. The emulator passes them, and so does the
 * memory that the tests of screens have instead. The database must be empty before each, and `port` be
 * where it answers somebody whom no rules limit.
 */
export function describeFirestore(port: number): void {
  const opened = openFirestore(port);
  afterAll(opened.close);
  describeDocuments(opened);
  describeQueries(opened);
  describeTransactions(opened);
}
