// product 16.16.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import type { Movie } from '../../../src/content/movie/movie';
import { fill } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { site } from '../../../src/company/site';
import { renderAt } from '../../support/render-at';
import { storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { files } from '../../support/memory/files';
import { isInMalayalam } from '../../support/translations';
import {
  OLD_FILE,
  OLD_PICTURE,
  pictureFile,
  openMovieForm,
} from '../../support/memory/movie-forms';

const drawShares = () =>
  vi
    .mocked(drawSharePicture)
    .mockImplementation(async () => new Blob(['drawn'], { type: 'image/jpeg' }));
const reads = () => network.requests(/^download/);

describe('previews of links', () => {
  let drawn = 0;
  beforeEach(() => {
    drawn = 0;
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.size}-${(drawn += 1)}` });
    files.put(OLD_FILE);
    drawShares();
  });

  const whatsApp = () => screen.getByRole('figure', { name: 'Preview of the link in WhatsApp' });
  const google = () => screen.getByRole('figure', { name: 'Preview of the result at Google' });
  const pictureIn = (figure: HTMLElement) => within(figure).getByRole('presentation');

  async function edit(picture: NonNullable<Movie['picture']>) {
    storeEntries('movie', aMovie({ id: 'tides', title: 'Tides', picture }));
    renderAt('/admin/movies/tides');
    await screen.findByRole('group', { name: 'What a link will look like' });
  }

  test('show title, description and address during typing', async () => {
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

  test.runIf(isInMalayalam)(
    'are shown in the chosen language, which is remembered (product 16.16)',
    async () => {
      const movie = aMovie({ id: 'tides', title: 'Tides', description: 'Rain.', title_ml: 'വേലി' });
      storeEntries('movie', movie);
      const { visitor } = renderAt('/admin/movies/tides');
      const choice = () => screen.findByRole('button', { name: 'മലയാളം' });
      await visitor.click(await choice());
      for (const preview of [whatsApp(), google()]) {
        expect(preview).toHaveTextContent('വേലി');
        expect(preview).toHaveTextContent('Rain.');
      }
      expect(whatsApp()).toHaveTextContent(`${site.origin}/ml/movie/tides`);
      expect(google()).toHaveTextContent(`${site.origin} › ml › movie › tides`);
      cleanup();

      renderAt('/admin/movies/tides');
      expect(await choice()).toHaveAttribute('aria-pressed', 'true');
      const note = /search engines list the page in English alone/;
      expect(screen.queryByText(note)).toBeNull();
      fill(/^Movie Title in Malayalam/, '');
      expect(await screen.findByText(note)).toBeVisible();
      expect(google()).toHaveTextContent(`${site.origin} › movie › tides`);
    },
  );

  test('show a chosen picture immediately, and the drawn one when typing pauses', async () => {
    const { visitor } = await openMovieForm();
    fill('Movie Title', 'Tides');
    await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
    await waitFor(() => expect(pictureIn(whatsApp())).toHaveAttribute('src', 'blob:5-2'));
    expect(drawSharePicture).toHaveBeenLastCalledWith(expect.any(Blob), {
      title: 'Tides',
      releaseDate: '',
      language: 'en',
    });
    expect(reads()).toEqual([]);
  });

  test('show the stored share picture while it matches, then one drawn from the stored poster', async () => {
    await edit({ ...OLD_PICTURE, share: 'https://pictures.test/share.jpg' });
    expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
    expect(reads()).toEqual([]);
    fill('Movie Title', 'Ebb');
    await waitFor(() => expect(pictureIn(google())).toHaveAttribute('src', 'blob:5-1'));
    fill('Movie Title', 'Tides');
    expect(pictureIn(google())).toHaveAttribute('src', 'https://pictures.test/share.jpg');
  });

  test('show the picture of the company if the poster cannot be read', async () => {
    network.cut(/^download/);
    await edit(OLD_PICTURE);
    await waitFor(() => expect(pictureIn(whatsApp())).toHaveAttribute('src', '/share.jpg'));
    expect(reads()).not.toEqual([]);
  });
});
