import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { DAY_MS } from '../../src/shared/day';
import { resetFirestore } from '../../tools/development/emulators';
import { emptyDatabase } from './restored-database';

const PROJECT = 'demo-cinema';

/**
 * The emulator scans everything that was ever deleted for each query, so it is reset from time to
 * time. Not before each test, because after a reset it compiles the rules for more than a second.
 */
const TESTS_PER_RESET = 100;
let tests = 0;

async function begin(): Promise<void> {
  tests += 1;
  if (tests % TESTS_PER_RESET === 0) await resetFirestore();
  else await emptyDatabase(PROJECT);
}

/**
 * The database of the running emulators with a server's rights, to store the data of a test. It is
 * emptied before each test, and now and then with those of all projects. Reads
 * FIRESTORE_EMULATOR_HOST. `app` is for the commands of tools/go-live/admin.
 */
export function openDatabase() {
  const app = initializeApp({ projectId: PROJECT }, `tests-${Math.random()}`);
  const database = getFirestore(app);

  beforeEach(begin);
  afterAll(() => deleteApp(app));

  return {
    app,
    database,
    /** Stores documents, given as data by path. */
    store: async (documents: Readonly<Record<string, object>>) => {
      const writer = database.bulkWriter();
      for (const [path, data] of Object.entries(documents)) {
        void writer.set(database.doc(path), data);
      }
      await writer.close();
    },
  };
}

/** Returns noon of the n-th day of 2026. */
export const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

/** Returns the time so many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
