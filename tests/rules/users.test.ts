import { deleteDoc, doc, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ACTORS, admin, formerAdmin, stranger, user, visitor } from './support/actors';
import { aBanner, aMovie, written } from './support/builders';
import { as } from './support/clients';
import { revoke, loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const signedIn = ACTORS.filter(({ uid }) => uid !== undefined);

describe.each(signedIn)("$name and one's own record", (actor) => {
  const own = () => doc(as(actor), `users/${actor.uid}`);

  test('reads it', () => expectAllowed(getDoc(own())));

  test('neither makes, changes nor deletes it', async () => {
    await expectDenied(setDoc(own(), { role: 'admin' }));
    await expectDenied(setDoc(own(), { role: 'admin' }, { merge: true }));
    await expectDenied(setDoc(own(), { name: 'Anu' }, { merge: true }));
    await expectDenied(updateDoc(own(), { role: 'admin' }));
    await expectDenied(deleteDoc(own()));
  });
});

describe("another's record", () => {
  test.each([visitor, stranger, user, admin])('is closed to $name', async (actor) => {
    const other = doc(as(actor), `users/${formerAdmin.uid}`);
    await expectDenied(getDoc(other));
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

test('a role that is taken away ends at once what it allowed', async () => {
  const banner = doc(as(formerAdmin), 'hero-banners/b');
  const message = doc(as(formerAdmin), 'contactMessages/c');
  await expectAllowed(setDoc(banner, aBanner()));
  await expectAllowed(getDoc(message));
  await revoke(formerAdmin);
  await expectDenied(updateDoc(banner, { title: 'Moonrise' }));
  await expectDenied(deleteDoc(banner));
  await expectDenied(getDoc(message));
});
