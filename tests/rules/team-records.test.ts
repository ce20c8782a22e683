// product 10.8, 39.1.
import {
  collection,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { type Actor, admin, user } from './support/actors';
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
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

describe("one's own record", () => {
  const change = (actor: Actor, data: DocumentData, path = `users/${actor.uid}`) =>
    updateDoc(doc(as(actor), path), data);

  test('gets a name and the address of the account, also by an earlier sign-in', async () => {
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

  test('has no time of a removal by an earlier sign-in', async () => {
    await expectAllowed(change(fresh, { acted: serverTimestamp() }));
    await expectDenied(change(hijacked, { acted: serverTimestamp() }));
  });

  test('has the address of the account, verified or not, and no other', async () => {
    await expectAllowed(change(unverified, { email: 'admin@example.test' }));
    await expectDenied(change(unverified, { email: 'second@example.test' }));
    const nameless = signedIn({ ...admin, claims: {} }, 0, 'without an address');
    await expectDenied(change(nameless, { email: 'second@example.test' }));
  });

  test('is not changed by another one, nor by whoever has no role', async () => {
    await expectDenied(change(fresh, { name: 'Bobby' }, 'users/second-admin'));
    await expectDenied(change(signedIn(user, 0), { name: 'Bobby' }));
    await revoke(fresh);
    await expectDenied(change(fresh, { name: 'Mira' }));
  });
});

describe('the records', () => {
  const page = (actor: Actor, size = 200) =>
    getDocs(query(collection(as(actor), 'users'), where('role', '==', 'admin'), limit(size)));

  test('are listed to administrators, two hundred at once', async () => {
    await expectAllowed(page(hijacked));
    await expectDenied(page(hijacked, 201));
    await expectAllowed(getDoc(doc(as(hijacked), 'users/second-admin')));
  });

  test.each([...NOT_THEM])('are closed to $name', async (actor) => {
    await expectDenied(page(actor));
    await expectDenied(getDoc(doc(as(actor), 'users/second-admin')));
  });

  test('are closed at once to an administrator who was removed', async () => {
    await expectAllowed(page(freshSecond));
    await expectAllowed(remove(fresh, 'second-admin'));
    await expectDenied(page(freshSecond));
    await expectDenied(getDoc(doc(as(freshSecond), 'users/admin')));
    await expectAllowed(getDoc(doc(as(freshSecond), 'users/second-admin')));
  });
});
