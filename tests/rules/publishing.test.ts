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
import { expectAllowed, expectDenied, expectOutcome, outcomesOf } from './support/expectations';
import { at, move, testWays, trashOf } from './support/requests';
import { future, past as before } from './support/moments';

loadRules();

/** With a fraction that a JavaScript date cannot have. */
const past = new Timestamp(Math.floor(Date.now() / 1000) - 3600, 123_456_000);
const aMinuteAgo = Timestamp.fromMillis(Date.now() - 60_000);

const unpublished = (path: string, entry: DocumentData, publishAt?: Timestamp): DocumentData => ({
  path,
  entry,
  saved: past,
  ...(publishAt && { publishAt, until: new Date('9999-01-01') }),
});

/** Stores an entry where it belongs and deletes the unpublished one, or others. */
const publish = (path: string, entry: DocumentData, ids: readonly string[], actor?: Actor) =>
  move(
    path,
    entry,
    ids.map((id) => `unpublished/${id}`),
    { actor },
  );

const now = (entry: DocumentData) => ({ ...entry, timestamp: serverTimestamp() });
const then = (entry: DocumentData, timestamp: unknown = past) => ({ ...entry, timestamp });

/** What no new entry could be: an older address, and a video that is not on the landing page. */
const NEVER_NEW = [
  ['movie:Old Movie!', 'Movies/Released/Movies/Old Movie!', aMovie()],
  ['video:no', 'videos/no', { ...aVideo(), landingPage: 'no' }],
] as const;
const DOCUMENTS = [
  ['movie:moonrise', 'Movies/Upcoming/Movies/moonrise', aMovie()],
  ['movie:moonset', 'Movies/Released/Movies/moonset', aMovie()],
  ...NEVER_NEW,
  ['video:v', 'videos/v', aVideo()],
  ['banner:b', 'hero-banners/b', aBanner()],
  ['image:i', 'images/i', anImage()],
  ['event:e', 'events/e', anEvent()],
] as const;

test.each(DOCUMENTS)(
  '%s is published from its draft, with the current or its scheduled time, and in no other way',
  async (id, path, entry) => {
    const put = (document: DocumentData) => publish(path, document, [id]);
    await seed({ [`unpublished/${id}`]: unpublished(path, entry) });
    await expectDenied(publish(path, now(entry), []));
    await expectDenied(put(then(entry)));
    await expectDenied(put(now({ ...entry, Other: 'x' })));
    await expectAllowed(put(now({ ...entry, picture: { alt: 'A boat' } })));
    await deleteDoc(doc(asOwner(), path));
    await seed({ [`unpublished/${id}`]: { ...unpublished(path, entry, past), published: before } });
    await expectDenied(put(then(entry, aMinuteAgo)));
    await expectDenied(put(then({ ...entry, Other: 'x' })));
    await expectAllowed(put(then(entry)));
  },
);

/** One of each of the ways in which the blocks of the kinds differ. */
const DIFFERENT = DOCUMENTS.filter(([, path]) => !/moonset|\/[vie]$/.test(path));

describe.each(DIFFERENT)('%s', (id, path, entry) => {
  const seedDraft = (publishAt?: Timestamp, more: DocumentData = {}) =>
    seed({ [`unpublished/${id}`]: { ...unpublished(path, entry, publishAt), ...more } });
  const put = (document: DocumentData, ids: readonly string[] = [id]) =>
    publish(path, document, ids);
  /** Such a movie may come back from an export, with any time that is past. */
  const outcomeOfNew = /^movie:[a-z]/.test(id) ? 'allowed' : 'permission-denied';

  describe('a draft', () => {
    beforeEach(() => seedDraft());

    testWays('published', {
      allowed: {
        'with the time of the server': () => put(now(entry)),
      },
      refused: {
        'by the deletion of another one': () => put(now(entry), ['video:other']),
        'with a title that is none': () => put(now({ ...entry, title: 7 })),
      },
    });
  });

  describe('a draft that was published', () => {
    beforeEach(() => seedDraft(undefined, { published: before }));

    testWays('published', {
      allowed: {
        'with the time that it had': () => put(then(entry, before)),
        'as of now': () => put(now(entry)),
      },
      refused: {
        'with another time': () => put(then(entry)),
        'without a time': () => put(then(entry, null)),
        'by somebody else': () => publish(path, then(entry, before), [id], user),
      },
    });

    test('is not published with that time as another one', () =>
      expectOutcome(publish(`${path}-2`, then(entry, before), [id]), outcomeOfNew));
  });

  describe('due, after it was published before,', () => {
    beforeEach(() => seedDraft(past, { published: before }));

    testWays('published', {
      allowed: {
        'with the time for which it was scheduled': () => put(then(entry, past)),
        'with the time that it had': () => put(then(entry, before)),
      },
      refused: {
        'with another time': () => put(then(entry, aMinuteAgo)),
        'with a time to come': () => put(then(entry, future)),
        'without a time': () => put(then(entry, null)),
      },
    });
  });

  describe('scheduled', () => {
    beforeEach(() => seedDraft(future));

    testWays('published', {
      allowed: { 'before its time, as of now': () => put(now(entry)) },
      refused: {
        'with its time': () => put(then(entry, future)),
        'with a time that has passed': () => put(then(entry)),
      },
    });
  });

  describe('due', () => {
    beforeEach(() => seedDraft(past));

    testWays('released', {
      allowed: { 'as of now': () => put(now(entry)) },
      refused: {
        'with its time without the fraction': () =>
          put(then(entry, new Timestamp(past.seconds, 0))),
        'with a time to come': () => put(then(entry, future)),
        'with a text for a time': () => put(then(entry, 'now')),
        'without a time': () => put(then(entry, null)),
        'while it stays': () => put(then(entry), []),
      },
    });

    test('cannot be released as another one', () =>
      expectOutcome(publish(`${path}-2`, then(entry), [id]), outcomeOfNew));

    test('is released once', async () => {
      await expectAllowed(put(then(entry)));
      await deleteDoc(doc(asOwner(), path));
      await expectOutcome(put(then(entry)), outcomeOfNew);
    });

    test('cannot be released or published by other users', async () => {
      await revoke(formerAdmin);
      const denied = OTHERS.map(({ name }) => [name, 'permission-denied']);
      for (const entered of [then(entry), now(entry)]) {
        const attempt = (actor: Actor) => publish(path, entered, [id], actor);
        expect(await outcomesOf(OTHERS, attempt)).toEqual(denied);
      }
    });
  });
});

describe.each(NEVER_NEW)('an invalid new entry cannot be published: %s', (id, path, entry) => {
  test('can only be published after it was unpublished', async () => {
    await expectDenied(publish(path, now(entry), []));
    await expectDenied(publish(path, now(entry), [id]));
    await seed({ 'unpublished/video:other': unpublished('videos/other', aVideo()) });
    await expectDenied(publish(path, now(entry), [id, 'video:other']));
  });

  test('cannot be published from the trash of drafts', async () => {
    const trashed = `trash/unpublished:${id}`;
    await seed({ [trashed]: { path: `unpublished/${id}`, entry: unpublished(path, entry) } });
    await expectDenied(setDoc(at(path), now(entry)));
    await expectDenied(move(path, now(entry), trashed));
  });
});

const PATH = 'Movies/Upcoming/Movies/moonrise';
const ID = 'movie:moonrise';

test.each<readonly [string, DocumentData]>([
  ['with a picture of another host', { ...aMovie(), img: 'https://pictures.example/a.jpg' }],
  ...['title', 'description', 'img', 'status'].map(
    (field) => [`without its ${field}`, without(aMovie(), field)] as const,
  ),
])(
  'an entry that was published before is published again %s, and no other entry',
  async (_, entry) => {
    await seed({ [`unpublished/${ID}`]: unpublished(PATH, aMovie(), past) });
    await expectDenied(publish(PATH, now(entry), [ID]));
    await seed({ [`unpublished/${ID}`]: unpublished(PATH, entry, past) });
    await expectAllowed(publish(PATH, now(entry), [ID]));
  },
);

describe('the address of an unpublished movie', () => {
  const other = 'Movies/Released/Movies/moonrise';
  beforeEach(() => seed({ [`unpublished/${ID}`]: unpublished(PATH, aMovie(), past) }));

  test('cannot be used by another movie', async () => {
    await expectDenied(setDoc(at(PATH), now(aMovie())));
    await expectDenied(setDoc(at(other), now(aMovie())));
    await expectAllowed(setDoc(at('Movies/Upcoming/Movies/moonset'), now(aMovie())));
  });

  test.each([
    ['that is published in the other collection', { [other]: stored(aMovie()) }],
    ['that is in the trash', { [`trash/${ID}`]: { path: PATH, entry: stored(aMovie()) } }],
    ['that was a draft and is in the trash', { [`trash/unpublished:${ID}`]: { path: PATH } }],
  ])('cannot be used for a second one %s', async (_, documents) => {
    await seed(documents);
    await expectDenied(publish(PATH, then(aMovie()), [ID]));
    await expectDenied(publish(PATH, now(aMovie()), [ID]));
  });

  test('cannot be used in the request that moves the draft to the trash', () => {
    const trash = trashOf(`unpublished/${ID}`, unpublished(PATH, aMovie(), past));
    const batch = writeBatch(as(admin)).set(at(PATH), now(aMovie()));
    batch.delete(at(`unpublished/${ID}`)).set(at(`trash/unpublished:${ID}`), trash);
    return expectDenied(batch.commit());
  });

  test('cannot be used by a movie that is restored from the trash', async () => {
    const entry = stored(aMovie());
    await seed({ [`trash/${ID}`]: trashOf(PATH, entry, { deleted: past }) });
    await expectDenied(move(PATH, entry, `trash/${ID}`));
    await expectAllowed(move(PATH, entry, [`trash/${ID}`, `unpublished/${ID}`]));
  });
});

test.each([
  ['video:v', 'videos/v', aVideo()],
  ['image:i', 'images/i', anImage()],
  ['event:e', 'events/e', anEvent()],
])('%s cannot be restored beside its draft', async (id, path, entry) => {
  await seed({
    [`unpublished/${id}`]: unpublished(path, entry),
    [`trash/${id}`]: trashOf(path, stored(entry), { deleted: past }),
  });
  await expectDenied(move(path, stored(entry), `trash/${id}`));
});
