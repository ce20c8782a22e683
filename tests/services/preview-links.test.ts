import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/shared/day';
import { EntryNotFoundError } from '../../src/store/documents/conflict';
import {
  addPreviewLink,
  endPreviewLink,
  listPreviewLinks,
  purgePreviewLinks,
} from '../../src/store/write/preview-links';
import { readSharedDraft } from '../../src/site/reads/read-shared-draft';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { daysAgo } from '../support/database';
import { later, movieDraft, storedEntries, unpublishedEntry } from '../support/unpublished-entries';
import { onEmulator } from '../support/on-emulator';

const { database, store } = openAdminDatabase();
const { makeDue } = storedEntries({ database });

const { ref, fields } = movieDraft;

async function shared(days: 1 | 7 | 30 = 7) {
  await addUnpublished(ref, fields);
  await addPreviewLink(ref, days);
  const [link] = await listPreviewLinks(ref);
  if (!link) throw new Error('There is no link');
  return link;
}

const stored = async () => (await database.collection('previews').get()).docs;

test('a link shows the draft as it was when it was made, until its end (product 29.30)', async () => {
  const { id, madeAt, endsAt } = await shared();
  expect(id).toMatch(/^[\w-]{24}$/);
  expect(endsAt.getTime() - madeAt.getTime()).toBe(7 * DAY_MS);
  const draft = await unpublishedEntry(ref);
  await updateUnpublished(draft, { ...draft.entry, title: 'Another title' } as typeof draft.entry);
  const read = await readSharedDraft(id);
  expect(read).toMatchObject({ madeAt, endsAt, draft: { id: ref.id, kind: 'movie' } });
  expect(read?.draft.entry).toMatchObject(fields);
});

test('each link has its own address, and the newest is first', async () => {
  const first = await shared(1);
  await addPreviewLink(ref, 30);
  const [newest, oldest] = await listPreviewLinks(ref);
  expect(oldest).toEqual(first);
  expect(newest?.id).not.toBe(first.id);
});

test('a draft that no longer exists has no links', async () => {
  await expect(addPreviewLink(ref, 7)).rejects.toThrow(EntryNotFoundError);
});

test('a link can be ended', async () => {
  const link = await shared();
  await endPreviewLink(link);
  expect(await readSharedDraft(link.id)).toBeNull();
  expect(await listPreviewLinks(ref)).toEqual([]);
  await endPreviewLink(link);
});

onEmulator(() => {
  test('a link ends when the time of the entry comes, and is deleted by the next visit', async () => {
    await addUnpublished(ref, fields, later());
    await addPreviewLink(ref, 7);
    const [link] = await listPreviewLinks(ref);
    expect(await readSharedDraft(link?.id ?? '')).not.toBeNull();
    await makeDue(ref);
    expect(await readSharedDraft(link?.id ?? '')).toBeNull();
    await purgePreviewLinks();
    expect(await stored()).toEqual([]);
  });
});

test('a visit deletes ended links, and links of deleted drafts, but no others', async () => {
  const open = await shared();
  const document = { ...(await stored())[0]?.data() };
  await store({
    'previews/ended-ended-ended-ended-': { ...document, made: daysAgo(8) },
    'previews/alone-alone-alone-alone-': { ...document, draft: 'movie:gone' },
    'previews/odd-odd-odd-odd-odd-odd-': { draft: ref.id },
  });
  await purgePreviewLinks();
  expect((await stored()).map(({ id }) => id)).toEqual([open.id]);
  expect(await readSharedDraft(open.id)).not.toBeNull();
});

test('an unknown address shows nothing', async () => {
  expect(await readSharedDraft('nothing')).toBeNull();
});
