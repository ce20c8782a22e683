// product 15.15.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { type Actor, admin, formerAdmin, namedUser, secondAdmin, visitor } from './support/actors';
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const ENTRY = 'movie:kadal';
const OWN = `openForms/admin:${ENTRY}`;
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);

const open = (fields: DocumentData = {}): DocumentData => ({
  entry: ENTRY,
  uid: 'admin',
  at: serverTimestamp(),
  ...fields,
});
const say = (fields: DocumentData = {}, path = OWN, actor: Actor = admin) =>
  setDoc(doc(as(actor), path), open(fields));

test('an administrator reports an open form repeatedly', async () => {
  await expectAllowed(say());
  // As older pages send it.
  await expectAllowed(say({ by: 'admin@example.test' }));
  await expectAllowed(say({ entry: 'site:settings' }, 'openForms/admin:site:settings'));
});

test('nobody can report for somebody else', async () => {
  await expectDenied(say({}, OWN, secondAdmin));
  const second = `openForms/second-admin:${ENTRY}`;
  await expectDenied(say({}, second, secondAdmin));
  await expectDenied(say({ uid: 'second-admin' }, OWN, secondAdmin));
  await expectDenied(say({ by: 'admin@example.test', uid: 'second-admin' }, second, secondAdmin));
  await expectAllowed(say({ uid: 'second-admin' }, second, secondAdmin));
});

test('only administrators can report', async () => {
  await expectDenied(say({ uid: 'user' }, `openForms/user:${ENTRY}`, namedUser));
  await expectDenied(say({}, OWN, visitor));
});

test('the time of a report is the server’s', async () => {
  await expectDenied(say({ at: Timestamp.fromMillis(Date.now() + 60_000) }));
  await expectDenied(say({ at: hoursAgo(1) }));
  await expectAllowed(say());
  await expectDenied(updateDoc(doc(as(admin), OWN), { at: hoursAgo(1) }));
  await expectDenied(updateDoc(doc(as(admin), OWN), { at: deleteField() }));
});

test('a report has an entry of the same name, and no other fields', async () => {
  await expectDenied(say({ Other: 'x' }));
  await expectDenied(say({ entry: 'movie:other' }));
  await expectDenied(say({ entry: 1 }, 'openForms/admin:1'));
  await expectDenied(say({ entry: '' }, 'openForms/admin:'));
  await expectAllowed(say({ entry: 'x' }, 'openForms/admin:x'));
  const long = `movie:${'x'.repeat(194)}`;
  await expectAllowed(say({ entry: long }, `openForms/admin:${long}`));
  await expectDenied(say({ entry: `${long}x` }, `openForms/admin:${long}x`));
  await expectAllowed(say());
  await expectDenied(updateDoc(doc(as(admin), OWN), { entry: 'movie:other' }));
});

test('everybody deletes their own reports, and those of others only after a day', async () => {
  await expectAllowed(say());
  await expectDenied(deleteDoc(doc(as(secondAdmin), OWN)));
  await seed({ [OWN]: open({ at: hoursAgo(23) }) });
  await expectDenied(deleteDoc(doc(as(secondAdmin), OWN)));
  await seed({ [OWN]: open({ at: hoursAgo(25) }) });
  await expectAllowed(deleteDoc(doc(as(secondAdmin), OWN)));
  await expectAllowed(deleteDoc(doc(as(admin), OWN)));
  await seed({ [OWN]: open() });
  await expectAllowed(deleteDoc(doc(as(admin), OWN)));
});

test('a former administrator cannot delete reports', async () => {
  const own = `openForms/former-admin:${ENTRY}`;
  await seed({ [own]: open({ uid: 'former-admin' }) });
  await revoke(formerAdmin);
  await expectDenied(deleteDoc(doc(as(formerAdmin), own)));
});

test('at most twenty open forms are read in one query', async () => {
  const all = (count: number) => query(doc(as(admin), OWN).parent, limit(count));
  await expectDenied(getDocs(all(21)));
  await say();
  expect((await getDocs(all(20))).size).toBe(1);
});
