// product 1.5, 10.8.
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  admin,
  EVERYBODY,
  formerAdmin,
  secondAdmin,
  stranger,
  user,
  visitor,
} from './support/actors';
import { aBanner, aMovie, written } from './support/builders';
import { as } from './support/clients';
import { revoke, loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectOutcome, outcomesOf } from './support/expectations';

loadRules();

const ADMINS = [admin, secondAdmin];
const withTheRole = [...ADMINS, formerAdmin];
const signedIn = EVERYBODY.filter(({ uid }) => uid !== undefined);
const others = signedIn.filter((actor) => !withTheRole.includes(actor));

test('an admin has the role `admin` to the letter, in the record and nowhere else', async () => {
  await seed({ 'contactMessages/c': { status: 'new' } });
  await revoke(formerAdmin);
  const expected = EVERYBODY.map((actor) => [
    actor.name,
    ADMINS.includes(actor) ? 'allowed' : 'permission-denied',
  ]);
  const read = (actor: Actor) => getDoc(doc(as(actor), 'contactMessages/c'));
  const write = (actor: Actor) =>
    setDoc(doc(as(actor), `hero-banners/${actor.uid ?? 'none'}`), aBanner());
  expect(await outcomesOf(EVERYBODY, read)).toEqual(expected);
  expect(await outcomesOf(EVERYBODY, write)).toEqual(expected);
});

test.each(signedIn)('$name reads the own record', (actor) =>
  expectAllowed(getDoc(doc(as(actor), `users/${actor.uid}`))),
);

test.each(others)('$name neither makes, changes nor deletes the own record', async (actor) => {
  const own = doc(as(actor), `users/${actor.uid}`);
  await expectDenied(setDoc(own, { role: 'admin' }));
  await expectDenied(setDoc(own, { role: 'admin' }, { merge: true }));
  await expectDenied(setDoc(own, { name: 'Anu' }, { merge: true }));
  await expectDenied(updateDoc(own, { role: 'admin' }));
  await expectDenied(deleteDoc(own));
});

test.each(withTheRole)('$name gives oneself no other role, nor ends the record', async (actor) => {
  const own = doc(as(actor), `users/${actor.uid}`);
  await expectDenied(setDoc(own, { role: 'owner' }));
  await expectDenied(updateDoc(own, { role: deleteField() }));
  await expectDenied(deleteDoc(own));
});

describe("another's record", () => {
  test.each([visitor, stranger, user, admin])('is closed to $name', async (actor) => {
    const other = doc(as(actor), `users/${formerAdmin.uid}`);
    // Who is an administrator is known to administrators: team.test.ts.
    await expectOutcome(getDoc(other), actor === admin ? 'allowed' : 'permission-denied');
    await expectDenied(setDoc(other, { role: 'admin' }));
    await expectDenied(deleteDoc(other));
    await expectDenied(setDoc(doc(as(actor), 'users/someone-new'), { role: 'admin' }));
  });
});

test('a missing record of one’s own reads as not there', async () => {
  const record = await getDoc(doc(as(stranger), `users/${stranger.uid}`));
  expect(record.exists()).toBe(false);
});

test('a batch that grants the role and uses it is denied completely', async () => {
  for (const actor of [stranger, user]) {
    const db = as(actor);
    const batch = writeBatch(db)
      .set(doc(db, `users/${actor.uid}`), { role: 'admin' })
      .set(doc(db, 'hero-banners/b'), aBanner());
    await expectDenied(batch.commit());
  }
});

test('a batch of an admin is denied for one invalid part', async () => {
  const db = as(admin);
  const batch = writeBatch(db)
    .set(doc(db, 'hero-banners/b'), aBanner())
    .set(doc(db, 'Movies/Upcoming/Movies/moon'), { ...written(aMovie()), status: 'Other' });
  await expectDenied(batch.commit());
});
