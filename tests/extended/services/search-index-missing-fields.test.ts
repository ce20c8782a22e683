// product 24.1.
import { expect, test } from 'vitest';
import type { MovieFields } from '../../../src/content/movie/movie';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { addEntry } from '../../../src/store/write/add-entry';
import { editEntry, setFields } from '../../../src/store/write/edit-entry';
import { repairSearchIndex } from '../../../src/store/search/search-index-writer';
import { openAdminDatabase } from '../../support/admin-session';
import { aFullMovie } from '../../support/builders';
import { serveOverHttp } from '../../support/uploaded-picture';

openAdminDatabase();
serveOverHttp();

const { picture, ...withoutPicture } = aFullMovie();
const KADAL: MovieFields = { ...withoutPicture, picture: { src: picture.src } };
const AT = { id: 'kadal', collection: 'Upcoming' } as const;
const inIndex = async () => (await readSearchIndex()).map(({ key, lacks }) => [key, lacks]);

test('the index contains the missing fields of a movie after each edit that clears or fills one', async () => {
  await repairSearchIndex();
  await addEntry(newEntryRef('movie', AT.id), KADAL);
  expect(await inIndex()).toEqual([['Ukadal', '0']]);
  const { trailerUrl, ...withoutTrailer } = KADAL;
  await editEntry('movie', { ...KADAL, ...AT }, withoutTrailer);
  expect(await inIndex()).toEqual([['Ukadal', '4']]);
  await setFields('movie', AT, { trailerUrl: trailerUrl ?? '' });
  expect(await inIndex()).toEqual([['Ukadal', '0']]);
});
