// product 17.2, 21.6.
import { expect, test } from './support/fixtures';
import { prepare, widths } from './support/prepare-picture';

test('a photo becomes WebP files of three widths', async ({ page }) => {
  const prepared = await prepare(page, { kind: 'halves' });
  expect(prepared).toMatchObject({ stem: 'muhurtham-day-1', width: 1920, height: 1440 });
  expect(prepared).toMatchObject({ color: expect.stringMatching(/^#[56]\w0\w[56]\w$/) });
  expect(widths(prepared)).toEqual([480, 960, 1920]);
  for (const { type } of prepared.files) expect(type).toBe('image/webp');
});

test('a photo with an EXIF orientation is rotated and loses its EXIF data', async ({ page }) => {
  const prepared = await prepare(page, { kind: 'halves', orientation: 6 });
  expect(prepared).toMatchObject({ width: 1920, height: 2560 });
  expect(prepared.files).toHaveLength(3);
  for (const { corners, hasExif } of prepared.files) {
    expect(corners).toEqual(['red', 'red', 'blue']);
    expect(hasExif).toBe(false);
  }
});
