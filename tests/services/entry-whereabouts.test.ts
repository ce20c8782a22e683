// product 15.9.
import { expect, test } from 'vitest';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import { findMissingState } from '../../src/store/write/missing-state';
import { unpublish } from '../../src/store/write/publishing';
import { deleteEntry, deleteUnpublished, deleteForEver } from '../../src/store/write/trash';
import { aBanner } from '../support/builders';
import { movieDraft } from '../support/unpublished-entries';
import { openAdminDatabase } from '../support/admin-session';
import { readMovie } from '../support/tides';

openAdminDatabase();

const AT = { id: 'kadal', collection: 'Upcoming' } as const;

async function addedMovie() {
  await addEntry(newEntryRef('movie', AT.id), movieDraft.fields);
  const movie = await readMovie(AT.id);
  return movie;
}

test('an entry that was unpublished is a draft', async () => {
  const movie = await addedMovie();
  await unpublish('movie', movie);
  expect(await findMissingState('movie', movie)).toBe('unpublished');
});

test('an entry that was deleted is in the trash, published or not', async () => {
  const movie = await addedMovie();
  await deleteEntry('movie', AT);
  expect(await findMissingState('movie', movie)).toBe('in the trash');
  await deleteForEver({ id: 'movie:kadal' });
  expect(await findMissingState('movie', movie)).toBe('deleted');

  await addEntry(newEntryRef('movie', AT.id), movieDraft.fields);
  const draft = await unpublish('movie', movie);
  await deleteUnpublished(draft);
  expect(await findMissingState('movie', movie)).toBe('in the trash');
});

test('a banner that was deleted no longer exists', async () => {
  expect(await findMissingState('banner', aBanner())).toBe('deleted');
});
