import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { admin } from './support/actors';
import { aMovie, anAnnouncement, aVideo } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { DOCUMENTS } from './support/kinds';

loadRules();

const past = Timestamp.fromMillis(Date.now() - 86_400_000);
const at = (id: string) => doc(as(admin), `unpublished/${id}`);
const saved = (path: string, entry: DocumentData, more: DocumentData): DocumentData => ({
  path,
  entry,
  saved: serverTimestamp(),
  ...more,
});

const KINDS = [
  ...DOCUMENTS.map(({ id, path, least }) => [id, path, least] as const),
  ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
] as const;

describe.each(KINDS)('%s at %s', (id, path, entry) => {
  const unpublish = (more: DocumentData) =>
    writeBatch(as(admin))
      .set(at(id), saved(path, entry, more))
      .delete(doc(as(admin), path))
      .commit();

  test('is unpublished with the time that it had, and with no other', async () => {
    await seed({ [path]: { ...entry, timestamp: past } });
    await expectDenied(unpublish({ published: serverTimestamp() }));
    await expectDenied(unpublish({ published: null }));
    await expectAllowed(unpublish({ published: past }));
  });

  test('is not saved as one that was published, as it was not', () =>
    expectDenied(setDoc(at(id), saved(path, entry, { published: past }))));
});

test('an announcement is not unpublished with a time: its key is one', async () => {
  await seed({ 'Movies/Announcements': { item_1: anAnnouncement(), timestamp: past } });
  const document = saved('Movies/Announcements', anAnnouncement(), { published: null });
  await expectDenied(setDoc(at('announcement:item_1'), document));
});

test('an edit of a draft does not change when it was published', async () => {
  const edit = (change: DocumentData) =>
    updateDoc(at('video:v'), { saved: serverTimestamp(), ...change });
  await seed({ 'unpublished/video:v': saved('videos/v', aVideo(), { published: past }) });
  await expectDenied(edit({ published: serverTimestamp() }));
  await expectDenied(edit({ published: deleteField() }));
  await expectAllowed(edit({ 'entry.title': 'Other' }));
});
