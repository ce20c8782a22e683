import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  FieldPath,
  getDoc,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, admin, formerAdmin, namedUser, secondAdmin, user } from './support/actors';
import {
  aBanner,
  aMovie,
  anAnnouncement,
  anEvent,
  anImage,
  aVideo,
  stored,
  without,
} from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { at } from './support/requests';
import { editOf, record, REVISION, revisionOf } from './support/revisions';
import { isInMalayalam } from '../support/translations';
import { daysAgo } from './support/moments';

loadRules();

const KEY = 'item_1767322800000';
const OTHER_KEY = 'item_1767322800001';
const ANNOUNCEMENTS = 'Movies/Announcements';
const SETTINGS = 'site/settings';
const NAMES = 'site/names_ml';

/** As of an older site: nothing new could be like this. */
const aged = (data: DocumentData) => stored({ ...data, Other: '<b>', list: [1, null], rate: 2.5 });

/** Writes a revision together with an edit of a document. */
function edit(path: string, change: DocumentData, revision: DocumentData, actor: Actor = admin) {
  const batch = writeBatch(as(actor));
  batch.set(at(path, actor), change, { merge: true });
  return record(revision, actor, batch).commit();
}

const title = { title: 'Ebb' };

/** Names, in a site that has them. */
const IN_MALAYALAM: readonly (readonly [string, DocumentData, DocumentData])[] = isInMalayalam
  ? [[NAMES, { genre: 'Drama\tA' }, { genre: 'Drama\tB' }]]
  : [];

const CASES: readonly (readonly [path: string, before: DocumentData, change: DocumentData])[] = [
  ['Movies/Upcoming/Movies/moonrise', aged(aMovie()), title],
  ['Movies/Released/Movies/moonrise', aged(aMovie()), title],
  ['videos/v', aged(aVideo()), title],
  ['hero-banners/b', aged(aBanner()), title],
  ['images/i', aged(anImage()), title],
  ['events/e', aged(anEvent()), title],
  ['sets/kochi/images/i', aged(anImage()), title],
  [SETTINGS, { phone: '1' }, { phone: '2', edited: serverTimestamp() }],
  ...IN_MALAYALAM,
];

test.each(CASES)(
  'a change of %s has a revision, by whichever admin',
  async (path, before, change) => {
    await seed({ [path]: before });
    const revision = revisionOf(path, before);
    await expectAllowed(edit(path, change, revision));
    const now = (await getDoc(doc(asOwner(), path))).data() ?? {};
    const signed = { by: 'second@example.test', uid: 'second-admin', files: 'kept' };
    const again = revisionOf(path, now, signed);
    const back = { ...before, ...(path === SETTINGS && { edited: serverTimestamp() }) };
    const batch = writeBatch(as(secondAdmin));
    batch.set(at(path, secondAdmin), back);
    batch.set(at('revisions/second', secondAdmin), again);
    batch.set(at(editOf(again), secondAdmin), { revision: 'second' });
    await expectAllowed(batch.commit());
  },
);

/** One function checks the revisions of all of them; only the settings may have none before. */
const TWO = CASES.filter(([path]) => ['videos/v', SETTINGS].includes(path));

describe.each(TWO)('a change of %s', (path, before, change) => {
  const revision = revisionOf(path, before);
  beforeEach(() => seed({ [path]: before }));

  test.each([
    ['of other content', { ...revision, before: { ...before, title: 'Other', phone: '3' } }],
    ['of less content', { ...revision, before: without(before, Object.keys(before)[0] ?? '') }],
    ['of another time of the entry', { ...revision, before: { ...before, timestamp: daysAgo(9) } }],
    ['of the new content', { ...revision, before: { ...before, ...change } }],
    ['of a field', { ...revision, key: Object.keys(before)[0] }],
    ['at another time', { ...revision, at: daysAgo(1) }],
    ['with files that are gone', { ...revision, files: 'deleted' }],
    ['with files in another state', { ...revision, files: 'Other' }],
    ['with an unknown field', { ...revision, Other: 'x' }],
    ['without its content', without(revision, 'before')],
    ['without a time', without(revision, 'at')],
    ['without an account', without(revision, 'uid')],
  ])('has none %s', (_, forged) => expectDenied(edit(path, change, forged)));

  test('cannot be stored without the change', () => expectDenied(record(revision).commit()));

  test('cannot be stored without the role', async () => {
    const byUser = { ...revision, by: 'user@example.test', uid: 'user' };
    await expectDenied(edit(path, change, byUser, namedUser));
    await revoke(formerAdmin);
    await expectDenied(edit(path, change, byUser, formerAdmin));
  });

  test('is stored for each request', async () => {
    const twice = () => {
      const batch = record(revision).set(at(path), change, { merge: true });
      return batch.set(at('revisions/copy'), revision);
    };
    await expectDenied(twice().commit());
    const other = { ...revision, path: 'videos/other' };
    await expectDenied(
      twice()
        .set(at(editOf(other)), { revision: 'copy' })
        .commit(),
    );
    await expectAllowed(edit(path, change, revision));
  });

  test('cannot be stored without a note as the last one', async () => {
    const batch = () => writeBatch(as(admin)).set(at(path), change, { merge: true });
    await expectDenied(batch().set(at(REVISION), revision).commit());
    const noted = (note: DocumentData) =>
      batch()
        .set(at(REVISION), revision)
        .set(at(editOf(revision)), note)
        .commit();
    await expectDenied(noted({ revision: 'other' }));
    await expectDenied(noted({ revision: 'r', Other: 'x' }));
    await expectAllowed(noted({ revision: 'r' }));
  });
});

test('a deletion has no revision', async () => {
  await seed({ 'videos/v': aged(aVideo()) });
  const batch = writeBatch(as(admin));
  batch.delete(at('videos/v'));
  await expectDenied(record(revisionOf('videos/v', aged(aVideo())), admin, batch).commit());
});

test('an unpublished entry has no revision without a change', async () => {
  const path = 'unpublished/movie:moonrise';
  const before = { path: 'Movies/Upcoming/Movies/moonrise', entry: aMovie() };
  await seed({ [path]: before });
  await expectDenied(record(revisionOf(path, before)).commit());
});

describe('the first change of the settings', () => {
  const change = { phone: '2', edited: serverTimestamp() };

  test('has an empty revision, and no other', async () => {
    await expectDenied(record(revisionOf(SETTINGS, {})).commit());
    await expectDenied(edit(SETTINGS, change, revisionOf(SETTINGS, { phone: '1' })));
    await expectDenied(edit(SETTINGS, change, revisionOf(SETTINGS, {}, { key: 'phone' })));
    await expectAllowed(edit(SETTINGS, change, revisionOf(SETTINGS, {})));
  });

  test('has an empty revision only once', async () => {
    await seed({ [SETTINGS]: { phone: '1' } });
    await expectDenied(edit(SETTINGS, change, revisionOf(SETTINGS, {})));
  });
});

test('a change of another document’s field has no empty revision', async () => {
  await seed({ [SETTINGS]: { phone: '1' } });
  const change = { phone: '2', edited: serverTimestamp() };
  await expectDenied(
    edit(SETTINGS, change, { ...revisionOf(SETTINGS, {}), key: 'phone', before: '1' }),
  );
  await expectAllowed(edit(SETTINGS, change, revisionOf(SETTINGS, { phone: '1' })));
});

test('a new entry has no empty revision', async () => {
  const batch = writeBatch(as(admin));
  batch.set(at('hero-banners/b'), aBanner());
  await expectDenied(record(revisionOf('hero-banners/b', {}), admin, batch).commit());
});

describe('a change of an announcement', () => {
  const other = anAnnouncement();
  const before = { title: 'Kadal', img: 'x', Other: '<b>' };
  const revision = revisionOf(ANNOUNCEMENTS, before, { key: KEY });
  const item = { ...anAnnouncement(), Other: '<b>', edited: serverTimestamp() };
  beforeEach(() => seed({ [ANNOUNCEMENTS]: { [KEY]: before, [OTHER_KEY]: other } }));

  function change(document: DocumentData, fields: DocumentData | null = item, key = KEY) {
    const batch = writeBatch(as(admin));
    batch.update(at(ANNOUNCEMENTS), new FieldPath(key), fields ?? deleteField());
    return record(document, admin, batch).commit();
  }

  test('has a revision', () => expectAllowed(change(revision)));

  test.each([
    ['of other content', { ...revision, before: { ...before, title: 'Other' } }],
    ['of another one', { ...revision, key: OTHER_KEY }],
    ['of another one, word for word', { ...revision, key: OTHER_KEY, before: other }],
    [
      'of all announcements',
      { ...without(revision, 'key'), before: { [KEY]: before, [OTHER_KEY]: other } },
    ],
    ['of one that is not there', { ...revision, key: 'item_1767322800002' }],
    ['by somebody else', { ...revision, by: 'second@example.test' }],
  ])('has none %s', (_, forged) => expectDenied(change(forged)));

  test('has no revision without the change', () => expectDenied(record(revision).commit()));

  test('has no revision if it is the deletion', () => expectDenied(change(revision, null)));
});

test('a document that is not an entry has no revisions', async () => {
  const message = { ...stored({ name: 'Anu' }), status: 'new' };
  await seed({ 'contactMessages/c': message, 'trash/video:v': { path: 'videos/v', entry: {} } });
  const viewed = { status: 'viewed' };
  await expectAllowed(updateDoc(at('contactMessages/c'), { status: 'spam' }));
  const spam = { ...message, status: 'spam' };
  await expectDenied(edit('contactMessages/c', viewed, revisionOf('contactMessages/c', spam)));
  const trash = { path: 'videos/v', entry: {} };
  await expectDenied(
    edit('trash/video:v', { purge: 'chosen' }, revisionOf('trash/video:v', trash)),
  );
});

describe('a stored revision', () => {
  const revision = (age: number, fields: DocumentData = {}) =>
    revisionOf('videos/v', aVideo(), { at: daysAgo(age), ...fields });

  test.each([
    ['its content', { before: {} }],
    ['its author', { by: 'second@example.test' }],
    ['its time', { at: serverTimestamp() }],
    ['its entry', { path: 'videos/w' }],
    ['anything', { Other: 'x' }],
    ['anything beside the mark', { files: 'expired', Other: 'x' }],
  ])('never changes %s', async (_, change) => {
    await seed({ [REVISION]: revision(401, { files: 'kept' }) });
    await expectDenied(updateDoc(at(REVISION), change));
  });

  test('keeps its files for thirty days', async () => {
    await seed({ [REVISION]: revision(29.9, { files: 'kept' }) });
    await expectDenied(updateDoc(at(REVISION), { files: 'expired' }));
    await seed({ [REVISION]: revision(30.1, { files: 'kept' }) });
    await expectAllowed(updateDoc(at(REVISION), { files: 'expired' }));
  });

  test.each([
    ['kept', 'deleted', false],
    ['kept', 'Other', false],
    ['expired', 'deleted', true],
    ['expired', 'kept', false],
    ['expired', 'Other', false],
    ['deleted', 'kept', false],
    ['deleted', 'expired', false],
    ['Other', 'expired', false],
    ['Other', 'deleted', false],
    [undefined, 'expired', false],
    [undefined, 'deleted', false],
  ])('marks its files, once %s, as %s: %s', async (files, mark, allowed) => {
    await seed({ [REVISION]: revision(31, files ? { files } : {}) });
    const attempt = updateDoc(at(REVISION), { files: mark });
    await (allowed ? expectAllowed(attempt) : expectDenied(attempt));
  });

  test('is marked by administrators only', async () => {
    await seed({ [REVISION]: revision(31, { files: 'kept' }) });
    await revoke(formerAdmin);
    for (const actor of [user, formerAdmin]) {
      await expectDenied(updateDoc(at(REVISION, actor), { files: 'expired' }));
    }
    await expectAllowed(updateDoc(at(REVISION, secondAdmin), { files: 'expired' }));
  });

  test('is deleted after 400 days', async () => {
    await seed({ [REVISION]: revision(399.9) });
    await expectDenied(deleteDoc(at(REVISION)));
    await seed({ [REVISION]: revision(400.1) });
    await expectDenied(deleteDoc(at(REVISION, user)));
    await expectAllowed(deleteDoc(at(REVISION)));
  });

  test('that another admin has deleted is not found', async () => {
    await expectNotFound(updateDoc(at(REVISION), { files: 'expired' }));
    await expectAllowed(deleteDoc(at(REVISION)));
    expect((await getDoc(at(REVISION))).exists()).toBe(false);
  });
});
