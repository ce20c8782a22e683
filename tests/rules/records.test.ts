// product 30.12.
import {
  deleteDoc,
  deleteField,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { type Actor, admin, formerAdmin, namedUser, secondAdmin } from './support/actors';
import { aMovie, anAnnouncement, aVideo, stored, written } from './support/builders';
import { daysAgo } from './support/moments';
import { recordOf, DRAFT, MOVIE, request, VIDEO } from './support/records';
import { at } from './support/requests';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const ANNOUNCEMENTS = 'Movies/Announcements';
const [KEY, OTHER_KEY] = ['item_1767322800000', 'item_1767322800001'];

const add = (record: DocumentData, actor: Actor = admin) =>
  request(record, actor).set(at(VIDEO, actor), written(aVideo())).commit();
const remove = (record: DocumentData, path = VIDEO) => request(record).delete(at(path)).commit();

describe('a record of an added entry', () => {
  test.each(['added', 'published', 'restored'])('is %s', (did) =>
    expectAllowed(add(recordOf(did, VIDEO))),
  );

  test.each(['unpublished', 'deleted', 'edited', 'Other', ''])('is not "%s"', (did) =>
    expectDenied(add(recordOf(did, VIDEO))),
  );

  test('requires that the entry did not exist before', async () => {
    await seed({ [VIDEO]: stored(aVideo()) });
    await expectDenied(setDoc(at('deeds/d'), recordOf('added', VIDEO)));
    const edit = request(recordOf('added', VIDEO)).update(at(VIDEO), { title: 'Other' });
    await expectDenied(edit.commit());
  });

  test('requires that the entry exists afterwards', async () => {
    await expectDenied(setDoc(at('deeds/d'), recordOf('added', VIDEO)));
    await expectDenied(add(recordOf('added', 'videos/other')));
  });
});

describe('a record of a removed entry', () => {
  beforeEach(() => seed({ [VIDEO]: stored(aVideo()) }));

  test.each(['unpublished', 'deleted'])('is %s', (did) =>
    expectAllowed(remove(recordOf(did, VIDEO))),
  );

  test.each(['added', 'published', 'restored', 'Other'])('is not "%s"', (did) =>
    expectDenied(remove(recordOf(did, VIDEO))),
  );

  test('has no other field', async () => {
    await expectDenied(remove(recordOf('deleted', VIDEO, { to: 1 })));
    await expectDenied(remove(recordOf('deleted', VIDEO, { Other: 'x' })));
    await expectAllowed(remove(recordOf('deleted', VIDEO)));
  });

  test('requires that the entry existed before, and does not exist afterwards', async () => {
    await expectDenied(setDoc(at('deeds/d'), recordOf('deleted', VIDEO)));
    await expectDenied(remove(recordOf('deleted', 'videos/other')));
    await deleteDoc(at(VIDEO));
    await expectDenied(remove(recordOf('deleted', VIDEO)));
  });
});

describe('an announcement', () => {
  const addOne = (record: DocumentData) =>
    request(record)
      .set(at(ANNOUNCEMENTS), { [KEY]: anAnnouncement() }, { merge: true })
      .commit();
  const removeOne = (record: DocumentData) =>
    request(record)
      .update(at(ANNOUNCEMENTS), { [KEY]: deleteField() })
      .commit();
  const record = (did: string, key = KEY) => recordOf(did, ANNOUNCEMENTS, { key });

  test('is added by its key, also as the first one', async () => {
    await expectAllowed(addOne(record('added')));
    await seed({ [ANNOUNCEMENTS]: { [OTHER_KEY]: anAnnouncement() } });
    await expectDenied(addOne(record('added', OTHER_KEY)));
    await expectDenied(addOne(recordOf('added', ANNOUNCEMENTS)));
    await expectAllowed(addOne(record('added')));
  });

  test('is removed by its key', async () => {
    await seed({ [ANNOUNCEMENTS]: { [KEY]: anAnnouncement(), [OTHER_KEY]: anAnnouncement() } });
    await expectDenied(removeOne(record('deleted', OTHER_KEY)));
    await expectDenied(removeOne(record('deleted', 'none')));
    await expectDenied(removeOne(recordOf('deleted', ANNOUNCEMENTS)));
    await expectAllowed(removeOne(record('deleted')));
  });
});

describe('the location at which a draft will be published', () => {
  const draft = { path: MOVIE, entry: aMovie() };
  const addTo = (place: string) =>
    request(recordOf('added', DRAFT, { place }))
      .set(at(DRAFT), { ...draft, saved: serverTimestamp() })
      .commit();

  test('is the location of the added draft', async () => {
    await expectDenied(addTo('Movies/Released/Movies/moonrise'));
    await expectAllowed(addTo(MOVIE));
  });

  test('is the location of the removed draft', async () => {
    await seed({ [DRAFT]: draft });
    await expectDenied(remove(recordOf('deleted', DRAFT, { place: VIDEO }), DRAFT));
    await expectAllowed(remove(recordOf('deleted', DRAFT, { place: MOVIE }), DRAFT));
  });
});

describe('a record', () => {
  test.each([
    ['of somebody else', { uid: 'second-admin' }],
    ['with the address of somebody else', { by: 'second@example.test' }],
    ['at an earlier time', { at: daysAgo(1) }],
    ['at a later time', { at: daysAgo(-1) }],
    ['with an unknown field', { Other: 'x' }],
    ['with a title of 201 characters', { title: 'x'.repeat(201) }],
    ['with no text as its title', { title: ['x'] }],
  ])('is not stored %s', (_, fields) => expectDenied(add(recordOf('added', VIDEO, fields))));

  test('has a title of at most 200 characters or a blank one, and the account of its administrator', async () => {
    await expectAllowed(add(recordOf('added', VIDEO, { title: 'x'.repeat(200) })));
    await seed({ [VIDEO]: stored(aVideo()) });
    await expectAllowed(remove(recordOf('deleted', VIDEO, { title: '' })));
    const second = { by: 'second@example.test', uid: 'second-admin' };
    await expectAllowed(add(recordOf('added', VIDEO, second), secondAdmin));
  });

  test('cannot be stored for a visitor, even for an allowed action', async () => {
    const message = { name: 'A', email: 'a@b', message: 'c', timestamp: serverTimestamp() };
    const path = 'contactMessages/m';
    const record = recordOf('added', path, { by: 'user@example.test', uid: 'user' });
    await expectDenied(request(record, namedUser).set(at(path, namedUser), message).commit());
    await expectAllowed(setDoc(at(path, namedUser), message));
  });

  test('cannot be changed, and is deleted only after 400 days', async () => {
    await seed({ 'deeds/d': recordOf('added', VIDEO, { at: daysAgo(399.9) }) });
    await expectDenied(updateDoc(at('deeds/d'), { title: 'Other' }));
    await expectDenied(deleteDoc(at('deeds/d')));
    await seed({ 'deeds/d': recordOf('added', VIDEO, { at: daysAgo(400.1) }) });
    await revoke(formerAdmin);
    await expectDenied(deleteDoc(at('deeds/d', formerAdmin)));
    await expectAllowed(deleteDoc(at('deeds/d')));
    await expectAllowed(deleteDoc(at('deeds/d')));
  });
});
