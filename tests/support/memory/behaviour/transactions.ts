import {
  arrayUnion,
  deleteDoc,
  deleteField,
  FieldPath,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  type Transaction,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { skipPauses } from '../../skipped-pauses';
import type { OpenedFirestore } from './opened';

/** Tests of transactions. */
export function describeTransactions({ database, at, stored, put, codeOf }: OpenedFirestore): void {
  describe('a transaction', () => {
    const add = async (transaction: Transaction, before?: () => Promise<unknown>) => {
      const document = await transaction.get(at('things/a'));
      await before?.();
      transaction.set(at('things/a'), { x: Number(document.get('x') ?? 0) + 1 });
    };
    /** Returns a function that does the work in its first call only. */
    const once = (work: () => Promise<unknown>) => {
      let calls = 0;
      return async () => {
        calls += 1;
        if (calls === 1) await work();
        return calls;
      };
    };
    const run = <T>(update: (transaction: Transaction) => Promise<T>) => {
      const end = skipPauses();
      return runTransaction(database, update).finally(end);
    };

    test('writes documents that it has read and changed', async () => {
      await run(add);
      await run(add);
      expect(await stored('things/a')).toEqual({ x: 2 });
    });

    test('runs again if a document that it read was written, created or deleted by somebody else', async () => {
      for (const work of [
        () => setDoc(at('things/a'), { x: 10 }),
        () => setDoc(at('things/a'), { x: 20 }),
        () => deleteDoc(at('things/a')),
      ]) {
        const meanwhile = once(work);
        let attempts = 0;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await run(async (transaction) => {
          attempts += 1;
          await add(transaction, meanwhile);
        });
        expect(attempts).toBe(2);
      }
      expect(await stored('things/a')).toEqual({ x: 1 });
    });

    test('runs again if a document that it only read has changed or was created', async () => {
      await setDoc(at('things/a'), { x: 1 });
      for (const path of ['things/a', 'things/new']) {
        const meanwhile = once(() => setDoc(at(path), { x: 5 }));
        let attempts = 0;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await run(async (transaction) => {
          attempts += 1;
          await transaction.get(at(path));
          await meanwhile();
          transaction.set(at('things/b'), { attempts });
        });
        expect(await stored('things/b')).toEqual({ attempts: 2 });
      }
    });

    test('continues if a document that it read was written unchanged', async () => {
      await setDoc(at('things/a'), { x: 1 });
      let attempts = 0;
      await run(async (transaction) => {
        attempts += 1;
        await transaction.get(at('things/a'));
        await setDoc(at('things/a'), { x: 1 });
        transaction.update(at('things/a'), { x: 2 });
      });
      expect(attempts).toBe(1);
    });

    test('is aborted after five attempts, without a write', async () => {
      await setDoc(at('things/a'), { x: 0 });
      let attempts = 0;
      const outcome = await codeOf(
        run(async (transaction) => {
          attempts += 1;
          await transaction.get(at('things/a'));
          await updateDoc(at('things/a'), { x: increment(1) });
          transaction.set(at('things/b'), { x: 1 });
        }),
      );
      expect([outcome, attempts]).toEqual(['failed-precondition', 5]);
      expect(await stored('things/b')).toBeUndefined();
    });

    test('rejects with a thrown error, and refuses to update a missing document', async () => {
      const refused = run(async (transaction) => {
        transaction.set(at('things/a'), { x: 1 });
        throw Object.assign(new Error('no'), { code: 'own' });
      });
      expect(await codeOf(refused)).toBe('own');
      expect(await stored('things/a')).toBeUndefined();
      let attempts = 0;
      const blind = run(async (transaction) => {
        attempts += 1;
        transaction.update(at('things/none'), { x: 1 });
      });
      expect([await codeOf(blind), attempts]).toEqual(['not-found', 1]);
      const read = run(async (transaction) => {
        await transaction.get(at('things/none'));
        transaction.update(at('things/none'), { x: 1 });
      });
      expect(await codeOf(read)).toBe('invalid-argument');
    });

    test('of too large a document is tried five times', async () => {
      let attempts = 0;
      const large = run(async (transaction) => {
        attempts += 1;
        transaction.set(at('things/a'), { text: 'x'.repeat(1_100_000) });
      });
      expect([await codeOf(large), attempts]).toEqual(['failed-precondition', 5]);
    });

    test('writes several documents, deletes one and moves its fields', async () => {
      await put({ 'things/a': { x: 1 }, 'things/list': { a: 1, b: 2 } });
      await run(async (transaction) => {
        const document = await transaction.get(at('things/a'));
        transaction.set(at('trash/a'), { entry: document.data(), deleted: serverTimestamp() });
        transaction.delete(at('things/a'));
        transaction.update(at('things/list'), new FieldPath('a'), deleteField());
        transaction.set(at('site/away'), { movies: arrayUnion('a') }, { merge: true });
      });
      expect(await stored('things/a')).toBeUndefined();
      expect(await stored('trash/a')).toMatchObject({ entry: { x: 1 } });
      expect(await stored('things/list')).toEqual({ b: 2 });
      expect(await stored('site/away')).toEqual({ movies: ['a'] });
    });
  });
}
