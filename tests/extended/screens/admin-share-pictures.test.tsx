// product 16.16, 17.10, 17.11.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { EditConflictError } from '../../../src/store/documents/conflict';
import type { Movie } from '../../../src/content/movie/movie';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { editEntry } from '../../../src/store/write/edit-entry';
import {
  deletePicture,
  readPictureFile,
  uploadSharePicture,
} from '../../../src/store/files/pictures';
import { button, card, field, fill, message, refusal } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { added, edited, store } from '../../support/stored-entries';
import {
  NEW_PICTURE,
  OLD_PICTURE,
  pictureFile,
  openMovieForm,
  openEditForm,
  fillInMovie,
} from '../../support/movie-forms';
import { site } from '../../../src/company/site';
import { renderAt } from '../../support/render-at';

describe('share pictures', () => {
  const OLD_SHARE = 'https://pictures.test/share/old.jpg';
  const withShare = { ...OLD_PICTURE, share: OLD_SHARE };
  const share = (stem: string) => `https://pictures.test/share/${stem}.jpg`;

  beforeEach(() => {
    vi.mocked(drawSharePicture).mockResolvedValue(new Blob(['drawn']));
    vi.mocked(uploadSharePicture).mockImplementation(async (_, { stem }) => share(stem));
  });

  async function edit(movie: Movie, title?: string) {
    const { visitor } = await openEditForm(movie);
    if (title) fill('Movie Title', title);
    return visitor;
  }
  const tides = (picture: Movie['picture'] = withShare) =>
    aMovie({ id: 'tides', title: 'Tides', ...(picture && { picture }) });
  const lastUpdate = () => edited('movie').at(-1)?.[1];

  test('a new movie is stored with a share picture of its poster, title and date', async () => {
    const { visitor } = await openMovieForm();
    await fillInMovie(visitor, 'Tides');
    await visitor.click(button('Upload Movie'));
    await message('Movie uploaded successfully!');
    expect(added('movie').at(-1)).toMatchObject({
      picture: { ...NEW_PICTURE, share: share('tides') },
    });
    expect(drawSharePicture).toHaveBeenLastCalledWith(
      expect.any(Blob),
      expect.objectContaining({ title: 'Tides' }),
    );
    expect(readPictureFile).not.toHaveBeenCalled();
  });

  test('another title gets another share picture, and the file of the old one is kept', async () => {
    const visitor = await edit(tides(), 'Ebb');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(readPictureFile).toHaveBeenCalledWith(withShare);
    expect(lastUpdate()).toMatchObject({ picture: { ...OLD_PICTURE, share: share('ebb') } });
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('an edit of something else leaves the share picture', async () => {
    const visitor = await edit(tides());
    fill(/Genre/, 'Drama');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(lastUpdate()).toMatchObject({ picture: withShare });
    expect(uploadSharePicture).not.toHaveBeenCalled();
  });

  test('a movie from before gets its share picture with the first edit', async () => {
    const visitor = await edit(tides(OLD_PICTURE));
    fill(/Genre/, 'Drama');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(lastUpdate()).toMatchObject({ picture: { share: share('tides') } });
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('if the poster cannot be read, the movie is saved without a share picture, and a message says so', async () => {
    expectLogged(/Failed to fetch/);
    vi.mocked(readPictureFile).mockRejectedValue(new TypeError('Failed to fetch'));
    const visitor = await edit(tides(), 'Ebb');
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(await message(/^The share picture could not be made/)).toBeVisible();
    // It would show the old title.
    expect(lastUpdate()?.picture).toEqual(OLD_PICTURE);
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('after a refusal the new file is deleted, and the old one stays', async () => {
    expectLogged(/not allowed/);
    const visitor = await edit(tides(), 'Ebb');
    vi.mocked(editEntry).mockRejectedValueOnce(refusal);
    await visitor.click(button('Save'));
    await message(/^Error updating movie/);
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith({ src: share('ebb') });
  });

  test('attempts whose outcome is unknown share one file', async () => {
    expectLogged(/late/);
    const visitor = await edit(tides(), 'Ebb');
    vi.mocked(editEntry).mockRejectedValueOnce(new TimeoutError('late'));
    await visitor.click(button('Save'));
    await message(/^Error updating movie/);
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(uploadSharePicture).toHaveBeenCalledOnce();
    expect(lastUpdate()).toMatchObject({ picture: { share: share('ebb') } });
  });

  test('Replace image draws a share picture of the new poster with the title that is stored now', async () => {
    store('movie', tides());
    const renamed = { ...tides(), title: 'Ebb' };
    vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(renamed));
    const { visitor } = await openMovieForm();
    await visitor.upload(
      within(await card('Tides')).getByLabelText('Replace image'),
      pictureFile(),
    );
    await message('Movie image updated successfully!');
    expect(editEntry).toHaveBeenLastCalledWith('movie', renamed, {
      ...renamed,
      picture: { ...NEW_PICTURE, share: share('ebb') },
    });
    expect(readPictureFile).not.toHaveBeenCalled();
    // The one with the title of before.
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith({ src: share('tides') });
    expect(field('Movie Title')).toHaveValue('');
  });
});

describe('previews of links', () => {
  let drawn = 0;
  beforeEach(() => {
    drawn = 0;
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.size}-${(drawn += 1)}` });
    vi.mocked(drawSharePicture).mockResolvedValue(new Blob(['drawn']));
  });

  const whatsApp = () => screen.getByRole('figure', { name: 'Preview of the link in WhatsApp' });
  const google = () => screen.getByRole('figure', { name: 'Preview of the result at Google' });
  const pictureIn = (figure: HTMLElement) => within(figure).getByRole('presentation');

  async function edit(picture: NonNullable<Movie['picture']>) {
    store('movie', aMovie({ id: 'tides', title: 'Tides', picture }));
    renderAt('/admin/movies/tides');
    await screen.findByRole('group', { name: 'What a link will look like' });
  }

  test('both previews show title, description and address as they are typed', async () => {
    await openMovieForm();
    await screen.findByRole('group', { name: 'What a link will look like' });
    expect(pictureIn(whatsApp())).toHaveAttribute('src', '/share.jpg');
    fill('Movie Title', 'The Last Bus');
    fill('Movie Description', 'Rain.\nAnd a goat with a ticket.');
    fill('Address', 'last-bus');
    for (const preview of [whatsApp(), google()]) {
      expect(preview).toHaveTextContent('The Last Bus');
      expect(preview).toHaveTextContent('Rain. And a goat with a ticket.');
    }
    expect(whatsApp()).toHaveTextContent(`${site.origin}/movie/last-bus`);
    expect(google()).toHaveTextContent(`The Last Bus – ${site.name}`);
    expect(google()).toHaveTextContent(`${site.origin} › movie › last-bus`);
    // Nothing of it is announced at every letter.
    expect(screen.getByRole('group', { name: 'What a link will look like' })).not.toHaveAttribute(
      'aria-live',
    );
  });

  test('a chosen picture is shown at once, and drawn when the typing pauses', async () => {
    const { visitor } = await openMovieForm();
    fill('Movie Title', 'Tides');
    await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
    await waitFor(() => expect(pictureIn(whatsApp())).toHaveAttribute('src', 'blob:5-2'));
    expect(drawSharePicture).toHaveBeenLastCalledWith(expect.any(Blob), {
      title: 'Tides',
      releaseDate: '',
    });
    expect(readPictureFile).not.toHaveBeenCalled();
  });

  test('the stored share picture is shown as long as it is right, then one of the stored poster', async () => {
    await edit({ ...OLD_PICTURE, share: 'https://pictures.test/share.jpg' });
    expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
    expect(readPictureFile).not.toHaveBeenCalled();
    fill('Movie Title', 'Ebb');
    await waitFor(() => expect(pictureIn(google())).toHaveAttribute('src', 'blob:5-1'));
    fill('Movie Title', 'Tides');
    expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
  });

  test('the picture of the company is shown if the poster cannot be read to be drawn', async () => {
    vi.mocked(readPictureFile).mockRejectedValue(new TypeError('Failed to fetch'));
    await edit(OLD_PICTURE);
    await waitFor(() => expect(pictureIn(whatsApp())).toHaveAttribute('src', '/share.jpg'));
    expect(readPictureFile).toHaveBeenCalled();
  });
});
