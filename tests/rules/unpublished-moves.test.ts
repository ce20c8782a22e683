// product 29.1.
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { type Actor, admin, namedUser } from './support/actors';
import { aMovie, anAnnouncement, aVideo, stored } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { DOCUMENTS } from './support/kinds';
import { at, draftAt, move, saved, trashOf } from './support/requests';
import { past } from './support/moments';

// What becomes a draft with the time at which it was published, and drafts in the trash.

loadRules();

const KINDS = [
  ...DOCUMENTS.map(({ id, path, least }) => [id, path, least] as const),
  ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
] as const;

describe.each(KINDS)('%s at %s', (id, path, entry) => {
  const unpublish = (published: unknown) =>
    move(`unpublished/${id}`, saved(path, entry, { published }), path);

  test('is unpublished with its time, and no other one', async () => {
    await seed({ [path]: { ...entry, timestamp: past } });
    await expectDenied(unpublish(serverTimestamp()));
    await expectDenied(unpublish(null));
    await expectAllowed(unpublish(past));
  });

  test('cannot be saved as one that was published if it was not', () =>
    expectDenied(setDoc(draftAt(id), saved(path, entry, { published: past }))));
});

test('an announcement cannot be unpublished with a time, because its key is one', async () => {
  await seed({ 'Movies/Announcements': { item_1: anAnnouncement(), timestamp: past } });
  const document = saved('Movies/Announcements', anAnnouncement(), { published: null });
  await expectDenied(setDoc(draftAt('announcement:item_1'), document));
});

test('an edit of a draft cannot change when it was published', async () => {
  const edit = (change: DocumentData) =>
    updateDoc(draftAt('video:v'), { saved: serverTimestamp(), ...change });
  await seed({ 'unpublished/video:v': saved('videos/v', aVideo(), { published: past }) });
  await expectDenied(edit({ published: serverTimestamp() }));
  await expectDenied(edit({ published: deleteField() }));
  await expectAllowed(edit({ 'entry.title': 'Other' }));
});

describe('a draft in the trash', () => {
  const DRAFT = 'unpublished/video:v';
  const TRASHED = 'trash/unpublished:video:v';
  const entry = { path: 'videos/v', entry: aVideo() };
  const draft = () => ({ ...entry, saved: serverTimestamp() });
  const document = { ...entry, saved: past, publishAt: past };
  const moveToTrash = (content: DocumentData) => move(TRASHED, trashOf(DRAFT, content), DRAFT);
  const restore = (content: DocumentData, actor: Actor = admin) =>
    move(DRAFT, content, TRASHED, { actor });

  test('equals the stored draft', async () => {
    await seed({ [DRAFT]: document });
    await expectDenied(moveToTrash({ ...document, path: 'videos/other' }));
    await expectAllowed(moveToTrash(document));
  });

  test('is restored as a draft, because its time may have passed', async () => {
    await seed({ [TRASHED]: trashOf(DRAFT, document) });
    await expectDenied(restore({ ...document, saved: serverTimestamp() }));
    await expectDenied(restore(draft(), namedUser));
    await expectAllowed(restore(draft()));
  });

  test('is restored unchanged, even if it would be invalid as a new entry', async () => {
    const old = { title: 'Clip', list: [1, null], Other: 'x' };
    await seed({ [TRASHED]: trashOf(DRAFT, { ...document, entry: old }) });
    await expectDenied(restore({ ...draft(), entry: { ...old, Other: 'y' } }));
    await expectAllowed(restore({ ...draft(), entry: old }));
  });

  test('cannot be saved by the request that moves the published entry to the trash', async () => {
    const published = stored(aVideo());
    await seed({ 'videos/v': published });
    const batch = writeBatch(as(admin))
      .set(at('trash/video:v'), trashOf('videos/v', published))
      .delete(at('videos/v'));
    await expectDenied(batch.set(at(DRAFT), draft()).commit());
  });

  test('cannot be restored while it is published', async () => {
    await seed({ [TRASHED]: trashOf(DRAFT, document), 'videos/v': stored(aVideo()) });
    await expectDenied(restore(draft()));
    await deleteDoc(doc(asOwner(), 'videos/v'));
    await expectAllowed(restore(draft()));
  });
});
