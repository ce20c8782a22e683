// product 30.2.
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { type Actor, admin, namedUser } from './support/actors';
import { aVideo, clientClock, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { record, REVISION, revisionOf } from './support/revisions';

loadRules();

/** An admin whose account has the address of another, which it cannot verify. */
const pretending = (verified: unknown): Actor => ({
  ...admin,
  name: `an admin whose address is verified: ${JSON.stringify(verified)}`,
  claims: {
    email: 'second@example.test',
    ...(verified !== undefined && { email_verified: verified }),
  },
});

describe.each([false, null, 'true', undefined])(
  "in a colleague's name, verified: %j",
  (verified) => {
    const actor = pretending(verified);
    const owner = pretending(true);
    const video = stored(aVideo());
    const by = 'second@example.test';
    beforeEach(() => seed({ 'videos/v': video }));

    test('nothing is edited', async () => {
      const revision = { ...revisionOf('videos/v', video), by };
      const edit = (who: Actor) =>
        record(revision, who)
          .update(doc(as(who), 'videos/v'), { title: 'Ebb' })
          .commit();
      await expectDenied(edit(actor));
      await expectAllowed(edit(owner));
    });

    test('nothing is moved to the trash', async () => {
      const trashed = {
        path: 'videos/v',
        entry: video,
        by,
        uid: 'admin',
        deleted: serverTimestamp(),
      };
      const remove = (who: Actor) =>
        writeBatch(as(who))
          .set(doc(as(who), 'trash/video:v'), trashed)
          .delete(doc(as(who), 'videos/v'))
          .commit();
      await expectDenied(remove(actor));
      await expectAllowed(remove(owner));
    });
  },
);

describe('without an address in the token', () => {
  const nameless: Actor = {
    ...admin,
    name: 'an admin without an address',
    claims: { email_verified: true },
  };
  const video = stored(aVideo());
  beforeEach(() => seed({ 'videos/v': video }));

  test.each(['second@example.test', '', null])('nothing is edited by %j', (by) =>
    expectDenied(
      record({ ...revisionOf('videos/v', video), by }, nameless)
        .update(doc(as(nameless), 'videos/v'), { title: 'Ebb' })
        .commit(),
    ),
  );

  test.each(['second@example.test', '', null])('nothing is moved to the trash by %j', (by) =>
    expectDenied(
      writeBatch(as(nameless))
        .set(doc(as(nameless), 'trash/video:v'), {
          path: 'videos/v',
          entry: video,
          by,
          uid: 'admin',
          deleted: serverTimestamp(),
        })
        .delete(doc(as(nameless), 'videos/v'))
        .commit(),
    ),
  );
});

const note = () => doc(as(admin), 'edits/videos:v');

describe('the note of the last revision', () => {
  const noted = (id: string, actor: Actor = admin) =>
    setDoc(doc(as(actor), `edits/${id}`), { revision: 'r' });
  beforeEach(() => seed({ [REVISION]: revisionOf('videos/v', {}, { at: clientClock() }) }));

  test('names a revision of the same entry', async () => {
    await expectDenied(noted('videos:w'));
    await expectAllowed(noted('videos:v'));
    await expectDenied(setDoc(note(), { revision: 'none' }));
  });

  test('names the key of an announcement', async () => {
    await seed({
      [REVISION]: revisionOf('Movies/Announcements', {}, { key: 'item_1767322800000' }),
    });
    await expectDenied(noted('Movies:Announcements'));
    await expectAllowed(noted('Movies:Announcements:item_1767322800000'));
  });

  test('is written by administrators only, and neither read nor deleted', async () => {
    await expectDenied(noted('videos:v', namedUser));
    await expectAllowed(noted('videos:v'));
    await expectDenied(getDoc(note()));
    await expectDenied(deleteDoc(note()));
  });
});

test('one edit brings no ten revisions', async () => {
  const video = stored(aVideo());
  const revision = revisionOf('videos/v', video);
  await seed({ 'videos/v': video });
  const edit = (copies: number, noteOf: (copy: number) => string) => {
    const batch = record(revision);
    batch.update(doc(as(admin), 'videos/v'), { title: 'Ebb' });
    for (let copy = 0; copy < copies; copy += 1) {
      batch.set(doc(as(admin), `revisions/copy-${copy}`), revision);
      if (noteOf(copy))
        batch.set(doc(as(admin), `edits/${noteOf(copy)}`), { revision: `copy-${copy}` });
    }
    return batch.commit();
  };
  await expectDenied(edit(10, () => ''));
  await expectDenied(edit(10, () => 'videos:v'));
  await expectDenied(edit(10, (copy) => `videos:v-${copy}`));
  await expectDenied(edit(1, () => ''));
  await expectAllowed(edit(0, () => ''));
});
