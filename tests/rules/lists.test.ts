// product 11.6.
import {
  collection,
  collectionGroup,
  type Firestore,
  getAggregate,
  getCount,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  sum,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { KINDS } from '../../src/content/kinds';
import { admin, formerAdmin, OTHERS, stranger, user, visitor } from './support/actors';
import { as } from './support/clients';
import { revoke, loadRules } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { DOCUMENTS } from './support/kinds';

loadRules();

const newest = orderBy('timestamp', 'desc');

/** The lists that visitors see, and how much of one they get at once. */
const PUBLIC_LISTS = [
  ...DOCUMENTS.map(({ kind }) => KINDS[kind]).flatMap(({ page, place: { path, names = [''] } }) =>
    names
      .map((name) => path.replace('{}', name))
      .map((each) => [each, page, (db: Firestore) => collection(db, each)] as const),
  ),
  ['images of one set', 50, (db: Firestore) => collection(db, 'sets/kochi/images')],
  ['all images', 50, (db: Firestore) => collectionGroup(db, 'images')],
] as const;

describe.each(PUBLIC_LISTS)('%s', (_, most, of) => {
  test.each([visitor, stranger, user])(`$name gets at most ${most}`, async (actor) => {
    const list = of(as(actor));
    await expectAllowed(getDocs(query(list, limit(1))));
    await expectAllowed(getDocs(query(list, limit(most))));
    await expectAllowed(getDocs(query(list, newest, limit(most))));
    await expectDenied(getDocs(query(list, limit(most + 1))));
    await expectDenied(getDocs(query(list, newest, limitToLast(most + 1))));
  });

  test('a visitor gets no list without a limit, and no count', async () => {
    const list = of(as(visitor));
    await expectDenied(getDocs(list));
    await expectDenied(getDocs(query(list, newest)));
    await expectDenied(getCount(list));
    await expectDenied(getAggregate(list, { total: sum('timestamp') }));
  });

  test('an admin gets all', async () => {
    const list = of(as(admin));
    await expectAllowed(getDocs(list));
    await expectAllowed(getDocs(query(list, newest, limit(most + 1))));
    await expectAllowed(getCount(list));
  });
});

describe.each(OTHERS)('$name', (actor) => {
  test.each(['contactMessages', 'users'])('lists and counts no %s', async (path) => {
    await revoke(formerAdmin);
    const list = collection(as(actor), path);
    await expectDenied(getDocs(query(list, limit(1))));
    await expectDenied(getCount(query(list, limit(1))));
  });
});

const CLOSED_LISTS = [
  ['Movies', (db: Firestore) => collection(db, 'Movies')],
  ['movies under another status', (db: Firestore) => collection(db, 'Movies/Other/Movies')],
  ['anything else', (db: Firestore) => collection(db, 'settings')],
  ['the group of Movies', (db: Firestore) => collectionGroup(db, 'Movies')],
  ['the group of videos', (db: Firestore) => collectionGroup(db, 'videos')],
  ['the group of events', (db: Firestore) => collectionGroup(db, 'events')],
  ['the group of hero-banners', (db: Firestore) => collectionGroup(db, 'hero-banners')],
  ['the group of contactMessages', (db: Firestore) => collectionGroup(db, 'contactMessages')],
  ['the group of users', (db: Firestore) => collectionGroup(db, 'users')],
] as const;

test.each(CLOSED_LISTS)('nobody lists %s', async (_, of) => {
  await expectDenied(getDocs(query(of(as(visitor)), limit(1))));
  await expectDenied(getDocs(query(of(as(admin)), limit(1))));
});
