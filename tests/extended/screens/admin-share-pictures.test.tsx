// product 16.16, 17.10, 17.11.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import type { Movie } from '../../../src/content/movie/movie';
import { button, card, field, fill, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { files, addressOf } from '../../support/memory/files';
import { isInMalayalam } from '../../support/translations';
import { untilTimeout } from '../../support/memory/time';
import {
  OLD_FILE,
  OLD_PICTURE,
  newPicture,
  pictureFile,
  openMovieForm,
  openEditForm,
  fillInMovie,
} from '../../support/memory/movie-forms';

const drawShares = () =>
  vi
    .mocked(drawSharePicture)
    .mockImplementation(async () => new Blob(['drawn'], { type: 'image/jpeg' }));
const reads = () => network.requests(/^download/);

describe('share pictures', () => {
  const OLD_SHARE = 'https://pictures.test/share/old.jpg';
  const withShare = { ...OLD_PICTURE, share: OLD_SHARE };
  /** The files of share pictures that were made of a movie with that title. */
  const sharesOf = (stem: string) =>
    files
      .paths()
      .filter((path) => path.startsWith(`movies/${stem}-`) && path.endsWith('-1200.jpg'));
  const share = (stem: string) => addressOf(sharesOf(stem)[0] ?? '');
  const uploads = () => network.requests(/^upload .*-1200.jpg/);

  beforeEach(() => {
    files.put(OLD_FILE);
    drawShares();
  });

  async function edit(movie: Movie, title?: string) {
    const { visitor } = await openEditForm(movie);
    if (title) fill('Movie Title', title);
    return visitor;
  }
  const tides = (picture: Movie['picture'] = withShare) =>
    aMovie({ id: 'tides', title: 'Tides', ...(picture && { picture }) });
  const lastUpdate = () => stored('movie')[0];

  test('a new movie is stored with a share picture of its poster, title and date', async () => {
    const { visitor } = await openMovieForm();
    await fillInMovie(visitor, 'Tides');
    await visitor.click(button('Upload Movie'));
    await message('Movie uploaded successfully!');
    const picture = { ...newPicture(), share: share('tides') };
    expect(stored('movie')).toMatchObject([{ picture }]);
    expect(drawSharePicture).toHaveBeenLastCalledWith(
      expect.any(Blob),
      expect.objectContaining({ title: 'Tides' }),
    );
    expect(reads()).toEqual([]);
  });

  test('another title gets another share picture, and the file of the old one is kept', async () => {
    const visitor = await edit(tides(), 'Ebb');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(new Set(reads())).toEqual(new Set([`download ${OLD_FILE}`]));
    expect(lastUpdate()).toMatchObject({ picture: { ...OLD_PICTURE, share: share('ebb') } });
    expect(network.requests(/^delete/)).toEqual([]);
  });

  test('an edit of another field does not change the share picture', async () => {
    const visitor = await edit(tides());
    fill(/Genre/, 'Drama');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(lastUpdate()).toMatchObject({ picture: withShare });
    expect(uploads()).toEqual([]);
  });

  test('an older movie gets its share picture with the first edit', async () => {
    const visitor = await edit(tides(OLD_PICTURE));
    fill(/Genre/, 'Drama');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(lastUpdate()).toMatchObject({ picture: { share: share('tides') } });
    expect(network.requests(/^delete/)).toEqual([]);
  });

  test('if the poster cannot be read, the movie is saved without a share picture, and a message says so', async () => {
    expectLogged(/Failed to fetch/);
    network.cut(/^download/);
    const visitor = await edit(tides(), 'Ebb');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(await message(/^The share picture could not be made/)).toBeVisible();
    // It would show the old title.
    expect(lastUpdate()?.picture).toEqual(OLD_PICTURE);
    expect(network.requests(/^delete/)).toEqual([]);
  });

  test('after a refusal the new file is deleted, and the old one stays', async () => {
    expectLogged(/not allowed/);
    const visitor = await edit(tides(), 'Ebb');
    network.refuse(/^commit Movies/, 'permission-denied', { message: 'not allowed' });
    await visitor.click(button('Save'));
    await message(/^Error updating movie/);
    expect(uploads()).toHaveLength(1);
    await waitFor(() => expect(sharesOf('ebb')).toEqual([]));
  });

  test('attempts whose outcome is unknown share one file', async () => {
    expectLogged(/No answer within/);
    const visitor = await edit(tides(), 'Ebb');
    network.silence(/^commit Movies/);
    await untilTimeout(() => fireEvent.click(button('Save')));
    await message(/^Error updating movie/);
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(uploads()).toHaveLength(1);
    expect(lastUpdate()).toMatchObject({ picture: { share: share('ebb') } });
  });

  test('Replace image draws a share picture of the new poster with the title that is stored now', async () => {
    storeEntries('movie', tides());
    // Who renames a film stores another share picture, too.
    const theirs = { ...OLD_PICTURE, share: 'https://pictures.test/share/theirs.jpg' };
    const { visitor } = await openMovieForm();
    const replace = within(await card('Tides')).getByLabelText('Replace image');
    storeEntries('movie', { ...tides(theirs), title: 'Ebb' });
    await visitor.upload(replace, pictureFile());
    await message('Movie image updated successfully!');
    const picture = { ...newPicture(), share: share('ebb') };
    expect(stored('movie')).toMatchObject([{ title: 'Ebb', picture }]);
    expect(reads()).toEqual([]);
    // The one with the title of before.
    expect(sharesOf('tides')).toEqual([]);
    expect(field('Movie Title')).toHaveValue('');
  });
});

describe.runIf(isInMalayalam)('share pictures in Malayalam', () => {
  const [SHARE, SHARE_ML] = ['old', 'old-ml'].map((n) => `https://pictures.test/share/${n}.jpg`);
  const both = { ...OLD_PICTURE, share: SHARE ?? '', share_ml: SHARE_ML ?? '' };
  const vellam = (fields: Partial<Movie> = {}) =>
    aMovie({ id: 'tides', title: 'Tides', title_ml: 'വേലിയേറ്റം', picture: both, ...fields });
  const shown = () => stored('movie')[0]?.picture ?? { src: '' };
  const TITLE_ML = /^Movie Title in Malayalam/;
  const drawn = () => vi.mocked(drawSharePicture).mock.calls.map(([, text]) => text);

  beforeEach(() => {
    files.put(OLD_FILE);
    vi.mocked(drawSharePicture).mockClear();
    drawShares();
  });

  async function save(movie: Movie, label: string | RegExp, value: string) {
    const { visitor } = await openEditForm(movie);
    for (const details of document.querySelectorAll('details')) details.open = true;
    await screen.findByRole('textbox', { name: TITLE_ML });
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
  }

  test('a first title in Malayalam gets a picture with its texts, and the other one does not change', async () => {
    const { title_ml: _none, ...english } = vellam({ releaseDate: '2026-12-18' });
    await save({ ...english, picture: { ...OLD_PICTURE, share: both.share } }, TITLE_ML, 'കടൽ');
    expect(shown().share).toBe(SHARE);
    expect(shown().share_ml).toMatch(/movies%2Ftides-ml-\w+-1200[.]jpg/);
    expect(drawn()).toEqual([{ title: 'കടൽ', releaseDate: '2026-12-18', language: 'ml' }]);
  });

  test('another title only in Malayalam draws its picture again', async () => {
    await save(vellam(), TITLE_ML, 'കടൽ');
    expect(shown().share).toBe(SHARE);
    expect(shown().share_ml).not.toBe(SHARE_ML);
    expect(drawn()).toHaveLength(1);
  });

  test('another English title does not change it', async () => {
    await save(vellam(), /^Movie Title$/, 'Ebb');
    expect(shown().share).not.toBe(SHARE);
    expect(shown().share_ml).toBe(SHARE_ML);
  });

  test('another date draws both again', async () => {
    await save(vellam(), /^Release Date/, '2026-12-19');
    expect([SHARE, SHARE_ML]).not.toContain(shown().share);
    expect([SHARE, SHARE_ML]).not.toContain(shown().share_ml);
  });

  test('without a title in Malayalam there is no second picture', async () => {
    await save(vellam(), TITLE_ML, '');
    expect(shown()).toEqual({ ...OLD_PICTURE, share: SHARE });
  });
});
