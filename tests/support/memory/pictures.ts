import { vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { preparePicture } from '../../../src/studio/pictures/upload/resize';
import { PictureError } from '../../../src/shared/pictures/picture-errors';

/** Makes pictures choosable, except files whose name starts with "bad". */
export function preparePictures(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.mocked(drawSharePicture).mockImplementation(
    async () => new Blob(['share'], { type: 'image/jpeg' }),
  );
  vi.mocked(preparePicture).mockImplementation(async ({ name }) => {
    if (name.startsWith('bad')) throw new PictureError('no-picture');
    const largest = new Blob(['largest'], { type: 'image/webp' });
    const stem = name.replace(/\..*/, '');
    return { stem, width: 1920, height: 1080, color: '#203040', largest, smaller: [] };
  });
}
