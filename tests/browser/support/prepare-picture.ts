import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { preparePicture } from '../../../src/studio/pictures/upload/resize';
import firebaseConfig from '../../../firebase.json' with { type: 'json' };

declare const resize: { readonly preparePicture: typeof preparePicture };

/** resize.ts with its imports, bundled as a script that defines the global `resize`. */
let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/studio/pictures/upload/resize.ts', formats: ['iife'], name: 'resize' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

/** An empty page with Hosting's headers. */
const PAGE = 'http://127.0.0.1/pictures';
const headers = Object.fromEntries(
  (firebaseConfig.hosting.headers[0]?.headers ?? []).map(({ key, value }) => [key, value]),
);

interface Chosen {
  readonly kind: 'halves' | 'noise' | 'transparent' | 'truncated';
  readonly width?: number;
  readonly height?: number;
  readonly type?: string;
  /** The EXIF orientation. */
  readonly orientation?: number;
}

/**
 * Draws a picture in the browser and prepares it for upload under the site's content security
 * policy.
 */
export async function prepare(page: Page, chosen: Chosen) {
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: '<title>Pictures</title>' }),
  );
  await page.goto(PAGE);
  script ??= bundle();
  await page.evaluate(`${await script}; globalThis.resize = resize;`);
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

export const widths = ({ files }: { readonly files: readonly { readonly width: number }[] }) =>
  files.map(({ width }) => width);
