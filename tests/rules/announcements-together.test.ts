// product 6.1, 16.2.
import { updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, secondAdmin } from './support/actors';
import {
  A,
  add,
  B,
  edit,
  full,
  key,
  largest,
  list,
  NEW,
  PATH,
  remove,
  storedKeys,
} from './support/announcements';
import { anAnnouncement } from './support/builders';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectOutcome } from './support/expectations';

loadRules();

describe('two admins at once', () => {
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

  test('thirty additions at once all stay', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => key(100 + index));
    await Promise.all(
      keys.map((at, index) => add(at, anAnnouncement(), index % 2 ? admin : secondAdmin)),
    );
    expect((await storedKeys()).toSorted()).toEqual([A, ...keys]);
  });
});

describe('how many', () => {
  test('a hundred of the largest fit, and no more', async () => {
    await seed({ [PATH]: full(99) });
    await expectAllowed(add(key(1), largest()));
    await expectDenied(add(key(2), anAnnouncement()));
    await expectAllowed(edit(key(1), largest()));
    await expectAllowed(remove(key(1)));
  });

  test('more than a document can hold is a failed precondition, not a missing right', async () => {
    // Just over: far beyond the limit the rules cannot evaluate the document any more.
    await seed({ [PATH]: { [A]: 'x'.repeat(1_040_000) } });
    await expectOutcome(add(NEW, largest()), 'failed-precondition');
    await expectAllowed(remove(A));
  });

  test('a longer list from before these rules can be edited and shortened', async () => {
    const small = Object.fromEntries(Object.keys(full(120)).map((at) => [at, anAnnouncement()]));
    await seed({ [PATH]: small });
    await expectAllowed(edit(key(1000), { title: 'x' }));
    await expectAllowed(remove(key(1000)));
    await expectDenied(add(NEW, anAnnouncement()));
  });
});

describe('what was there before these rules', () => {
  beforeEach(() => seed({ [PATH]: { [A]: { title: 7 }, odd: 'text', [B]: anAnnouncement() } }));

  test('is unchanged while others change', async () => {
    await expectAllowed(add(NEW, anAnnouncement()));
    await expectAllowed(edit(B, { title: 'x' }));
  });

  test('is corrected or removed', async () => {
    await expectAllowed(edit(A));
    await expectAllowed(remove('odd'));
  });

  test('is not replaced by something invalid', () => expectDenied(edit(A, { title: 8 })));
});
