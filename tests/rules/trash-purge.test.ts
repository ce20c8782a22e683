// product 25.4, 25.5.
import {
  arrayUnion,
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import { aMessage, aMovie, stored } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';

loadRules();

const MOVIE = 'Movies/Upcoming/Movies/moonrise';
const old = stored({ ...aMovie(), img: 'x', Other: '<b>' });

const at = (path: string) => doc(as(admin), path);
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
const trashOf = (path: string, entry: DocumentData): DocumentData => ({
  path,
  entry,
  by: 'admin@example.test',
  uid: 'admin',
  deleted: serverTimestamp(),
});

describe('deleting for ever', () => {
  const trash = () => at('trash/movie:moonrise');
  beforeEach(() => seed({ [trash().path]: { ...trashOf(MOVIE, old), deleted: daysAgo(29.9) } }));

  test('begins with a mark', () => expectAllowed(updateDoc(trash(), { purge: 'chosen' })));

  test('for its age takes thirty days', async () => {
    await expectDenied(updateDoc(trash(), { purge: 'expired' }));
    await seed({ [trash().path]: { ...trashOf(MOVIE, old), deleted: daysAgo(30.1) } });
    await expectDenied(updateDoc(trash(), { purge: 'Other' }));
    await expectAllowed(updateDoc(trash(), { purge: 'expired' }));
  });

  test.each([
    ['another mark', { purge: 'Other' }],
    ['another field', { purge: 'chosen', by: 'second@example.test' }],
    ['an unknown field', { purge: 'chosen', Other: 'x' }],
    ['another time', { deleted: serverTimestamp() }],
    ['another entry', { entry: arrayUnion('x') }],
  ])('changes nothing else: %s', (_, change) => expectDenied(updateDoc(trash(), change)));

  test('of what another admin has deleted is not found', async () => {
    await deleteDoc(doc(asOwner(), trash().path));
    await expectNotFound(updateDoc(trash(), { purge: 'chosen' }));
    await expectAllowed(deleteDoc(trash()));
  });
});

test('a message is deleted for ever for its age after seven days', async () => {
  const message = { ...trashOf('contactMessages/c', aMessage()), days: 7, deleted: daysAgo(6.9) };
  await seed({ 'trash/contactMessage:c': message });
  await expectDenied(updateDoc(at('trash/contactMessage:c'), { purge: 'expired' }));
  await expectDenied(updateDoc(at('trash/contactMessage:c'), { days: 1 }));
  await seed({ 'trash/contactMessage:c': { ...message, deleted: daysAgo(7.1) } });
  await expectAllowed(updateDoc(at('trash/contactMessage:c'), { purge: 'expired' }));
});
