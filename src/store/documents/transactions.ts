import {
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import { isTooLarge } from '../../shared/failures/too-large';
import { delay, withTimeout } from '../../shared/failures/timeout';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { auth } from '../../firebase/auth';
import { firestore } from '../../firebase/firestore';
import { requireOwnSession } from '../session/session';

/**
 * Runs a transaction. Throws SessionChangedError, AuthError, FirestoreError or TimeoutError, and
 * the errors of `update`.
 */
export const transact = <T>(update: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTimeout(run(update), SEND_TIMEOUT_MS);

/**
 * Renews the token before the transaction, because within one the SDK loses the code of an
 * authentication error.
 */
async function run<T>(update: (transaction: Transaction) => Promise<T>): Promise<T> {
  requireOwnSession();
  await auth.currentUser?.getIdToken();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(firestore, update, { maxAttempts: 1 });
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !mayPassLater(error)) throw error;
      await delay(RETRY_MS * 1.5 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** The number of attempts, and the delay after the first one, which grows as in the SDK. */
const MAX_ATTEMPTS = 5;
const RETRY_MS = 1000;

/** The error codes after which another attempt cannot succeed; the SDK has the same list. */
const FINAL = [
  'permission-denied',
  'not-found',
  'invalid-argument',
  'out-of-range',
  'unimplemented',
];

/**
 * Returns whether another attempt may succeed; unlike the SDK, does not repeat a write that is too
 * large. As in the SDK, the error is recognized by its name, because it is not an instance of the
 * exported class.
 */
const mayPassLater = (error: unknown) =>
  error instanceof Error &&
  error.name === 'FirebaseError' &&
  !FINAL.includes(errorCode(error)) &&
  !isTooLarge(error);

/** Reads a document in a transaction. */
export type Get = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/**
 * Runs a transaction that reads with `get`, again whenever the rules refuse it because another
 * write came first. Throws FirestoreError or TimeoutError, and the errors of `update`.
 */
export function transactReading<T>(
  update: (transaction: Transaction, get: Get) => T | Promise<T>,
): Promise<T> {
  return withTimeout(attempts(), SEND_TIMEOUT_MS);

  async function attempts(): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const documents: DocumentSnapshot[] = [];
      try {
        return await run(async (transaction) =>
          update(transaction, async (reference) => {
            const document = await transaction.get(reference);
            documents.push(document);
            return document;
          }),
        );
      } catch (error) {
        if (errorCode(error) !== 'permission-denied' || attempt === MAX_ATTEMPTS) throw error;
        const areSame = await Promise.all(documents.map(isUnchanged));
        if (areSame.every(Boolean)) throw error;
      }
    }
  }
}

const isUnchanged = async (document: DocumentSnapshot): Promise<boolean> =>
  contentOf(await getDoc(document.ref)) === contentOf(document);

/** Runs a transaction on one document as it is stored. Throws as `transactReading`. */
export const transactOn = <T>(
  reference: DocumentReference,
  update: (transaction: Transaction, document: DocumentSnapshot) => T | Promise<T>,
): Promise<T> =>
  transactReading(async (transaction, get) => update(transaction, await get(reference)));

const contentOf = (document: DocumentSnapshot) => JSON.stringify(document.data() ?? null);
