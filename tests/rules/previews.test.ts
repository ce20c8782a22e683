// product 29.30.
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, formerAdmin, OTHERS, visitor } from './support/actors';
import { aMovie, aVideo, without } from './support/builders';
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, expectOutcome } from './support/expectations';

loadRules();

const DAY_MS = 86_400_000;
const LINK = 'AbcdefghijklmnopqrstU_-0';
const DRAFT = 'movie:moonrise';
const PATH = 'Movies/Upcoming/Movies/moonrise';
const ago = (days: number, ms = 0) => Timestamp.fromMillis(Date.now() - days * DAY_MS - ms);
const entry = aMovie();

const draft = { path: PATH, entry, saved: ago(1) };
const link = (more: DocumentData = {}): DocumentData => ({
  draft: DRAFT,
  path: PATH,
  entry,
  made: ago(1),
  days: 7,
  ...more,
});
const fresh = (more: DocumentData = {}) => link({ made: serverTimestamp(), ...more });

const at = (id = LINK, actor: Actor = admin) => doc(as(actor), `previews/${id}`);
const read = (actor: Actor, id = LINK) => getDoc(at(id, actor));
const make = (data: DocumentData, id = LINK, actor: Actor = admin) => setDoc(at(id, actor), data);

beforeEach(async () => {
  await seed({ [`unpublished/${DRAFT}`]: draft });
  await revoke(formerAdmin);
});

describe('a link that is open', () => {
  beforeEach(() => seed({ [`previews/${LINK}`]: link() }));

  test.each([...OTHERS, admin])('$name reads it by its id', async (actor) => {
    const document = await read(actor);
    expect(document.get('entry')).toEqual(entry);
  });

  test.each(OTHERS)('$name cannot find it', async (actor) => {
    const links = collection(as(actor), 'previews');
    await expectDenied(getDocs(query(links, limit(1))));
    await expectDenied(getDocs(query(links, where('draft', '==', DRAFT), limit(1))));
    await expectDenied(getDocs(query(links, where('__name__', '==', LINK), limit(1))));
  });

  test('does not allow reading the draft itself', async () => {
    await expectDenied(getDoc(doc(as(visitor), `unpublished/${DRAFT}`)));
  });

  test('an admin lists the links of a draft, and ends one', async () => {
    const links = query(collection(as(admin), 'previews'), where('draft', '==', DRAFT));
    expect((await getDocs(links)).docs.map(({ id }) => id)).toEqual([LINK]);
    await expectAllowed(deleteDoc(at()));
    await expectDenied(read(visitor));
  });

  test.each([
    ['its days', { days: 30 }],
    ['when it was made', { made: serverTimestamp() }],
    ['what it shows', { 'entry.title': 'Other' }],
    ['its draft', { draft: deleteField() }],
  ])('an admin cannot change %s', (_, change) => expectDenied(updateDoc(at(), change)));

  test.each([
    ['while its time has not come', ago(-1), 'allowed'],
    ['but not from its time on', ago(0, 60_000), 'permission-denied'],
  ])('of a scheduled entry can be read, %s', async (_, publishAt, outcome) => {
    await seed({ [`unpublished/${DRAFT}`]: { ...draft, publishAt } });
    await expectOutcome(read(visitor), outcome);
  });

  test('ends when the draft is published or deleted', async () => {
    await deleteDoc(doc(as(admin), `unpublished/${DRAFT}`));
    await expectDenied(read(visitor));
  });
});

test('a link ends after its days, to the minute', async () => {
  const MINUTE_MS = 60_000;
  await seed({
    'previews/over-over-over-over-over': link({ made: ago(7, MINUTE_MS), days: 7 }),
    'previews/open-open-open-open-open': link({ made: ago(7, -MINUTE_MS), days: 7 }),
    'previews/long-over-long-over-long': link({ made: ago(30, MINUTE_MS), days: 30 }),
  });
  await expectDenied(read(visitor, 'over-over-over-over-over'));
  await expectDenied(read(visitor, 'long-over-long-over-long'));
  await expectAllowed(read(visitor, 'open-open-open-open-open'));
  // Not for an admin either: there is nothing that only they would see.
  await expectDenied(read(admin, 'over-over-over-over-over'));
});

test('a link that never existed is refused like an ended one', () => expectDenied(read(visitor)));

describe('creating a link', () => {
  test('an admin creates a link to the draft as it is', async () => {
    await expectAllowed(make(fresh()));
    await expectAllowed(read(visitor));
  });

  test.each(OTHERS)('$name cannot create one', (actor) => expectDenied(make(fresh(), LINK, actor)));

  test.each([1, 7, 30])('for %i days', (days) => expectAllowed(make(fresh({ days }))));

  test.each<[string, DocumentData]>([
    ['for longer than 30 days', { days: 31 }],
    ['for no day', { days: 0 }],
    ['for a part of a day', { days: 0.5 }],
    ['for days in words', { days: '7' }],
    ['that was made earlier', { made: ago(1) }],
    ['that is made later', { made: ago(-1) }],
    ['with another content', { entry: { ...entry, title: 'Other' } }],
    ['with more content', { entry: { ...entry, secret: 'x' } }],
    ['with another path', { path: 'Movies/Released/Movies/moonrise' }],
    ['of a draft that is not there', { draft: 'movie:none' }],
    ['with the name of who made it', { by: 'admin@example.test' }],
    ['with a time of publication', { publishAt: ago(-1) }],
    ['with another field', { Other: 'x' }],
  ])('one %s is refused', (_, more) => expectDenied(make(fresh(more))));

  test.each(['draft', 'path', 'entry', 'made', 'days'])('one without %s is refused', (field) =>
    expectDenied(make(without(fresh(), field))),
  );

  test.each([
    'short',
    'abcdefghijklmnopqrstuvw',
    'abcdefghijklmnopqrstuvwxy',
    'abcdefghijklmnopqrstuvw.',
    'moonrise moonrise moonri',
  ])('a link with the guessable id "%s" is refused', (id) => expectDenied(make(fresh(), id)));

  test('a link to a draft of the same request is refused', async () => {
    const [path, added] = ['videos/new', doc(as(admin), 'unpublished/video:new')];
    const data = { path, entry: aVideo(), saved: serverTimestamp() };
    const batch = writeBatch(as(admin));
    batch.set(added, data);
    batch.set(at(), fresh({ draft: 'video:new', path, entry: aVideo() }));
    await expectDenied(batch.commit());
    await expectAllowed(setDoc(added, data));
  });

  test('a link to an entry whose time has come is refused', async () => {
    for (const ms of [60_000, 100]) {
      await seed({ [`unpublished/${DRAFT}`]: { ...draft, publishAt: ago(0, ms) } });
      await expectDenied(make(fresh()));
    }
    await seed({ [`unpublished/${DRAFT}`]: { ...draft, publishAt: ago(-1) } });
    await expectAllowed(make(fresh()));
  });

  test('a published entry has no link', async () => {
    await seed({ 'videos/v': aVideo() });
    await expectDenied(make(fresh({ draft: 'video:v', path: 'videos/v', entry: aVideo() })));
  });

  test('an existing link cannot be replaced', async () => {
    await expectAllowed(make(fresh({ days: 1 })));
    await expectDenied(make(fresh({ days: 30 })));
  });
});
