// product 10.10.
import {
  deleteField,
  type DocumentData,
  FieldPath,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { admin } from './support/actors';
import {
  aBanner,
  aMessage,
  anAnnouncement,
  anEvent,
  anImage,
  anIndexPart,
  aVideo,
  stored,
} from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { at, move, trashOf } from './support/requests';
import { record, revisionOf } from './support/revisions';
import { future } from './support/moments';

loadRules();

const KEY = 'item_1767322800000';
const create = (path: string, data: DocumentData) => setDoc(at(path), data);
const video = stored(aVideo());

const WRITES: Readonly<Record<string, (time: unknown) => Promise<void>>> = {
  'a banner': (timestamp) => create('hero-banners/b', { ...aBanner(), timestamp }),
  'an image': (timestamp) => create('images/i', { ...anImage(), timestamp }),
  'a video': (timestamp) => create('videos/new', { ...aVideo(), timestamp }),
  'an event': (timestamp) => create('events/e', { ...anEvent(), timestamp }),
  'a message': (timestamp) => create('contactMessages/c', { ...aMessage(), timestamp }),
  'a draft': (saved) =>
    create('unpublished/video:new', { path: 'videos/new', entry: aVideo(), saved }),
  'an edit of an announcement': (edited) =>
    updateDoc(at('Movies/Announcements'), new FieldPath(KEY), { ...anAnnouncement(), edited }),
  'a deletion': (deleted) =>
    move('trash/video:v', trashOf('videos/v', video, { deleted }), 'videos/v'),
  'an announcement’s deletion': (deleted) =>
    writeBatch(as(admin))
      .set(
        at(`trash/announcement:${KEY}`),
        trashOf('Movies/Announcements', anAnnouncement(), { key: KEY, deleted }),
      )
      .update(at('Movies/Announcements'), new FieldPath(KEY), deleteField())
      .commit(),
  'a revision': (time) =>
    record(revisionOf('videos/v', video, { at: time }))
      .update(at('videos/v'), { title: 'Ebb' })
      .commit(),
  'a part of the search index': (built) => create('search/0', { ...anIndexPart(), built }),
  'the changes of the search index': (built) => create('search/changes', { built }),
  'the settings': (edited) => create('site/settings', { phone: '1', edited }),
};

describe.each(Object.entries(WRITES))('the time of %s', (_, write) => {
  beforeEach(() =>
    seed({ 'videos/v': video, 'Movies/Announcements': { [KEY]: anAnnouncement() } }),
  );

  test('is the server’s, neither a later nor an earlier one', async () => {
    await expectDenied(write(future));
    await expectDenied(write(Timestamp.fromMillis(Date.now() - 5000)));
    await expectAllowed(write(serverTimestamp()));
  });
});
