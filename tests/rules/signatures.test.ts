import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
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
