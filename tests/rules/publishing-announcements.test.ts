// product 29.1.
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { type Actor, formerAdmin, OTHERS } from './support/actors';
import { anAnnouncement, aVideo } from './support/builders';
import { asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, outcomesOf } from './support/expectations';
import { draftAt, move, testWays } from './support/requests';

loadRules();

const past = Timestamp.fromMillis(Date.now() - 3_600_000);
const future = Timestamp.fromMillis(Date.now() + 86_400_000);

const unpublished = (
  publishAt?: Timestamp,
  path = LIST,
  entry: DocumentData = anAnnouncement(),
) => ({
  path,
  entry,
  saved: past,
  ...(publishAt && { publishAt, until: NO_END }),
});

const LIST = 'Movies/Announcements';
const ID = 'announcement:a';
const DRAFT = `unpublished/${ID}`;
const NEW = 'item_1767322800001';

const publish = (fields: DocumentData, actor?: Actor) =>
  move(LIST, fields, DRAFT, { actor, merge: true });
const deleteList = () => deleteDoc(doc(asOwner(), LIST));

beforeEach(() =>
  seed({ [LIST]: { item_1767322800000: anAnnouncement() }, [DRAFT]: unpublished(past) }),
);

describe('an announcement', () => {
  testWays('published', {
    allowed: { 'under a key of its own': () => publish({ [NEW]: anAnnouncement() }) },
    refused: {
      'in place of another': () =>
        publish({ item_1767322800000: { ...anAnnouncement(), title: 'Other' } }),
      'with an unknown field': () => publish({ [NEW]: { ...anAnnouncement(), Other: 'x' } }),
    },
  });

  test('cannot be published by other users', async () => {
    await revoke(formerAdmin);
    const attempt = (actor: Actor) => publish({ [NEW]: anAnnouncement() }, actor);
    const outcomes = await outcomesOf(OTHERS, attempt);
    expect(outcomes).toEqual(OTHERS.map(({ name }) => [name, 'permission-denied']));
  });

  test('without a time is deleted in the same request as one with any time', async () => {
    await seed({ [DRAFT]: unpublished() });
    await expectAllowed(deleteDoc(draftAt(ID)));
  });

  test('cannot take the time of another entry', async () => {
    await seed({
      [LIST]: { [`item_${future.toMillis()}`]: anAnnouncement() },
      'unpublished/video:v': unpublished(future, 'videos/v', aVideo()),
    });
    const video = { ...aVideo(), timestamp: serverTimestamp() };
    await expectAllowed(move('videos/v', video, 'unpublished/video:v'));
  });
});

describe('an announcement that is scheduled', () => {
  let itsKey = '';
  beforeEach(() => {
    // The rules for keys allow it: a clock that is fast would release it early.
    const soon = Timestamp.fromMillis(Date.now() + 300_000);
    itsKey = `item_${soon.toMillis()}`;
    return seed({ [DRAFT]: unpublished(soon) });
  });

  test('cannot be released before its time', async () => {
    await expectDenied(publish({ [itsKey]: anAnnouncement() }));
    await seed({ [DRAFT]: unpublished(past) });
    await expectAllowed(publish({ [`item_${past.toMillis()}`]: anAnnouncement() }));
  });

  test('cannot be released before its time as the first one', async () => {
    await deleteList();
    await expectDenied(publish({ [itsKey]: anAnnouncement() }));
  });

  test('can be published before its time, with the current time', () =>
    expectAllowed(publish({ [NEW]: anAnnouncement() })));

  test('can be deleted, with or without others', async () => {
    await expectAllowed(deleteDoc(draftAt(ID)));
    await deleteList();
    await seed({ [DRAFT]: unpublished(future) });
    await expectAllowed(deleteDoc(draftAt(ID)));
    await expectAllowed(deleteDoc(draftAt(ID)));
  });
});
