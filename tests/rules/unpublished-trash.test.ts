import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { admin, user } from './support/actors';
import { aVideo, stored } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

loadRules();

const past = Timestamp.fromMillis(Date.now() - 3_600_000);
const named = {
  ...user,
  name: 'a user, named',
  claims: { email: 'admin@example.test', email_verified: true },
};
const entry = {
  path: 'videos/v',
  entry: aVideo(),
};
const draft = () => ({ ...entry, saved: serverTimestamp() });

describe('an unpublished entry in the trash', () => {
  const id = 'video:v';
  const trashed = 'trash/unpublished:video:v';
  const document = { ...entry, saved: past, publishAt: past };
  const trashOf = (content: DocumentData): DocumentData => ({
    path: `unpublished/${id}`,
    entry: content,
    by: 'admin@example.test',
    uid: 'admin',
    deleted: serverTimestamp(),
  });

  function moveToTrash(content: DocumentData) {
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), trashed), trashOf(content));
    batch.delete(doc(as(admin), `unpublished/${id}`));
    return batch.commit();
  }

  function restore(content: DocumentData, actor = admin) {
    const batch = writeBatch(as(actor));
    batch.set(doc(as(actor), `unpublished/${id}`), content);
    batch.delete(doc(as(actor), trashed));
    return batch.commit();
  }

  test('is what was stored', async () => {
    await seed({ [`unpublished/${id}`]: document });
    await expectDenied(moveToTrash({ ...document, path: 'videos/other' }));
    await expectAllowed(moveToTrash(document));
  });

  test('is restored as a draft, as its time may have passed', async () => {
    await seed({ [trashed]: trashOf(document) });
    await expectDenied(restore({ ...document, saved: serverTimestamp() }));
    await expectDenied(restore(draft(), named));
    await expectAllowed(restore(draft()));
  });

  test('is restored as what it was, even if no new entry could be that', async () => {
    const old = { title: 'Clip', list: [1, null], Other: 'x' };
    await seed({ [trashed]: trashOf({ ...document, entry: old }) });
    await expectDenied(restore({ ...draft(), entry: { ...old, Other: 'y' } }));
    await expectAllowed(restore({ ...draft(), entry: old }));
  });

  test('is not saved by the request that puts what was published into the trash', async () => {
    const published = stored(aVideo());
    await seed({ 'videos/v': published });
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), `trash/${id}`), { ...trashOf(published), path: 'videos/v' });
    batch.delete(doc(as(admin), 'videos/v'));
    await expectDenied(batch.set(doc(as(admin), `unpublished/${id}`), draft()).commit());
  });

  test('is not restored while it is published', async () => {
    await seed({ [trashed]: trashOf(document), 'videos/v': stored(aVideo()) });
    await expectDenied(restore(draft()));
    await deleteDoc(doc(asOwner(), 'videos/v'));
    await expectAllowed(restore(draft()));
  });
});
