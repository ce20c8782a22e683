// product 29.1.
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { type Actor, admin, formerAdmin, OTHERS } from './support/actors';
import { anAnnouncement, aVideo } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, outcomesOf } from './support/expectations';

loadRules();

const past = Timestamp.fromMillis(Date.now() - 3_600_000);
const future = Timestamp.fromMillis(Date.now() + 86_400_000);

const unpublished = (documentPath: string, entry: DocumentData, publishAt?: Timestamp) => ({
  path: documentPath,
  entry,
  saved: past,
  ...(publishAt && { publishAt, until: NO_END }),
});

describe('an announcement', () => {
  const path = 'Movies/Announcements';
  const id = 'announcement:a';
  const others = { item_1767322800000: anAnnouncement() };
  beforeEach(() =>
    seed({ [path]: others, [`unpublished/${id}`]: unpublished(path, anAnnouncement(), past) }),
  );

  function add(fields: DocumentData, actor: Actor = admin) {
    const batch = writeBatch(as(actor));
    batch.set(doc(as(actor), path), fields, { merge: true });
    batch.delete(doc(as(actor), `unpublished/${id}`));
    return batch.commit();
  }

  test('is published under a key of its own', () =>
    expectAllowed(add({ item_1767322800001: anAnnouncement() })));

  test('does not replace another', () =>
    expectDenied(add({ item_1767322800000: { ...anAnnouncement(), title: 'Other' } })));

  test('is not published with what no announcement may have', () =>
    expectDenied(add({ item_1767322800001: { ...anAnnouncement(), Other: 'x' } })));

  describe('that is scheduled', () => {
    let itsKey = '';
    beforeEach(() => {
      // The rules for keys allow it: a clock that is fast would release it early.
      const soon = Timestamp.fromMillis(Date.now() + 300_000);
      itsKey = `item_${soon.toMillis()}`;
      return seed({ [`unpublished/${id}`]: unpublished(path, anAnnouncement(), soon) });
    });

    test('is not released before its time', async () => {
      await expectDenied(add({ [itsKey]: anAnnouncement() }));
      await seed({ [`unpublished/${id}`]: unpublished(path, anAnnouncement(), past) });
      await expectAllowed(add({ [`item_${past.toMillis()}`]: anAnnouncement() }));
    });

    test('is not the first to be released before its time', async () => {
      await deleteDoc(doc(asOwner(), path));
      await expectDenied(add({ [itsKey]: anAnnouncement() }));
    });

    test('is published before its time, as of now', () =>
      expectAllowed(add({ item_1767322800001: anAnnouncement() })));

    test('is deleted, be there others or not', async () => {
      await expectAllowed(deleteDoc(doc(as(admin), `unpublished/${id}`)));
      await deleteDoc(doc(asOwner(), path));
      await seed({ [`unpublished/${id}`]: unpublished(path, anAnnouncement(), future) });
      await expectAllowed(deleteDoc(doc(as(admin), `unpublished/${id}`)));
      await expectAllowed(deleteDoc(doc(as(admin), `unpublished/${id}`)));
    });
  });

  test('that has no time is deleted beside one of any time', async () => {
    await seed({ [`unpublished/${id}`]: unpublished(path, anAnnouncement()) });
    await expectAllowed(deleteDoc(doc(as(admin), `unpublished/${id}`)));
  });

  test('takes no other entry’s time', async () => {
    await seed({
      [path]: { [`item_${future.toMillis()}`]: anAnnouncement() },
      'unpublished/video:v': unpublished('videos/v', aVideo(), future),
    });
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), 'videos/v'), { ...aVideo(), timestamp: serverTimestamp() });
    batch.delete(doc(as(admin), 'unpublished/video:v'));
    await expectAllowed(batch.commit());
  });

  test('is not published by who is no admin', async () => {
    await revoke(formerAdmin);
    const fields = { item_1767322800001: anAnnouncement() };
    const outcomes = await outcomesOf(OTHERS, (actor) => add(fields, actor));
    expect(outcomes).toEqual(OTHERS.map(({ name }) => [name, 'permission-denied']));
  });
});
