// product 10.12 and 40.12.
import type { DocumentData } from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { entryFrom, newEntryRef } from '../../src/store/documents/kinds';
import type { EntryKind, EntryLocation } from '../../src/content/entry';
import { LANGUAGES } from '../../src/company/languages';
import { historyReader } from '../../src/store/history/history';
import { restoreFields } from '../../src/store/history/restore';
import { editEntry } from '../../src/store/write/edit-entry';
import { publish } from '../../src/store/write/publishing';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { fullDocument, fullFields } from '../support/samples';

// A site that is built in one language, after it was written in two: the texts of the other one stay for the
// day on which that is built again.

vi.mock(import('../../src/company/languages'), async (original) => {
  const { LANGUAGES: all } = await original();
  return { LANGUAGES: all.slice(0, 1) as never };
});

const { database } = openAdminDatabase();
const read = async (path: string): Promise<DocumentData> =>
  (await database.doc(path).get()).data() ?? {};

const KEY = 'item_1767322800000';
const translated = (kind: EntryKind): DocumentData => {
  const entry: DocumentData = fullDocument(kind);
  return { ...entry, title_ml: 'തലക്കെട്ട്', picture: { ...entry['picture'], alt_ml: 'വള്ളം' } };
};
const MALAYALAM = { title_ml: 'തലക്കെട്ട്', picture: { alt_ml: 'വള്ളം' } };

test('the build knows one language', () => {
  expect(LANGUAGES).toHaveLength(1);
  expect(Object.keys(fullFields('movie'))).not.toContain('title_ml');
});

describe.each(['movie', 'announcement', 'image'] as const)('%s', (kind) => {
  const { id, path } = newEntryRef(kind, kind === 'announcement' ? KEY : 'kadal');
  const location: EntryLocation = { path, ...(kind === 'announcement' && { key: KEY }) };
  const published = async (): Promise<DocumentData> => {
    const data = await read(path);
    return kind === 'announcement' ? (Object.values(data)[0] ?? {}) : data;
  };
  const seeded = async () => {
    const stored = translated(kind);
    await database.doc(path).set(kind === 'announcement' ? { [KEY]: stored } : stored);
    const entry = entryFrom<EntryKind>(kind, location, stored);
    if (!entry?.picture) throw new Error('It has no picture');
    return { ...entry, picture: entry.picture };
  };

  test('preserves its texts in the other language when it is corrected, moved and restored', async () => {
    const entry = await seeded();
    const picture = { ...entry.picture, alt: 'A ship', focus: '1% 1%' };
    await editEntry<EntryKind>(kind, entry, { ...entry, title: 'Corrected', picture } as never);
    expect(await published()).toMatchObject({ ...MALAYALAM, title: 'Corrected' });
    expect(await published()).toMatchObject({ picture: { alt: 'A ship', focus: '1% 1%' } });
    // What was written in it since the change that is taken back, as by an older tab.
    const later = { ...(await published())['picture'], alt_ml: 'കപ്പൽ' };
    const name = kind === 'announcement' ? `${KEY}.picture` : 'picture';
    await database.doc(path).update({ [name]: later });
    const [change] = await historyReader(location)();
    if (!change) throw new Error('It has no history');
    await restoreFields(location, change, ['picture']);
    const { picture: restored } = await published();
    expect(restored).toMatchObject({ alt: 'A boat', alt_ml: 'കപ്പൽ' });
  });

  test('preserves them as a draft, and when the draft is published', async () => {
    const draft = { path, entry: translated(kind), saved: new Date() };
    await database.doc(`unpublished/${id}`).set(draft);
    const before = await getUnpublished(id);
    if (!before) throw new Error('It is not stored');
    const edited = { ...before.entry, title: 'Corrected' };
    await updateUnpublished<EntryKind>(before, edited as never);
    expect((await read(`unpublished/${id}`))['entry']).toMatchObject(MALAYALAM);
    const after = await getUnpublished(id);
    if (after) await publish<EntryKind>(after);
    expect(await published()).toMatchObject({ ...MALAYALAM, title: 'Corrected' });
  });
});
