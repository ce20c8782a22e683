// product 10.12.
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, user } from './support/actors';
import { A, B, edit, list, NEW, PATH as LIST } from './support/announcements';
import { anAnnouncement, aPicture, imageUrl, without } from './support/builders';
import { as, asOwner } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied, outcomesByName } from './support/expectations';
import { DOCUMENTS, isField, ONE_OF_EACH, type OneOfKind } from './support/kinds';
import { past } from './support/moments';
import { at, draftAt, move } from './support/requests';

// A field of an older site, or of a language that is not built any more: it stays, and no other one comes.

loadRules();

const OTHER = { Other: 'x' };

/** What is stored with such a field, by what a write makes of that. */
const CHANGES: Readonly<Record<string, (stored: DocumentData) => DocumentData>> = {
  kept: (stored) => stored,
  changed: (stored) => ({ ...stored, Other: 'y' }),
  'taken away': (stored) => without(stored, 'Other'),
  'one of two': (stored) => ({ ...stored, Another: 'x' }),
};

/** What becomes of each of these changes. */
const outcomesOf = (write: (stored: DocumentData) => Promise<unknown>, before: DocumentData) =>
  outcomesByName(CHANGES, (change) => write(change(before)));

const ONLY_KEPT = {
  kept: 'allowed',
  changed: 'permission-denied',
  'taken away': 'permission-denied',
  'one of two': 'permission-denied',
};
/** In a picture, which another one replaces with all that belongs to it. */
const KEPT_OR_NONE = { ...ONLY_KEPT, 'taken away': 'allowed' };

/** One block checks the drafts of all kinds; only an announcement is the field of a document. */
const TWO = ONE_OF_EACH.filter(({ kind }) => kind === 'movie' || kind === 'announcement');

describe.each(TWO)('of $kind', ({ kind, id, path, full, other }: OneOfKind) => {
  const entry = { ...full, ...OTHER };
  const edited = { ...other, ...OTHER };
  const draft = { path, entry, saved: past };

  test('stays in a draft', async () => {
    const outcomes = await outcomesOf(async (stored) => {
      await seed({ [`unpublished/${id}`]: draft });
      return updateDoc(draftAt(id), { entry: stored, saved: serverTimestamp() });
    }, edited);
    expect(outcomes).toEqual(ONLY_KEPT);
  });

  test('cannot be in a new draft', () =>
    expectDenied(
      writeBatch(as(admin))
        .set(draftAt(id), { ...draft, saved: serverTimestamp() })
        .commit(),
    ));

  test('stays in a next version', async () => {
    const next = id.replace(':', ':next:');
    const place = { [path]: isField({ kind }) ? { moonrise: entry } : entry };
    const outcomes = await outcomesOf(async (stored) => {
      await seed({ ...place, [`unpublished/${next}`]: { ...draft, base: entry } });
      return updateDoc(draftAt(next), { entry: stored, saved: serverTimestamp() });
    }, edited);
    expect(outcomes).toEqual(ONLY_KEPT);
  });
});

describe.each(DOCUMENTS)('of $kind', ({ path, full, other }: OneOfKind) => {
  const entry = { ...full, ...OTHER };

  test('stays in a published entry', async () => {
    const outcomes = await outcomesOf(
      async (stored) => {
        await seed({ [path]: entry });
        return writeBatch(as(admin)).set(at(path), stored).commit();
      },
      { ...other, ...OTHER },
    );
    expect(outcomes).toEqual(ONLY_KEPT);
  });

  test('cannot be in a new entry', () =>
    expectDenied(
      writeBatch(as(admin))
        .set(at(path), { ...entry, timestamp: serverTimestamp() })
        .commit(),
    ));
});

describe.each(DOCUMENTS.filter(({ kind }) => kind === 'movie'))('of a $kind', (movie) => {
  const { id, path, full, other } = movie;
  const entry = { ...full, ...OTHER };

  test('stays when the draft is published, also with an edit of all other fields', async () => {
    for (const fields of [full, other]) {
      const outcomes = await outcomesOf(
        async (stored) => {
          await deleteDoc(doc(asOwner(), path));
          await seed({ [`unpublished/${id}`]: { path, entry, saved: past } });
          return move(path, { ...stored, timestamp: serverTimestamp() }, `unpublished/${id}`);
        },
        { ...fields, ...OTHER },
      );
      expect(outcomes).toEqual(ONLY_KEPT);
    }
  });

  test.each(['picture', 'backdrop'])('stays in its %s', async (name) => {
    const map: DocumentData = { ...full[name], ...OTHER };
    const width = 700;
    const outcomes = await outcomesOf(
      async (stored) => {
        await seed({ [path]: { ...full, [name]: map } });
        return updateDoc(at(path), { [name]: stored });
      },
      { ...map, width },
    );
    expect(outcomes).toEqual(KEPT_OR_NONE);
    await seed({ [path]: full });
    await expectDenied(updateDoc(at(path), { [name]: map }));
  });
});

describe('of an announcement in its list', () => {
  const entry = { ...anAnnouncement(), ...OTHER };
  const DRAFT = 'unpublished/announcement:a';
  const published = (item: DocumentData, draft: string | null = 'announcement:a') => {
    const batch = writeBatch(as(admin)).set(list(), { [NEW]: item }, { merge: true });
    if (draft !== null) batch.set(at(`edits/Movies:Announcements:${NEW}`), { from: draft });
    return batch;
  };
  const publish = (item: DocumentData, draft?: string | null) =>
    published(item, draft).delete(at(DRAFT)).commit();

  beforeEach(() =>
    seed({
      [LIST]: { [A]: entry, [B]: anAnnouncement() },
      [DRAFT]: { path: LIST, entry, saved: past },
      'unpublished/announcement:b': { path: LIST, entry: anAnnouncement(), saved: past },
      'unpublished/video:v': { path: 'videos/v', entry, saved: past },
    }),
  );

  test('stays in an edit', async () => {
    const outcomes = await outcomesOf(
      async (stored) => {
        await seed({ [LIST]: { [A]: entry, [B]: anAnnouncement() } });
        return updateDoc(list(), { [A]: { ...stored, edited: serverTimestamp() } });
      },
      { ...entry, title: 'Edited' },
    );
    expect(outcomes).toEqual(ONLY_KEPT);
    await expectDenied(edit(B, OTHER));
    await expectDenied(edit(B, { timestamp: past }));
  });

  test('cannot stay in an edited entry that equals another entry of the list: it is checked as a new entry', async () => {
    await seed({ [LIST]: { [A]: entry, [B]: entry } });
    const item = { ...entry, edited: serverTimestamp() };
    await expectDenied(updateDoc(list(), { [A]: item }));
    await expectAllowed(updateDoc(list(), { [A]: without(item, 'Other') }));
  });

  test('stays when the draft that the request names is published', async () => {
    const outcomes = await outcomesOf(async (stored) => {
      await seed({ [LIST]: { [A]: entry }, [DRAFT]: { path: LIST, entry, saved: past } });
      return publish(stored);
    }, entry);
    // Without it, it is what a new one could be.
    expect(outcomes).toEqual({ ...ONLY_KEPT, 'taken away': 'allowed' });
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ['without the name of one', () => publish(entry, null)],
    ['under the name of another', () => publish(entry, 'announcement:b')],
    ['under the name of another kind', () => publish(entry, 'video:v')],
    ['under the name of none', () => publish(entry, 'announcement:none')],
    ['that stays', () => published(entry).commit()],
    ['with a time of an edit', () => publish({ ...entry, edited: past })],
    ['with a time', () => publish({ ...entry, timestamp: past })],
  ])('does not stay when a draft is published %s', (_, attempt) => expectDenied(attempt()));

  test('is named beside the last revisions by administrators only, as a text', async () => {
    const note = 'edits/Movies:Announcements:x';
    const write = (fields: DocumentData, actor = admin) =>
      writeBatch(as(actor)).set(at(note, actor), fields).commit();
    await expectAllowed(write({ from: 'announcement:a' }));
    await expectDenied(write({ from: 1 }));
    await expectDenied(write({ from: 'announcement:a', revision: 'r' }));
    await expectDenied(write({ from: 'announcement:a' }, user));
  });
});

describe('of a picture of the settings', () => {
  const SETTINGS = 'site/settings';
  const picture = { img: imageUrl(), picture: { ...aPicture(), ...OTHER }, ...OTHER };
  const write = (storyPicture: DocumentData) =>
    updateDoc(at(SETTINGS), { storyPicture, edited: serverTimestamp() });

  test('stays in the map of the picture and in its own', async () => {
    await seed({ [SETTINGS]: { storyPicture: picture, edited: past } });
    const moved = (more?: DocumentData) => ({
      ...picture,
      ...more,
      picture: { ...picture.picture, focus: '1% 1%' },
    });
    await expectAllowed(write(moved()));
    await expectDenied(write(moved({ Another: 'x' })));
    await expectDenied(write({ ...moved(), picture: { ...picture.picture, Another: 'x' } }));
    await expectAllowed(write({ img: imageUrl('settings/b-abc123def456.webp'), picture: {} }));
    await expectDenied(write(picture));
  });

  test('cannot be stored before the first edit', async () => {
    await expectDenied(
      writeBatch(as(admin))
        .set(at(SETTINGS), { storyPicture: picture, edited: serverTimestamp() })
        .commit(),
    );
  });
});
