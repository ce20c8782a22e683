// product 17.16.
import { expect, test, vi } from 'vitest';
import { pictureFileOf } from '../../src/studio/pictures/upload/preparation';
import { readPictureFile } from '../../src/store/files/pictures';

vi.mock('../../src/store/files/pictures');

test('the largest file of a stored picture is read and returned like a chosen file', async () => {
  vi.mocked(readPictureFile).mockResolvedValue(new Blob(['pier'], { type: 'image/webp' }));
  const picture = {
    src: 'https://x.test/o/movies%2Fpier-abc123def456.webp',
    sizes: { 480: 'small' },
  };
  const file = await pictureFileOf(picture);
  expect(readPictureFile).toHaveBeenCalledExactlyOnceWith({ src: picture.src });
  expect([file.name, file.type, await file.text()]).toEqual(['pier.webp', 'image/webp', 'pier']);
});
