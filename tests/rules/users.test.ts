// product 1.5, 10.8, 39.1.
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
  collection,
  type DocumentData,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
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
import {
  fresh,
  freshSecond,
  hijacked,
  LATER,
  NOT_THEM,
  remove,
  signedIn,
  unverified,
} from './support/team';

loadRules();

const ADMINS = [admin, secondAdmin];
const withTheRole = [...ADMINS, formerAdmin];
const accounts = EVERYBODY.filter(({ uid }) => uid !== undefined);
const others = accounts.filter((actor) => !withTheRole.includes(actor));

test('an admin has exactly the role `admin`, only in the record', async () => {
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

test.each(accounts)('$name reads the own record', (actor) =>
  expectAllowed(getDoc(doc(as(actor), `users/${actor.uid}`))),
);

test.each(others)('$name can neither create, change nor delete their own record', async (actor) => {
  const own = doc(as(actor), `users/${actor.uid}`);
  await expectDenied(setDoc(own, { role: 'admin' }));
  await expectDenied(setDoc(own, { role: 'admin' }, { merge: true }));
  await expectDenied(setDoc(own, { name: 'Anu' }, { merge: true }));
  await expectDenied(updateDoc(own, { role: 'admin' }));
  await expectDenied(deleteDoc(own));
});

test.each(withTheRole)(
  '$name can neither change their own role nor end the record',
  async (actor) => {
    const own = doc(as(actor), `users/${actor.uid}`);
    await expectDenied(setDoc(own, { role: 'owner' }));
    await expectDenied(updateDoc(own, { role: deleteField() }));
    await expectDenied(deleteDoc(own));
  },
);

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

test('a missing record of the own account is reported as missing', async () => {
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

test('a batch of an admin is denied because of one invalid part', async () => {
  const db = as(admin);
  const batch = writeBatch(db)
    .set(doc(db, 'hero-banners/b'), aBanner())
    .set(doc(db, 'Movies/Upcoming/Movies/moon'), { ...written(aMovie()), status: 'Other' });
  await expectDenied(batch.commit());
});

loadRules();

describe("one's own record", () => {
  const change = (actor: Actor, data: DocumentData, path = `users/${actor.uid}`) =>
    updateDoc(doc(as(actor), path), data);

  test('gets a name and the address of the account, also with an earlier sign-in', async () => {
    await expectAllowed(change(hijacked, { name: 'Mira', email: 'admin@example.test' }));
  });

  test.each<[string, DocumentData]>([
    ['the address of another', { email: 'second@example.test' }],
    ['a blank name', { name: '' }],
    ['a name of two lines', { name: 'Mira\n' }],
    ['no name any more', { name: deleteField() }],
    ['who gave the role', { by: 'second@example.test' }],
    ['whose account gave it', { uid: 'second-admin' }],
    ['since when it is', { since: serverTimestamp() }],
    ['a role', { role: 'owner' }],
    ['a note', { Other: 'x' }],
    ['another time of a removal', { acted: Timestamp.fromMillis(0) }],
    ['a later time of a removal', { acted: LATER }],
  ])('cannot be given %s', async (_, data) => {
    await seed({ 'users/admin': { role: 'admin', name: 'Mira' } });
    await expectDenied(change(fresh, data));
  });

  test('gets no time of a removal with an earlier sign-in', async () => {
    await expectAllowed(change(fresh, { acted: serverTimestamp() }));
    await expectDenied(change(hijacked, { acted: serverTimestamp() }));
  });

  test('has the address of the account, verified or not, and no other', async () => {
    await expectAllowed(change(unverified, { email: 'admin@example.test' }));
    await expectDenied(change(unverified, { email: 'second@example.test' }));
    const nameless = signedIn({ ...admin, claims: {} }, 0, 'without an address');
    await expectDenied(change(nameless, { email: 'second@example.test' }));
  });

  test('cannot be changed by another account, nor without the role', async () => {
    await expectDenied(change(fresh, { name: 'Bobby' }, 'users/second-admin'));
    await expectDenied(change(signedIn(user, 0), { name: 'Bobby' }));
    await revoke(fresh);
    await expectDenied(change(fresh, { name: 'Mira' }));
  });
});

describe('the records', () => {
  const page = (actor: Actor, size = 200) =>
    getDocs(query(collection(as(actor), 'users'), where('role', '==', 'admin'), limit(size)));

  test('are listed to administrators, at most two hundred', async () => {
    await expectAllowed(page(hijacked));
    await expectDenied(page(hijacked, 201));
    await expectAllowed(getDoc(doc(as(hijacked), 'users/second-admin')));
  });

  test.each([...NOT_THEM])('are closed to $name', async (actor) => {
    await expectDenied(page(actor));
    await expectDenied(getDoc(doc(as(actor), 'users/second-admin')));
  });

  test('are denied immediately to a former administrator', async () => {
    await expectAllowed(page(freshSecond));
    await expectAllowed(remove(fresh, 'second-admin'));
    await expectDenied(page(freshSecond));
    await expectDenied(getDoc(doc(as(freshSecond), 'users/admin')));
    await expectAllowed(getDoc(doc(as(freshSecond), 'users/second-admin')));
  });
});
