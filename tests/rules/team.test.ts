// product 39.3, 39.5, 39.7.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin } from './support/actors';
import { clientClock } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import {
  fresh,
  freshSecond,
  hijacked,
  invitation,
  LATER,
  MINUTE_S,
  NEW,
  NOT_THEM,
  removal,
  remove,
  signedIn,
  unverified,
} from './support/team';

loadRules();

const give = (actor: Actor, changes?: DocumentData, path = NEW) =>
  setDoc(doc(as(actor), path), invitation(actor, changes));
const giveAgain = (actor: Actor, changes: DocumentData = {}) =>
  updateDoc(doc(as(actor), NEW), invitation(actor, { until: deleteField(), ...changes }));

const otherOf = ({ uid }: Actor) => (uid === 'admin' ? 'second-admin' : 'admin');

const roleOf = async (uid: string) => (await getDoc(doc(asOwner(), `users/${uid}`))).get('role');

describe('an invitation', () => {
  test('assigns the role, with who assigned it and when', async () => {
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

  test('is refused to a session of more than five minutes ago, which may have been taken over', async () => {
    await expectDenied(give(hijacked));
    await expectDenied(give(admin));
    await expectAllowed(give(signedIn(admin, 4 * MINUTE_S, 'four minutes ago')));
  });

  test('may be by an administrator whose address is not verified', () =>
    expectAllowed(give(unverified)));

  test('may have the email address of the inviting administrator, as older pages send it', () =>
    expectAllowed(give(fresh, { by: 'admin@example.test' })));

  test.each<[string, DocumentData]>([
    ['another role', { role: 'Other' }],
    ['a list of roles', { role: ['admin'] }],
    ['no role', { role: null }],
    ['the name of another administrator', { by: 'second@example.test' }],
    ['the account of another administrator', { uid: 'second-admin' }],
    ['an earlier time', { since: Timestamp.fromMillis(0) }],
    ['a later time', { since: LATER }],
    ['the end of a removal', { until: serverTimestamp() }],
    ['a removal of its own', { acted: serverTimestamp() }],
    ['further fields', { Other: 'x' }],
    ['an address without an @', { email: 'colleague' }],
    ['an address with two', { email: 'a@b@c.test' }],
    ['an address with a third before them', { email: '@a@c.test' }],
    ['an address of nobody', { email: '@b.test' }],
    ['an address of no host', { email: 'a@' }],
    ['a blank in the name', { email: 'a b@c.test' }],
    ['a blank in the host', { email: 'a@b c.test' }],
    ['a line end before the address', { email: '\na@b.test' }],
    ['a line end behind it', { email: 'a@b.test\n' }],
    ['an address of two lines', { email: 'a@b.test\nc' }],
    ['an address with an invisible character', { email: 'a\u200B@b.test' }],
    ['an address that is too long', { email: `${'a'.repeat(245)}@exam.test` }],
    ['an address that is no text', { email: 1 }],
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'a'.repeat(101) }],
    ['a name of two lines', { name: 'Anu\nadmin' }],
    ['a line end before the name', { name: '\nAnu' }],
    ['a line end behind it', { name: 'Anu\n' }],
    ['a name that is no text', { name: 1 }],
  ])('is refused with %s', async (_, changes) => {
    await expectDenied(give(fresh, changes));
  });

  test('may have the longest address and name', async () => {
    const email = `${'a'.repeat(244)}@exam.test`;
    await expectAllowed(give(fresh, { email, name: 'അ'.repeat(100) }));
  });

  test.each(['role', 'email', 'uid', 'since'])('is refused without %s', async (field) => {
    const record = Object.entries(invitation(fresh)).filter(([name]) => name !== field);
    await expectDenied(setDoc(doc(as(fresh), NEW), Object.fromEntries(record)));
  });

  test('may be for an account with another role, or for a former administrator', async () => {
    await seed({ [NEW]: { role: 'Other', note: 'unchanged' } });
    await expectAllowed(giveAgain(fresh));
    expect((await getDoc(doc(asOwner(), NEW))).get('note')).toBe('unchanged');
    await expectAllowed(remove(fresh, 'colleague'));
    await expectDenied(giveAgain(hijacked));
    await expectDenied(giveAgain(fresh, { until: clientClock() }));
    await expectDenied(giveAgain(fresh, { by: 'second@example.test' }));
    await expectDenied(giveAgain(fresh, { note: 'x' }));
    await revoke(freshSecond);
    await expectDenied(giveAgain(freshSecond));
    await expectAllowed(giveAgain(fresh));
    expect(await roleOf('colleague')).toBe('admin');
  });

  test('of an administrator changes nothing: who assigned the role, and when, are preserved', async () => {
    await expectAllowed(give(fresh));
    await expectDenied(give(freshSecond));
    await expectDenied(giveAgain(freshSecond));
    await expectDenied(give(fresh));
  });

  test('that is not accepted gives no access to an account that somebody else created with the address', async () => {
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

  test('removes the role immediately, with who removed it and when', async () => {
    await expectAllowed(remove(fresh, 'colleague'));
    expect((await getDoc(doc(asOwner(), NEW))).data()).toMatchObject({
      name: 'Anu',
      uid: 'admin',
      until: expect.any(Timestamp),
    });
    expect(await roleOf('colleague')).toBeUndefined();
  });

  test('may have the email address of the removing administrator, as older pages send it', () =>
    expectAllowed(remove(fresh, 'colleague', { by: 'admin@example.test' })));

  test.each(NOT_THEM.filter(({ uid }) => uid))('is refused to $name', async (actor) => {
    await seed({ [`users/${actor.uid}`]: { role: 'user' } });
    await expectDenied(remove(actor, 'colleague'));
  });

  test('is refused to a session that was taken over', async () => {
    // Which of the two records is looked at first depends on their addresses: in a circle some of each.
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await seed(Object.fromEntries(ids.map((id) => [`users/${id}`, { role: 'admin' }])));
    for (const [at, uid] of ids.entries()) {
      const next = ids[(at + 1) % ids.length] ?? '';
      await expectDenied(remove(signedIn({ ...admin, name: uid, uid }, 6 * MINUTE_S), next));
    }
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
    ['a later time', { until: LATER }],
    ['another name', { name: 'Bobby' }],
    ['another address', { email: 'other@example.test' }],
    ['another beginning', { since: serverTimestamp() }],
    ['further fields', { Other: 'x' }],
  ])('is refused with %s', async (_, changes) => {
    await expectDenied(remove(fresh, 'colleague', changes));
  });

  test('is refused without a note in the record of the removing administrator', async () => {
    const db = as(fresh);
    await expectDenied(updateDoc(doc(db, NEW), removal(fresh)));
    await expectDenied(remove(fresh, 'colleague', {}, { name: 'Mira' }));
    await expectDenied(remove(fresh, 'colleague', {}, { acted: Timestamp.fromMillis(0) }));
    await expectDenied(remove(fresh, 'colleague', {}, { acted: LATER }));
    for (const acted of [Timestamp.fromMillis(0), LATER]) {
      await seed({ 'users/admin': { role: 'admin', acted } });
      await expectDenied(updateDoc(doc(db, NEW), removal(fresh)));
    }
    await expectDenied(deleteDoc(doc(db, NEW)));
  });

  test('of two administrators who remove each other in parallel, one succeeds', async () => {
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
