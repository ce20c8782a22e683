import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, secondAdmin, stranger, user, visitor } from './support/actors';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const MINUTE_S = 60;

/** The same person with a sign-in of so many seconds ago: the SDK's mock tokens have none. */
const signedIn = (actor: Actor, secondsAgo: number, name = `${secondsAgo} s ago`): Actor => ({
  ...actor,
  name: `${actor.name}, signed in ${name}`,
  claims: { ...actor.claims, auth_time: Math.floor(Date.now() / 1000) - secondsAgo },
});

const fresh = signedIn(admin, 0);
const freshSecond = signedIn(secondAdmin, 0);
/** A session that somebody has taken over, of this morning. */
const hijacked = signedIn(admin, 6 * MINUTE_S);

const unverified: Actor = {
  ...fresh,
  name: 'an admin whose address is not verified',
  claims: { ...fresh.claims, email_verified: false },
};

const NEW = 'users/colleague';

const invitation = (actor: Actor, changes: DocumentData = {}) => ({
  role: 'admin',
  email: 'colleague@example.test',
  name: 'Anu',
  by: actor.claims?.['email'] ?? 'admin@example.test',
  uid: actor.uid ?? 'admin',
  since: serverTimestamp(),
  ...changes,
});

const removal = (actor: Actor, changes: DocumentData = {}) => ({
  role: deleteField(),
  by: actor.claims?.['email'] ?? 'admin@example.test',
  uid: actor.uid ?? 'admin',
  until: serverTimestamp(),
  ...changes,
});

const give = (actor: Actor, changes?: DocumentData, path = NEW) =>
  setDoc(doc(as(actor), path), invitation(actor, changes));
const giveAgain = (actor: Actor, changes: DocumentData = {}) =>
  updateDoc(doc(as(actor), NEW), invitation(actor, { until: deleteField(), ...changes }));

/** Removes somebody, and says in one's own record that one has just done so. */
function remove(
  actor: Actor,
  whom: string,
  changes?: DocumentData,
  own: DocumentData = { acted: serverTimestamp() },
) {
  const db = as(actor);
  return writeBatch(db)
    .update(doc(db, `users/${whom}`), removal(actor, changes))
    .update(doc(db, `users/${actor.uid}`), own)
    .commit();
}

const otherOf = ({ uid }: Actor) => (uid === 'admin' ? 'second-admin' : 'admin');

const roleOf = async (uid: string) => (await getDoc(doc(asOwner(), `users/${uid}`))).get('role');

/** The nearest that the rules let pass, and who they do not. */
const NOT_THEM: readonly Actor[] = [
  visitor,
  signedIn(stranger, 0),
  signedIn({ ...user, claims: { email: 'user@example.test', email_verified: true } }, 0),
];

describe('an invitation', () => {
  test('gives the role, and says who gave it and when', async () => {
    await expectAllowed(give(fresh));
    expect(await roleOf('colleague')).toBe('admin');
  });

  test('needs no name', async () => {
    const { name: _, ...record } = invitation(fresh);
    await expectAllowed(setDoc(doc(as(fresh), NEW), record));
  });

  test.each(NOT_THEM)('is refused to $name', async (actor) => {
    await expectDenied(give(actor));
  });

  test('is refused to an administrator who was removed', async () => {
    await revoke(fresh);
    await expectDenied(give(fresh));
  });

  test('is refused to a session that was taken over, of more than five minutes ago', async () => {
    await expectDenied(give(hijacked));
    await expectDenied(give(admin));
    // Of that moment, as a busy machine may have taken a minute to come here.
    await expectAllowed(give(signedIn(admin, 4 * MINUTE_S, 'four minutes ago')));
  });

  test('is refused to an administrator whose address is not verified', async () => {
    await expectDenied(give(unverified));
  });

  test.each<[string, DocumentData]>([
    ['another role', { role: 'owner' }],
    ['a list of roles', { role: ['admin'] }],
    ['no role', { role: null }],
    ['the name of another administrator', { by: 'second@example.test' }],
    ['the account of another administrator', { uid: 'second-admin' }],
    ['an earlier time', { since: Timestamp.fromMillis(0) }],
    ['the end of a removal', { until: serverTimestamp() }],
    ['a removal of its own', { acted: serverTimestamp() }],
    ['further fields', { note: 'x' }],
    ['an address without an @', { email: 'colleague' }],
    ['an address of two lines', { email: 'a@b.test\nc' }],
    ['an address with an invisible character', { email: 'a\u200B@b.test' }],
    ['an address that is too long', { email: `${'a'.repeat(245)}@exam.test` }],
    ['an address that is no text', { email: 1 }],
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'a'.repeat(101) }],
    ['a name of two lines', { name: 'Anu\nadmin' }],
    ['a name that is no text', { name: 1 }],
  ])('is refused with %s', async (_, changes) => {
    await expectDenied(give(fresh, changes));
  });

  test('has the longest address and name', async () => {
    const email = `${'a'.repeat(244)}@exam.test`;
    await expectAllowed(give(fresh, { email, name: 'അ'.repeat(100) }));
  });

  test.each(['role', 'email', 'by', 'uid', 'since'])('is refused without %s', async (field) => {
    const record = Object.entries(invitation(fresh)).filter(([name]) => name !== field);
    await expectDenied(setDoc(doc(as(fresh), NEW), Object.fromEntries(record)));
  });

  test('of an account with another role, or of somebody who was removed, is one as well', async () => {
    await seed({ [NEW]: { role: 'user', note: 'unchanged' } });
    await expectAllowed(giveAgain(fresh));
    expect((await getDoc(doc(asOwner(), NEW))).get('note')).toBe('unchanged');
    await expectAllowed(remove(fresh, 'colleague'));
    await expectDenied(giveAgain(hijacked));
    await expectDenied(giveAgain(fresh, { until: Timestamp.now() }));
    await expectDenied(giveAgain(fresh, { by: 'second@example.test' }));
    await expectDenied(giveAgain(fresh, { note: 'x' }));
    await revoke(freshSecond);
    await expectDenied(giveAgain(freshSecond));
    await expectAllowed(giveAgain(fresh));
    expect(await roleOf('colleague')).toBe('admin');
  });

  test('of somebody who is one already changes nothing: who gave the role, and when, stay', async () => {
    await expectAllowed(give(fresh));
    await expectDenied(give(freshSecond));
    await expectDenied(giveAgain(freshSecond));
    await expectDenied(give(fresh));
  });

  test('before it is accepted opens nothing to whoever made an account of that address', async () => {
    const impostor = signedIn(
      {
        name: 'impostor',
        uid: 'impostor',
        claims: { email: 'colleague@example.test', email_verified: false },
      },
      5,
    );
    await expectAllowed(give(fresh));
    await expectDenied(getDoc(doc(as(impostor), NEW)));
    await expectDenied(give(impostor, {}, 'users/impostor'));
    await expectDenied(getDoc(doc(as(impostor), 'contactMessages/c')));
  });
});

describe('a removal', () => {
  beforeEach(() =>
    seed({ [NEW]: { role: 'admin', email: 'colleague@example.test', name: 'Anu' } }),
  );

  test('takes the role at once, and says who did that and when', async () => {
    await expectAllowed(remove(fresh, 'colleague'));
    expect((await getDoc(doc(asOwner(), NEW))).data()).toMatchObject({
      name: 'Anu',
      by: 'admin@example.test',
      until: expect.any(Timestamp),
    });
    expect(await roleOf('colleague')).toBeUndefined();
  });

  test.each(NOT_THEM.filter(({ uid }) => uid))('is refused to $name', async (actor) => {
    await seed({ [`users/${actor.uid}`]: { role: 'user' } });
    await expectDenied(remove(actor, 'colleague'));
  });

  test('is refused to a session that was taken over, and to one whose address is not verified', async () => {
    await expectDenied(remove(hijacked, 'colleague'));
    await expectDenied(remove(unverified, 'colleague'));
  });

  test('of oneself is refused, so the last administrator stays', async () => {
    await expectDenied(remove(fresh, 'admin'));
    await expectDenied(updateDoc(doc(as(fresh), 'users/admin'), { role: deleteField() }));
    const own = doc(as(fresh), 'users/admin');
    await expectDenied(updateDoc(own, removal(fresh)));
    await expectDenied(updateDoc(own, removal(fresh, { acted: serverTimestamp() })));
    await expectDenied(deleteDoc(own));
  });

  test.each<[string, DocumentData]>([
    ['another role instead', { role: 'user' }],
    ['the role kept', { role: 'admin' }],
    ['the name of another administrator', { by: 'second@example.test' }],
    ['the account of another administrator', { uid: 'second-admin' }],
    ['an earlier time', { until: Timestamp.fromMillis(0) }],
    ['another name', { name: 'Bobby' }],
    ['another address', { email: 'other@example.test' }],
    ['another beginning', { since: serverTimestamp() }],
    ['further fields', { note: 'x' }],
  ])('is refused with %s', async (_, changes) => {
    await expectDenied(remove(fresh, 'colleague', changes));
  });

  test('is refused without what it leaves in the record of who does it', async () => {
    const db = as(fresh);
    await expectDenied(updateDoc(doc(db, NEW), removal(fresh)));
    await expectDenied(remove(fresh, 'colleague', {}, { name: 'Mira' }));
    await expectDenied(remove(fresh, 'colleague', {}, { acted: Timestamp.fromMillis(0) }));
    await expectDenied(deleteDoc(doc(db, NEW)));
  });

  test('of two who remove each other at once, one stays', async () => {
    for (const both of [
      [fresh, freshSecond],
      [freshSecond, fresh],
    ] as const) {
      for (let round = 0; round < 5; round += 1) {
        await seed({ 'users/admin': { role: 'admin' }, 'users/second-admin': { role: 'admin' } });
        const removals = both.map((actor) => remove(actor, otherOf(actor)));
        await Promise.allSettled(removals);
        expect(await Promise.all(['admin', 'second-admin'].map(roleOf))).toContain('admin');
      }
    }
  });
});

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
    ['a note', { note: 'x' }],
    ['another time of a removal', { acted: Timestamp.fromMillis(0) }],
  ])('cannot be given %s', async (_, data) => {
    await seed({ 'users/admin': { role: 'admin', name: 'Mira' } });
    await expectDenied(change(fresh, data));
  });

  test('has no time of a removal by an earlier sign-in', async () => {
    await expectAllowed(change(fresh, { acted: serverTimestamp() }));
    await expectDenied(change(hijacked, { acted: serverTimestamp() }));
  });

  test('keeps its address while that is not verified', async () => {
    await expectDenied(change(unverified, { email: 'admin@example.test' }));
  });

  test('is not changed by another one, nor by whoever has no role', async () => {
    await expectDenied(change(fresh, { name: 'Bobby' }, 'users/second-admin'));
    await expectDenied(change(signedIn(user, 0), { name: 'Bobby' }));
    await revoke(fresh);
    await expectDenied(change(fresh, { name: 'Mira' }));
  });
});

describe('the records', () => {
  const page = (actor: Actor, size = 50) =>
    getDocs(query(collection(as(actor), 'users'), where('role', '==', 'admin'), limit(size)));

  test('are listed to administrators, fifty at once', async () => {
    await expectAllowed(page(hijacked));
    await expectDenied(page(hijacked, 51));
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
