// product 17.2, 21.6.
import { expect, test } from '../../browser/support/fixtures';
import { prepare, widths } from '../../browser/support/prepare-picture';

test('a picture of noise, the hardest to compress, stays below 300 kB too', async ({ page }) => {
  const prepared = await prepare(page, { kind: 'noise', width: 2000, height: 1500 });
  expect(widths(prepared).slice(0, 2)).toEqual([480, 960]);
  expect(widths(prepared)[2]).toBeGreaterThan(960);
  for (const { bytes } of prepared.files) expect(bytes).toBeLessThanOrEqual(300_000);
});

test('a small picture is not scaled up, and keeps its transparency', async ({ page }) => {
  const chosen = { kind: 'transparent', width: 500, height: 300, type: 'image/png' } as const;
  const prepared = await prepare(page, chosen);
  expect(widths(prepared)).toEqual([500]);
  expect(prepared.files).toMatchObject([{ opaque: false }]);
});

test('a damaged file is refused with the reason', async ({ page }) => {
  const { problem } = await prepare(page, { kind: 'truncated' });
  expect(problem).toMatch(/damaged or incomplete/);
});

test.describe('without support for scaling, OffscreenCanvas and WebP', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const decode = globalThis.createImageBitmap.bind(globalThis);
      const write = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
      Object.assign(globalThis, {
        createImageBitmap: (source: ImageBitmapSource, options?: object) =>
          options ? Promise.reject(new TypeError('No such option')) : decode(source),
      });
      Object.assign(HTMLCanvasElement.prototype, {
        toBlob(this: HTMLCanvasElement, done: BlobCallback, type?: string, quality?: number) {
          write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
        },
      });
      Object.assign(OffscreenCanvas.prototype, { getContext: () => null });
    }),
  );

  test('the files are upright JPEGs', async ({ page }) => {
    const prepared = await prepare(page, { kind: 'halves', orientation: 6 });
    expect(widths(prepared)).toEqual([480, 960, 1920]);
    for (const { type, corners } of prepared.files) {
      expect(type).toBe('image/jpeg');
      expect(corners).toEqual(['red', 'red', 'blue']);
    }
  });
});
