// product 6.1, 20.3.
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  FieldPath,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, visitor } from './support/actors';
import { add, full, key, list, NEW, PATH, storedKeys } from './support/announcements';
import { anAnnouncement } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { inHours } from './support/moments';
import { recordOf } from './support/records';
import { at, saved, trashOf } from './support/requests';
import { record, revisionOf } from './support/revisions';

loadRules();

const small = (count: number) =>
  Object.fromEntries(Object.keys(full(count)).map((name) => [name, anAnnouncement()]));
const OLD = [1000, 1001, 1002, 1003, 1004].map(key);
const [OLDEST = '', SECOND = ''] = OLD;
const archiveAt = (name: string) => `${PATH}/Archive/${name}`;
const timeOf = (name: string) => Timestamp.fromMillis(Number(name.slice(5)));
const archived = (name: string, entry: DocumentData = anAnnouncement()) => ({
  entry,
  at: timeOf(name),
});

/** A request that adds an announcement, and moves others to the archive: `moves` of what is removed. */
function addition(
  removed: readonly string[],
  moves = removed,
  item: DocumentData = anAnnouncement(),
) {
  const batch = writeBatch(as(admin));
  batch.set(
    list(),
    { [NEW]: item, ...Object.fromEntries(removed.map((name) => [name, deleteField()])) },
    { merge: true },
  );
  for (const name of moves) batch.set(at(archiveAt(name)), archived(name));
  return batch;
}

describe('an announcement that is added to a full document', () => {
  beforeEach(() => seed({ [PATH]: small(100) }));

  test('moves the oldest to the archive in the same request', async () => {
    await expectDenied(add(NEW, anAnnouncement()));
    await expectAllowed(addition([OLDEST]).commit());
    expect(await storedKeys()).not.toContain(OLDEST);
  });

  test('moves at most four', async () => {
    await expectDenied(addition(OLD).commit());
    await expectAllowed(addition(OLD.slice(0, 4)).commit());
  });

  test('removes only entries that are then in the archive', async () => {
    await expectDenied(addition([OLDEST], []).commit());
    await expectDenied(addition([OLDEST, SECOND], [OLDEST]).commit());
    await expectDenied(addition(OLD.slice(0, 3), OLD.slice(0, 2)).commit());
    await expectDenied(addition(OLD.slice(0, 4), OLD.slice(0, 3)).commit());
  });

  test('has to be valid', () =>
    expectDenied(addition([OLDEST], [OLDEST], { ...anAnnouncement(), title: '' }).commit()));

  test('changes no other entry', () =>
    expectDenied(
      addition([OLDEST])
        .update(list(), { [`${SECOND}.title`]: 'x' })
        .commit(),
    ));
});

test('a longer document becomes shorter by an addition that moves others', async () => {
  await seed({ [PATH]: small(130) });
  await expectDenied(add(NEW, anAnnouncement()));
  await expectAllowed(addition(OLD.slice(0, 4)).commit());
  expect(await storedKeys()).toHaveLength(127);
});

describe('an archived entry', () => {
  beforeEach(() => seed({ [PATH]: small(100) }));
  const move = (data: DocumentData, name = OLDEST) =>
    addition([OLDEST], [])
      .set(at(archiveAt(name)), data)
      .commit();

  test('equals the entry in the document, with its time', async () => {
    await expectDenied(move(archived(OLDEST, { ...anAnnouncement(), title: 'x' })));
    await expectDenied(move({ ...archived(OLDEST), at: timeOf(SECOND) }));
    await expectDenied(move({ ...archived(OLDEST), more: 1 }));
    await expectDenied(move({ entry: anAnnouncement() }));
    await expectDenied(move(archived(OLDEST), key(1)));
    await expectAllowed(move(archived(OLDEST)));
  });

  test('is removed from the document', async () => {
    const batch = writeBatch(as(admin));
    await expectDenied(batch.set(at(archiveAt(OLDEST)), archived(OLDEST)).commit());
  });

  test('may have a key that contains no time', async () => {
    await seed({ [PATH]: { ...small(99), welcome: anAnnouncement() } });
    const batch = addition(['welcome'], []);
    batch.set(at(archiveAt('welcome')), { entry: anAnnouncement(), at: Timestamp.fromMillis(0) });
    await expectAllowed(batch.commit());
  });

  test('is not moved to the trash as well', () =>
    expectDenied(
      addition([OLDEST])
        .set(at(`trash/announcement:${OLDEST}`), {
          ...trashOf(PATH, anAnnouncement()),
          key: OLDEST,
        })
        .commit(),
    ));
});

describe('an entry in the archive', () => {
  const stored = archived(SECOND);
  beforeEach(() => seed({ [PATH]: { [NEW]: anAnnouncement() }, [archiveAt(SECOND)]: stored }));
  const ref = () => at(archiveAt(SECOND));
  const changed = (fields: DocumentData) => ({
    entry: { ...anAnnouncement(), edited: serverTimestamp(), ...fields },
  });

  test('is edited like the others, with its revision', async () => {
    await expectAllowed(
      record(revisionOf(PATH, anAnnouncement(), { key: SECOND }))
        .update(ref(), changed({ title: 'x' }))
        .commit(),
    );
    await expectDenied(updateDoc(ref(), changed({ title: '' })));
    await expectDenied(updateDoc(ref(), { 'entry.title': 'y' }));
    await expectDenied(updateDoc(ref(), { at: Timestamp.now() }));
    await expectDenied(
      record(revisionOf(PATH, { title: 'other' }, { key: SECOND }))
        .update(ref(), changed({ title: 'z' }))
        .commit(),
    );
  });

  test('is the only one with its key', async () => {
    await seed({ [PATH]: {} });
    await expectDenied(add(SECOND, anAnnouncement()));
    await expectAllowed(deleteDoc(ref()));
    await expectAllowed(add(SECOND, anAnnouncement()));
  });

  test('goes to the trash unchanged, and is restored to the document', async () => {
    const trash = at(`trash/announcement:${SECOND}`);
    const inTrash = (entry: DocumentData) => ({ ...trashOf(PATH, entry), key: SECOND });
    const deletion = (entry: DocumentData) => writeBatch(as(admin)).set(trash, inTrash(entry));
    await expectDenied(deletion(anAnnouncement()).commit());
    await expectDenied(deletion({ title: 'x' }).delete(ref()).commit());
    await expectAllowed(
      deletion(anAnnouncement())
        .delete(ref())
        .set(at('deeds/d'), recordOf('deleted', PATH, { key: SECOND }))
        .commit(),
    );
    await expectAllowed(
      writeBatch(as(admin))
        .set(list(), { [SECOND]: anAnnouncement() }, { merge: true })
        .delete(trash)
        .set(at('deeds/e'), recordOf('restored', PATH, { key: SECOND }))
        .commit(),
    );
  });

  test('is listed by pages, and by administrators without a limit', async () => {
    const all = (actor: Actor) => collection(as(actor), `${PATH}/Archive`);
    await expectAllowed(getDocs(query(all(visitor), limit(50))));
    await expectDenied(getDocs(query(all(visitor), limit(51))));
    await expectAllowed(getDocs(all(admin)));
  });

  test('that was deleted is not found', async () => {
    await expectAllowed(deleteDoc(ref()));
    await expectNotFound(updateDoc(ref(), changed({ title: 'x' })));
  });

  test('gets an end when it leaves the archive', async () => {
    const end = () => {
      const times = { publishAt: timeOf(SECOND), until: inHours(1) };
      const draft = saved(PATH, anAnnouncement(), times);
      return writeBatch(as(admin)).set(at(`unpublished/announcement:${SECOND}`), draft);
    };
    await expectDenied(end().commit());
    await expectAllowed(end().delete(ref()).commit());
  });

  test('is not recorded as deleted when it is archived', async () => {
    await seed({ [PATH]: small(100) });
    const deleted = recordOf('deleted', PATH, { key: OLDEST });
    await expectDenied(addition([OLDEST]).set(at('deeds/d'), deleted).commit());
  });

  test('becomes a draft', () =>
    expectAllowed(
      writeBatch(as(admin))
        .set(at('unpublished/announcement:d'), saved(PATH, anAnnouncement()))
        .set(at('edits/unpublished:announcement:d'), { from: SECOND })
        .delete(ref())
        .commit(),
    ));

  test('has a next version, which replaces it', async () => {
    const next = at(`unpublished/announcement:next:${SECOND}`);
    const entry = { ...anAnnouncement(), title: 'Next' };
    const version = (base: DocumentData) => saved(PATH, entry, { base });
    await expectDenied(
      writeBatch(as(admin))
        .set(next, version({ title: 'x' }))
        .commit(),
    );
    await expectAllowed(writeBatch(as(admin)).set(next, version(anAnnouncement())).commit());
    await expectAllowed(
      writeBatch(as(admin))
        .delete(next)
        .update(ref(), changed({ title: 'Next' }))
        .commit(),
    );
  });
});

test('an announcement whose key cannot be the id of a document can become a draft', async () => {
  await seed({ [PATH]: { 'a/b': anAnnouncement() } });
  await expectAllowed(
    writeBatch(as(admin))
      .set(at('unpublished/announcement:d'), saved(PATH, anAnnouncement()))
      .set(at('edits/unpublished:announcement:d'), { from: 'a/b' })
      .update(list(), new FieldPath('a/b'), deleteField())
      .set(at('deeds/d'), recordOf('unpublished', PATH, { key: 'a/b' }))
      .commit(),
  );
});

test('the numbers of the years are written by administrators', async () => {
  const years = doc(as(admin), 'site/archive');
  await expectAllowed(writeBatch(as(admin)).set(years, { 2020: 1 }).commit());
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`y${n}`, 1]));
  await expectDenied(writeBatch(as(admin)).set(years, many).commit());
});
