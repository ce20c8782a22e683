// product 6.1, 10.1, 16.2, 20.3.
import {
  deleteDoc,
  deleteField,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { secondAdmin, admin } from './support/actors';
import {
  A,
  add,
  B,
  edit,
  edited,
  key,
  list,
  NEW,
  PATH,
  remove,
  storedKeys,
  full,
  largest,
} from './support/announcements';
import { anAnnouncement } from './support/builders';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound, expectOutcome } from './support/expectations';

loadRules();

describe('the first announcement', () => {
  test('creates the document', () => expectAllowed(add(NEW, anAnnouncement())));

  test('must be the only one in the request', () =>
    expectDenied(setDoc(list(), { [A]: anAnnouncement(), [B]: anAnnouncement() })));

  test('is required: an empty document is not created', () => expectDenied(setDoc(list(), {})));

  test('has to be valid', async () => {
    await expectDenied(add(NEW, { ...anAnnouncement(), title: '' }));
    await expectDenied(add('announcement', anAnnouncement()));
    await expectDenied(add(NEW, edited()));
  });

  test('cannot be added by an update or a removal', async () => {
    await expectNotFound(updateDoc(list(), { [NEW]: anAnnouncement() }));
    await expectNotFound(remove(NEW));
  });
});

describe('with existing announcements', () => {
  beforeEach(() =>
    seed({ [PATH]: { [A]: anAnnouncement(), [B]: { ...anAnnouncement(), title: 'B' } } }),
  );

  test('another one is added, by a merge or an update', async () => {
    await expectAllowed(add(key(3), anAnnouncement()));
    await expectAllowed(updateDoc(list(), { [key(4)]: anAnnouncement() }));
  });

  test.each([
    'item_176732280000',
    'item_17673228000000',
    'item_17673228000a0',
    'item_17673228000_0',
    'item_17673228000-0',
    'item_-176732280000',
    'item_1767322800000_',
    'Item_1767322800000',
    'xitem_1767322800000',
    'item_1767322800000\n',
    'title',
  ])('none is added as %j', (name) => expectDenied(add(name, anAnnouncement())));

  test('none is added under a name that the database reserves, because the SDK refuses it', () => {
    expect(() => add('__item__', anAnnouncement())).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });

  test('two cannot be added in one request', () =>
    expectDenied(setDoc(list(), { [NEW]: edited(), [key(4)]: anAnnouncement() }, { merge: true })));

  test('none can be added while another one changes', async () => {
    await expectDenied(updateDoc(list(), { [NEW]: anAnnouncement(), [A]: deleteField() }));
    await expectDenied(updateDoc(list(), { [NEW]: anAnnouncement(), [A]: edited() }));
  });

  test('one is edited, and again', async () => {
    await expectAllowed(edit(A, { title: 'Another' }));
    await expectAllowed(edit(A, { title: 'Yet another' }, secondAdmin));
    await expectAllowed(
      updateDoc(list(), { [`${A}.title`]: 'x', [`${A}.edited`]: serverTimestamp() }),
    );
  });

  test('one edit changes only one entry', async () => {
    await expectDenied(updateDoc(list(), { [A]: edited(), [B]: edited() }));
    await expectDenied(updateDoc(list(), { [A]: edited(), [B]: deleteField() }));
    await expectDenied(updateDoc(list(), { [`${A}.title`]: 'x' }));
  });

  test('one is removed, and a second removal succeeds', async () => {
    await expectAllowed(remove(A));
    await expectAllowed(remove(A, secondAdmin));
    expect(await storedKeys()).toEqual([B]);
  });

  test('two cannot be removed in one request', () =>
    expectDenied(updateDoc(list(), { [A]: deleteField(), [B]: deleteField() })));

  test('an unchanged write succeeds', () =>
    expectAllowed(updateDoc(list(), { [A]: anAnnouncement() })));

  test('they cannot be deleted together by a write without merge or a deletion', async () => {
    await expectDenied(setDoc(list(), {}));
    await expectDenied(setDoc(list(), { [NEW]: anAnnouncement() }));
    await expectDenied(deleteDoc(list()));
  });

  test('two cannot exchange their contents', () =>
    expectDenied(
      updateDoc(list(), { [A]: { ...anAnnouncement(), title: 'B' }, [B]: anAnnouncement() }),
    ));
});

loadRules();

describe('two admins in parallel', () => {
  beforeEach(() => seed({ [PATH]: { [A]: anAnnouncement() } }));

  test('adding in the same millisecond: the second is denied and takes the next', async () => {
    await expectAllowed(add(NEW, { ...anAnnouncement(), title: 'First' }));
    await expectDenied(add(NEW, { ...anAnnouncement(), title: 'Second' }, secondAdmin));
    await expectDenied(
      updateDoc(list(secondAdmin), { [NEW]: { ...anAnnouncement(), title: 'Second' } }),
    );
    await expectAllowed(add(key(4), { ...anAnnouncement(), title: 'Second' }, secondAdmin));
  });

  test('adding over an entry that has been edited is denied', async () => {
    await expectAllowed(edit(A));
    await expectDenied(updateDoc(list(secondAdmin), { [A]: { ...anAnnouncement(), title: 'x' } }));
    await expectDenied(add(A, { ...anAnnouncement(), title: 'x' }, secondAdmin));
  });

  test('editing what the other removed does not bring it back', async () => {
    await expectAllowed(remove(A));
    await expectDenied(edit(A, {}, secondAdmin));
  });

  test('ten parallel additions are all stored', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => key(100 + index));
    await Promise.all(
      keys.map((at, index) => add(at, anAnnouncement(), index % 2 ? admin : secondAdmin)),
    );
    expect((await storedKeys()).toSorted()).toEqual([A, ...keys]);
  });
});

describe('the maximum number', () => {
  test('is a hundred of the largest', async () => {
    await seed({ [PATH]: full(99) });
    await expectAllowed(add(key(1), largest()));
    // Without one that goes to the archive.
    await expectDenied(add(key(2), anAnnouncement()));
    await expectAllowed(edit(key(1), largest()));
    await expectAllowed(remove(key(1)));
  });

  test('is not exceeded: the database responds with failed-precondition, not permission-denied', async () => {
    // Just over: far beyond the limit the rules cannot evaluate the document any more.
    await seed({ [PATH]: { [A]: 'x'.repeat(1_040_000) } });
    await expectOutcome(add(NEW, largest()), 'failed-precondition');
    await expectAllowed(remove(A));
  });

  test('can be exceeded by an older list, which can be edited and shortened', async () => {
    const small = Object.fromEntries(Object.keys(full(120)).map((at) => [at, anAnnouncement()]));
    await seed({ [PATH]: small });
    await expectAllowed(edit(key(1000), { title: 'x' }));
    await expectAllowed(remove(key(1000)));
    await expectDenied(add(NEW, anAnnouncement()));
  });
});

describe('an announcement from before these rules', () => {
  beforeEach(() => seed({ [PATH]: { [A]: { title: 7 }, odd: 'text', [B]: anAnnouncement() } }));

  test('does not change while others change', async () => {
    await expectAllowed(add(NEW, anAnnouncement()));
    await expectAllowed(edit(B, { title: 'x' }));
  });

  test('can be corrected or removed', async () => {
    await expectAllowed(edit(A));
    await expectAllowed(remove('odd'));
  });

  test('cannot be replaced by an invalid one', () => expectDenied(edit(A, { title: 8 })));
});
