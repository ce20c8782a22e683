// product 32.2.
import {
  deleteField,
  doc,
  getDoc,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { countError } from '../../functions/src/count-error';
import { databaseOf } from '../../functions/src/firestore';
import { DAY_MS } from '../../src/shared/day';
import { admin, visitor } from './support/actors';
import { as } from './support/clients';
import { addressOf, projectId } from './support/emulators';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

let today = '';
const countOf = (day: string) => doc(as(visitor), `errorCounts/${day}`);
beforeEach(() => {
  today = String(Math.floor(Date.now() / DAY_MS));
});

test('the function increments the count by one', async () => {
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST');
  const database = databaseOf(projectId(), `${host}:${port}`);
  await countError(database);
  await countError(database);
  const counted = await getDoc(doc(as(admin), `errorCounts/${today}`));
  expect(counted.data()).toEqual({ count: 2 });
});

describe('a count', () => {
  test('begins with one', async () => {
    for (const count of [0, 2, -1, 1000, '1', null]) {
      await expectDenied(setDoc(countOf(today), { count }));
    }
    await expectDenied(setDoc(countOf(today), {}));
    await expectDenied(setDoc(countOf(today), { count: 1, Other: 'x' }));
    await expectAllowed(setDoc(countOf(today), { count: 1 }));
  });

  test('is for today', async () => {
    for (const day of [Number(today) - 1, Number(today) + 1, `${today}0`, 'x']) {
      await expectDenied(setDoc(countOf(String(day)), { count: 1 }));
    }
  });

  test('increases by one', async () => {
    await seed({ [`errorCounts/${today}`]: { count: 7 } });
    for (const count of [7, 6, 9, increment(2), increment(-1), deleteField()]) {
      await expectDenied(updateDoc(countOf(today), { count }));
    }
    await expectDenied(setDoc(countOf(today), { count: 1 }));
    await expectDenied(updateDoc(countOf(today), { count: increment(1), text: 'x' }));
    await expectAllowed(updateDoc(countOf(today), { count: increment(1) }));
  });

  test('is limited to a thousand', async () => {
    await seed({ [`errorCounts/${today}`]: { count: 999 } });
    await expectAllowed(updateDoc(countOf(today), { count: increment(1) }));
    await expectDenied(updateDoc(countOf(today), { count: increment(1) }));
  });

  test('has the same rules for an administrator', async () => {
    const own = doc(as(admin), `errorCounts/${today}`);
    await expectDenied(setDoc(own, { count: 5 }));
    await expectDenied(writeBatch(as(admin)).set(own, { count: 1 }).delete(own).commit());
  });
});
