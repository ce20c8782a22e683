// product 29.1.
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, formerAdmin, OTHERS, user } from './support/actors';
import { aBanner, aMovie, anEvent, anImage, aVideo, stored, without } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, outcomesOf } from './support/expectations';

loadRules();

/** With a fraction that a JavaScript date cannot have. */
const past = new Timestamp(Math.floor(Date.now() / 1000) - 3600, 123_456_000);
const future = Timestamp.fromMillis(Date.now() + 86_400_000);
const before = Timestamp.fromMillis(Date.now() - 86_400_000);

const unpublished = (path: string, entry: DocumentData, publishAt?: Timestamp): DocumentData => ({
  path,
  entry,
  saved: past,
  ...(publishAt && { publishAt, until: new Date('9999-01-01') }),
});

/** Stores an entry where it belongs and deletes the unpublished one, or others. */
function publish(
  path: string,
  document: DocumentData,
  deleted: readonly string[],
  actor: Actor = admin,
) {
  const batch = writeBatch(as(actor));
  batch.set(doc(as(actor), path), document);
  for (const id of deleted) batch.delete(doc(as(actor), `unpublished/${id}`));
  return batch.commit();
}

const now = (entry: DocumentData) => ({ ...entry, timestamp: serverTimestamp() });
const then = (entry: DocumentData, timestamp: unknown = past) => ({ ...entry, timestamp });

const DOCUMENTS = [
  ['movie:moonrise', 'Movies/Upcoming/Movies/moonrise', aMovie()],
  ['movie:moonset', 'Movies/Released/Movies/moonset', aMovie()],
  // What no new entry could be: an older address, and a video that is not on the landing page.
  ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
  ['video:v', 'videos/v', aVideo()],
  ['video:no', 'videos/no', { ...aVideo(), landingPage: 'no' }],
  ['banner:b', 'hero-banners/b', aBanner()],
  ['image:i', 'images/i', anImage()],
  ['event:e', 'events/e', anEvent()],
] as const;

/** Such a movie may come back from an export, with any time that is past. */
const isAnywayNew = (id: string) => /^movie:[a-z]/.test(id);

describe.each(DOCUMENTS)('%s', (id, path, entry) => {
  describe('as a draft', () => {
    beforeEach(() => seed({ [`unpublished/${id}`]: unpublished(path, entry) }));

    test('is published with the time of the server', () =>
      expectAllowed(publish(path, now(entry), [id])));

    test('is published with edits', () =>
      expectAllowed(publish(path, now({ ...entry, picture: { alt: 'A boat' } }), [id])));

    test('is not published while it stays', async () => {
      await expectDenied(publish(path, now(entry), []));
      await expectDenied(publish(path, now(entry), ['video:other']));
    });

    test('is not published with another time', () =>
      expectDenied(publish(path, then(entry), [id])));

    test('is not published with what no entry may have', async () => {
      await expectDenied(publish(path, now({ ...entry, Other: 'x' }), [id]));
      await expectDenied(publish(path, now({ ...entry, title: 7 }), [id]));
    });
  });

  describe('as a draft that was published', () => {
    beforeEach(() =>
      seed({ [`unpublished/${id}`]: { ...unpublished(path, entry), published: before } }),
    );

    test('is published again with the time that it had', () =>
      expectAllowed(publish(path, then(entry, before), [id])));

    test('is published as of now', () => expectAllowed(publish(path, now(entry), [id])));

    test('is not published with another time, or by somebody else', async () => {
      await expectDenied(publish(path, then(entry), [id]));
      await expectDenied(publish(path, then(entry, null), [id]));
      await expectDenied(publish(path, then(entry, before), [id], user));
    });

    test('is not published with that time as another one', async () => {
      const other = publish(`${path}-2`, then(entry, before), [id]);
      await (isAnywayNew(id) ? expectAllowed(other) : expectDenied(other));
    });
  });

  describe('due, after it was published before', () => {
    beforeEach(() =>
      seed({ [`unpublished/${id}`]: { ...unpublished(path, entry, past), published: before } }),
    );

    test.each([past, before])('is published with either time', (time) =>
      expectAllowed(publish(path, then(entry, time), [id])),
    );

    test.each([
      ['another time', Timestamp.fromMillis(Date.now() - 60_000)],
      ['a time to come', future],
      ['nothing', null],
    ])('is not published with %s', (_, time) =>
      expectDenied(publish(path, then(entry, time), [id])),
    );
  });

  describe('scheduled', () => {
    beforeEach(() => seed({ [`unpublished/${id}`]: unpublished(path, entry, future) }));

    test('is published before its time, as of now', () =>
      expectAllowed(publish(path, now(entry), [id])));

    test('is not released before its time', async () => {
      await expectDenied(publish(path, then(entry, future), [id]));
      await expectDenied(publish(path, then(entry), [id]));
    });
  });

  describe('due', () => {
    beforeEach(() => seed({ [`unpublished/${id}`]: unpublished(path, entry, past) }));

    test('is released', () => expectAllowed(publish(path, then(entry), [id])));

    test('is published as of now', () => expectAllowed(publish(path, now(entry), [id])));

    test.each([
      ['another time', Timestamp.fromMillis(Date.now() - 60_000)],
      ['its time without the fraction', new Timestamp(past.seconds, 0)],
      ['a time to come', future],
      ['a text', 'now'],
      ['nothing', null],
    ])('is not released with %s', (_, time) =>
      expectDenied(publish(path, then(entry, time), [id])),
    );

    test('is not released while it stays', async () => {
      await expectDenied(publish(path, then(entry), []));
      await expectDenied(setDoc(doc(as(admin), path), then(entry)));
    });

    test('is not released with what no entry may have', () =>
      expectDenied(publish(path, then({ ...entry, Other: 'x' }), [id])));

    test('is not released as another one', async () => {
      const attempt = publish(`${path}-2`, then(entry), [id]);
      await (isAnywayNew(id) ? expectAllowed(attempt) : expectDenied(attempt));
    });

    test('is released once', async () => {
      await expectAllowed(publish(path, then(entry), [id]));
      await deleteDoc(doc(asOwner(), path));
      const again = publish(path, then(entry), [id]);
      await (isAnywayNew(id) ? expectAllowed(again) : expectDenied(again));
    });

    test('is neither released nor published by who is no admin', async () => {
      await revoke(formerAdmin);
      const denied = OTHERS.map(({ name }) => [name, 'permission-denied']);
      for (const entered of [then(entry), now(entry)]) {
        const attempt = (actor: Actor) => publish(path, entered, [id], actor);
        expect(await outcomesOf(OTHERS, attempt)).toEqual(denied);
      }
    });
  });
});

describe('what no new entry could be', () => {
  test.each([
    ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
    ['video:no', 'videos/no', { ...aVideo(), landingPage: 'no' }],
  ])('is only published after it was unpublished: %s', async (id, path, entry) => {
    await expectDenied(publish(path, now(entry), []));
    await expectDenied(publish(path, now(entry), [id]));
    await seed({ 'unpublished/video:other': unpublished('videos/other', aVideo()) });
    await expectDenied(publish(path, now(entry), [id, 'video:other']));
  });

  test.each([
    ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
    ['video:no', 'videos/no', { ...aVideo(), landingPage: 'no' }],
  ])('is not published out of the trash of drafts: %s', async (id, path, entry) => {
    const trashed = `trash/unpublished:${id}`;
    await seed({ [trashed]: { path: `unpublished/${id}`, entry: unpublished(path, entry) } });
    const batch = () => writeBatch(as(admin)).set(doc(as(admin), path), now(entry));
    await expectDenied(batch().commit());
    await expectDenied(
      batch()
        .delete(doc(as(admin), trashed))
        .commit(),
    );
  });

  test('is refused after it was unpublished, too: a picture of another host', async () => {
    const entry = { ...aMovie(), img: 'https://pictures.example/a.jpg' };
    const path = 'Movies/Upcoming/Movies/moonrise';
    await seed({ 'unpublished/movie:moonrise': unpublished(path, entry, past) });
    await expectDenied(publish(path, now(entry), ['movie:moonrise']));
    await expectDenied(publish(path, then(entry), ['movie:moonrise']));
  });

  test.each(['title', 'description', 'img', 'status'])(
    'is a movie without its %s',
    async (field) => {
      const entry = without(aMovie(), field);
      const path = 'Movies/Upcoming/Movies/moonrise';
      await seed({ 'unpublished/movie:moonrise': unpublished(path, entry, past) });
      await expectDenied(publish(path, then(entry), ['movie:moonrise']));
    },
  );
});

describe('the address of an unpublished movie', () => {
  const path = 'Movies/Upcoming/Movies/moonrise';
  const other = 'Movies/Released/Movies/moonrise';
  const id = 'movie:moonrise';
  beforeEach(() => seed({ [`unpublished/${id}`]: unpublished(path, aMovie(), past) }));

  test('is free for no other movie', async () => {
    await expectDenied(setDoc(doc(as(admin), path), now(aMovie())));
    await expectDenied(setDoc(doc(as(admin), other), now(aMovie())));
    await expectAllowed(setDoc(doc(as(admin), 'Movies/Upcoming/Movies/moonset'), now(aMovie())));
  });

  test.each([
    ['that is published in the other collection', { [other]: stored(aMovie()) }],
    ['that is in the trash', { [`trash/${id}`]: { path, entry: stored(aMovie()) } }],
    ['that was a draft and is in the trash', { [`trash/unpublished:${id}`]: { path } }],
  ])('is not used for a second one %s', async (_, documents) => {
    await seed(documents);
    await expectDenied(publish(path, then(aMovie()), [id]));
    await expectDenied(publish(path, now(aMovie()), [id]));
  });

  test('is not used by the request that puts the draft into the trash', async () => {
    const draft = unpublished(path, aMovie(), past);
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), path), now(aMovie()));
    batch.delete(doc(as(admin), `unpublished/${id}`));
    batch.set(doc(as(admin), `trash/unpublished:${id}`), {
      path: `unpublished/${id}`,
      entry: draft,
      by: 'admin@example.test',
      uid: 'admin',
      deleted: serverTimestamp(),
    });
    await expectDenied(batch.commit());
  });

  test('is free for no movie that comes out of the trash', async () => {
    const entry = stored(aMovie());
    await seed({ [`trash/${id}`]: { path, entry, by: 'admin@example.test', deleted: past } });
    const restore = (alsoDeleted: readonly string[]) => {
      const batch = writeBatch(as(admin));
      batch.set(doc(as(admin), path), entry);
      for (const deleted of [`trash/${id}`, ...alsoDeleted]) batch.delete(doc(as(admin), deleted));
      return batch.commit();
    };
    await expectDenied(restore([]));
    await expectAllowed(restore([`unpublished/${id}`]));
  });
});

describe.each([
  ['video:v', 'videos/v', aVideo()],
  ['image:i', 'images/i', anImage()],
  ['event:e', 'events/e', anEvent()],
])('%s in the trash', (id, path, entry) => {
  test('is not restored beside a draft of it', async () => {
    await seed({
      [`unpublished/${id}`]: unpublished(path, entry),
      [`trash/${id}`]: { path, entry: stored(entry), by: 'admin@example.test', deleted: past },
    });
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), path), stored(entry));
    batch.delete(doc(as(admin), `trash/${id}`));
    await expectDenied(batch.commit());
  });
});
