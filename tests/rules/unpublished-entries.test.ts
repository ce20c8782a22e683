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
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { admin, secondAdmin, user } from './support/actors';
import {
  anAnnouncement,
  aPicture,
  aVideo,
  clientClock,
  stored,
  text,
  without,
} from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, outcomesByName } from './support/expectations';
import { DOCUMENTS, ONE_OF_EACH } from './support/kinds';
import { at, draftAt, move, saved } from './support/requests';
import { future } from './support/moments';

loadRules();

const ANNOUNCEMENTS = 'Movies/Announcements';
const KEY = 'item_1767322800000';

/** As deep as a document can be: moved to the trash it would be too deep. */
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { x: nested(depth - 1) });

const KINDS = ONE_OF_EACH.map((one) => [one.id, one] as const);

describe.each(KINDS)('%s', (id, one) => {
  const { path, least: entry, full, other, required, optional } = one;
  const REFUSED: Readonly<Record<string, DocumentData>> = {
    'an unknown field': { Other: 'x' },
    'a number that is none': { title: NaN },
    'a number that is none within': { picture: { ...aPicture(), width: NaN } },
    'a deep value': { title: nested(17) },
    'a deep value within': { picture: { ...aPicture(), sizes: nested(16) } },
    'a title that is too long': { title: text(151) },
    'a time of its own': { timestamp: serverTimestamp() },
    'a time of an edit': { edited: clientClock() },
  };

  test('is saved with every field, and edited', async () => {
    await expectAllowed(setDoc(draftAt(id), saved(path, full)));
    await expectAllowed(updateDoc(draftAt(id), { entry: other, saved: serverTimestamp() }));
  });

  test('can neither be saved nor edited with invalid fields', async () => {
    const save = (more: DocumentData) => setDoc(draftAt(id), saved(path, { ...entry, ...more }));
    const refused = Object.fromEntries(
      Object.keys(REFUSED).map((name) => [name, 'permission-denied']),
    );
    expect(await outcomesByName(REFUSED, save)).toEqual(refused);
    await seed({ [draftAt(id).path]: saved(path, entry) });
    const edit = (more: DocumentData) =>
      updateDoc(draftAt(id), { entry: { ...entry, ...more }, saved: serverTimestamp() });
    expect(await outcomesByName(REFUSED, edit)).toEqual(refused);
  });

  test.each(required)(
    'is scheduled unchanged, and edited in another field, if an older one has no %s',
    async (field) => {
      await seed({ [draftAt(id).path]: saved(path, without(entry, field)) });
      const scheduled = { publishAt: future, until: NO_END, saved: serverTimestamp() };
      await expectAllowed(updateDoc(draftAt(id), scheduled));
      const name = optional.at(-1) ?? '';
      const edited = { [`entry.${name}`]: full[name], saved: serverTimestamp() };
      await expectAllowed(updateDoc(draftAt(id), edited));
    },
  );

  test.each(required)('is not saved without %s', async (field) => {
    await expectDenied(setDoc(draftAt(id), saved(path, without(entry, field))));
    await seed({ [draftAt(id).path]: saved(path, entry) });
    const edited = { [`entry.${field}`]: deleteField(), saved: serverTimestamp() };
    await expectDenied(updateDoc(draftAt(id), edited));
  });
});

describe.each(DOCUMENTS.map((one) => [one.id, one] as const))(
  'an older %s that would be invalid as a new one',
  (id, { path, least: entry, full, optional }) => {
    const old = { ...entry, Other: '<b>', list: [1, null], edited: 'once' };
    const unpublish = (content: DocumentData) =>
      move(`unpublished/${id}`, saved(path, content), path);

    test('is unpublished unchanged, without its times', async () => {
      await seed({ [path]: stored(old) });
      const { edited: _, ...content } = old;
      await expectDenied(unpublish({ ...content, list: [2] }));
      await expectDenied(unpublish(without(content, 'list')));
      await expectDenied(unpublish({ ...content, more: 'x' }));
      await expectAllowed(unpublish(content));
    });

    test('cannot be saved if it was neither published nor deleted', async () => {
      const inTrash = at(`trash/unpublished:${id}`);
      await seed({
        [path]: stored({ ...old, list: [2] }),
        [inTrash.path]: { path: draftAt(id).path, entry: saved(path, { ...old, list: [3] }) },
      });
      const { edited: _, ...content } = old;
      await expectDenied(move(`unpublished/${id}`, saved(path, content), [path, inTrash.path]));
    });

    test('can be edited in one field, but in no other invalid field', async () => {
      await seed({ [draftAt(id).path]: saved(path, old) });
      const edit = (change: DocumentData) =>
        updateDoc(draftAt(id), { ...change, saved: serverTimestamp() });
      const [name = ''] = optional;
      await expectAllowed(edit({ [`entry.${name}`]: full[name] }));
      await expectDenied(edit({ 'entry.list': [2] }));
    });
  },
);

describe('an announcement', () => {
  const old = { ...anAnnouncement(), Other: '<b>' };
  const other = { ...anAnnouncement(), Other: 'of another' };

  test('of an older site is unpublished unchanged', async () => {
    await seed({ [ANNOUNCEMENTS]: { [KEY]: { ...old, edited: clientClock() }, item_1: other } });
    const unpublish = (entry: DocumentData) =>
      writeBatch(as(admin))
        .set(draftAt(`announcement:${KEY}`), saved(ANNOUNCEMENTS, entry))
        .update(at(ANNOUNCEMENTS), { [KEY]: deleteField() })
        .commit();
    await expectDenied(unpublish({ ...old, Other: 'x' }));
    await expectDenied(unpublish(other));
    await expectAllowed(unpublish(old));
  });

  describe('for the time of a published one', () => {
    const publishAt = future;
    const scheduled = () => saved(ANNOUNCEMENTS, anAnnouncement(), { publishAt, until: NO_END });
    beforeEach(() =>
      seed({ [ANNOUNCEMENTS]: { [`item_${publishAt.toMillis()}`]: anAnnouncement() } }),
    );

    test('cannot be scheduled', async () => {
      await expectDenied(setDoc(draftAt('announcement:a'), scheduled()));
      await seed({ [draftAt('announcement:a').path]: saved(ANNOUNCEMENTS, anAnnouncement()) });
      const change = { publishAt, until: NO_END, saved: serverTimestamp() };
      await expectDenied(updateDoc(draftAt('announcement:a'), change));
      await deleteDoc(doc(asOwner(), ANNOUNCEMENTS));
      await expectAllowed(updateDoc(draftAt('announcement:a'), change));
    });

    test('cannot be scheduled under an id with a line break', () =>
      expectDenied(setDoc(draftAt('announcement:a\nb'), scheduled())));

    test('is refused for no other reason', () =>
      expectAllowed(
        setDoc(draftAt('video:v'), saved('videos/v', aVideo(), { publishAt, until: NO_END })),
      ));
  });

  test.each([
    ['ten minutes', 590_000, true],
    ['more than ten minutes', 630_000, false],
    ['a year', 31_536_000_000, false],
  ])('cannot be published %s ahead of its time', async (_, ahead, allowed) => {
    const item = { [`item_${Date.now() + ahead}`]: anAnnouncement() };
    const attempt = setDoc(at(ANNOUNCEMENTS), item, { merge: true });
    await (allowed ? expectAllowed(attempt) : expectDenied(attempt));
  });
});

// The trash, which compares what is deleted, takes neither of them.
test.each([
  ['a number that is none', NaN],
  ['a value as deep as it can be', nested(18)],
])(
  'an entry that an older site has stored with %s can be deleted by any admin, and by nobody else',
  async (_, title) => {
    await seed({ 'unpublished/video:v': saved('videos/v', { ...aVideo(), title }) });
    await expectDenied(deleteDoc(draftAt('video:v', user)));
    await expectAllowed(deleteDoc(draftAt('video:v', secondAdmin)));
  },
);
