import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { preparePicture } from '../../src/admin/kit/uploads/resize';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { expect, test } from './support/fixtures';

declare const resize: { readonly preparePicture: typeof preparePicture };

/** resize.ts and its imports, bundled as a script that defines the global `resize`. */
let script = '';
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/admin/kit/uploads/resize.ts', formats: ['iife'], name: 'resize' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  script = bundle.output[0].code;
});

/** An empty page with the headers of Hosting. */
const PAGE = 'http://127.0.0.1/pictures';
const headers = Object.fromEntries(
  (firebaseConfig.hosting.headers[0]?.headers ?? []).map(({ key, value }) => [key, value]),
);

interface Chosen {
  readonly kind: 'halves' | 'noise' | 'transparent' | 'text' | 'truncated' | 'heic';
  readonly width?: number;
  readonly height?: number;
  readonly type?: string;
  /** The EXIF orientation. */
  readonly orientation?: number;
}

/** Draws a picture in the browser and prepares it for upload under the site's content policy. */
async function prepare(page: Page, chosen: Chosen) {
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: '<title>Pictures</title>' }),
  );
  await page.goto(PAGE);
  await page.evaluate(`${script}; globalThis.resize = resize;`);
  return page.evaluate(async (options: Chosen) => {
    const { kind, width = 4000, height = 3000, type = 'image/jpeg', orientation } = options;

    async function draw(): Promise<Blob> {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      if (kind === 'noise') {
        const tile = context.createImageData(width, height);
        const pixels = new Uint32Array(tile.data.buffer);
        let seed = 1;
        for (let at = 0; at < pixels.length; at += 1) {
          seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
          pixels[at] = (seed >>> 8) | 0xff000000;
        }
        context.putImageData(tile, 0, 0);
      } else if (kind !== 'transparent') {
        context.fillStyle = '#c00000';
        context.fillRect(0, 0, width / 2, height);
        context.fillStyle = '#0000c0';
        context.fillRect(width / 2, 0, width / 2, height);
      }
      return new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no file'))), type, 0.92);
      });
    }

    /** Adds an EXIF segment with only the orientation to a JPEG. */
    function withOrientation(jpeg: Blob, value: number): Blob {
      const tiff = [77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
      const body = [69, 120, 105, 102, 0, 0, ...tiff, 0, 0, 0, 0];
      const block = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
      return new Blob([jpeg.slice(0, 2), block, jpeg.slice(2)]);
    }

    async function file(): Promise<Blob> {
      if (kind === 'text') return new Blob(['<p>No picture</p>']);
      if (kind === 'heic') {
        const size = [0, 0, 0, 20, 105, 115, 112, 101, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9];
        return new Blob(['\0\0\0\x10ftypheic\0\0\0\0', new Uint8Array(size)]);
      }
      const drawn = await draw();
      if (kind === 'truncated') return drawn.slice(0, drawn.size / 2);
      return orientation ? withOrientation(drawn, orientation) : drawn;
    }

    async function inspect(blob: Blob) {
      const bitmap = await createImageBitmap(blob);
      const { width: right, height: bottom } = bitmap;
      const canvas = Object.assign(document.createElement('canvas'), {
        width: right,
        height: bottom,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const colorAt = (x: number, y: number) => {
        const pixel = context?.getImageData(x * right, y * bottom, 1, 1).data;
        const [red = 0, , blue = 0] = pixel ?? [];
        return red > blue ? 'red' : 'blue';
      };
      return {
        type: blob.type,
        bytes: blob.size,
        width: right,
        height: bottom,
        opaque: context?.getImageData(0, 0, 1, 1).data[3] === 255,
        hasExif: new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes('Exif'),
        corners: [colorAt(0.1, 0.1), colorAt(0.9, 0.1), colorAt(0.1, 0.9)],
      };
    }

    const original = new File([await file()], 'Muhurtham Day 1.JPG');
    try {
      const { largest, smaller, ...rest } = await resize.preparePicture(original);
      const files = await Promise.all([...smaller.map(({ blob }) => blob), largest].map(inspect));
      return { ...rest, files };
    } catch (error) {
      return { problem: String(error), files: [] };
    }
  }, chosen);
}

const widths = ({ files }: { readonly files: readonly { readonly width: number }[] }) =>
  files.map(({ width }) => width);

test('a photo becomes WebP files of three widths', async ({ page }) => {
  const prepared = await prepare(page, { kind: 'halves' });
  expect(prepared).toMatchObject({ stem: 'muhurtham-day-1', width: 1920, height: 1440 });
  expect(prepared).toMatchObject({ color: expect.stringMatching(/^#[56]\w0\w[56]\w$/) });
  expect(widths(prepared)).toEqual([480, 960, 1920]);
  for (const { type } of prepared.files) expect(type).toBe('image/webp');
});

test('a picture of noise, the hardest to compress, stays below 300 kB too', async ({ page }) => {
  const prepared = await prepare(page, { kind: 'noise', width: 2000, height: 1500 });
  expect(widths(prepared).slice(0, 2)).toEqual([480, 960]);
  expect(widths(prepared)[2]).toBeGreaterThan(960);
  for (const { bytes } of prepared.files) expect(bytes).toBeLessThanOrEqual(300_000);
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

test('a small picture is not scaled up, and keeps its transparency', async ({ page }) => {
  const chosen = { kind: 'transparent', width: 500, height: 300, type: 'image/png' } as const;
  const prepared = await prepare(page, chosen);
  expect(widths(prepared)).toEqual([500]);
  expect(prepared.files).toMatchObject([{ opaque: false }]);
});

for (const [kind, reason] of [
  ['text', /not a picture/],
  ['truncated', /damaged or incomplete/],
  ['heic', /HEIC photo from an iPhone/],
] as const) {
  test(`an unusable file is refused with its reason: ${kind}`, async ({ page }) => {
    expect(await prepare(page, { kind })).toMatchObject({
      problem: expect.stringMatching(reason),
    });
  });
}

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

  test('a damaged picture is still refused', async ({ page }) => {
    expect(await prepare(page, { kind: 'truncated' })).toMatchObject({
      problem: expect.stringMatching(/damaged/),
    });
  });
});
