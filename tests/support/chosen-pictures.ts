import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { preparePicture } from '../../src/studio/pictures/upload/resize';
import type { Picture } from '../../src/shared/pictures/picture';
import { PictureError } from '../../src/shared/pictures/picture-errors';
import { deletePicture, readPictureFile, uploadPicture } from '../../src/store/files/pictures';

/** The picture that the upload of a file with that name returns. */
export const uploaded = (name: string): Picture => ({
  src: `https://pictures.test/${name}`,
  width: 1920,
});

/** Pictures can be chosen and uploaded, except files whose name starts with "bad". */
export function setUpPictures() {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.mocked(preparePicture).mockImplementation(({ name }) =>
    name.startsWith('bad')
      ? Promise.reject(new PictureError('no-picture'))
      : Promise.resolve({
          stem: name,
          width: 1920,
          height: 1080,
          color: '#203040',
          largest: new Blob(['largest']),
          smaller: [],
        }),
  );
  vi.mocked(uploadPicture).mockImplementation(async (_folder, { stem }) => uploaded(stem));
  vi.mocked(deletePicture).mockResolvedValue();
  vi.mocked(readPictureFile).mockImplementation(async () => new Blob(['picture']));
}

/** Chooses files of these names for new entries, and waits until they are prepared. */
export const choose = (...names: readonly string[]) => chooseAt('Pictures', names);

/** Chooses a file of that name to replace the picture of an entry. */
export const chooseReplacement = (name: string) => chooseAt('Picture', [name]);

async function chooseAt(label: string, names: readonly string[]) {
  const files = names.map((name) => new File(['picture'], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
  // Files are prepared one after the other, and the live message is about the last one.
  await screen.findByText(new RegExp(`^${names.at(-1)} (is ready|cannot)`));
}
