// product 17.1.
import { describe, expect, test } from 'vitest';
import {
  readPictureHeader,
  pictureSize,
  pictureType,
} from '../../src/shared/pictures/picture-header';
import { PICTURE_PROBLEMS, type PictureProblem } from '../../src/shared/pictures/picture-errors';
import {
  containerBytes,
  extendedWebpBytes,
  gifBytes,
  jpegBytes,
  losslessWebpBytes,
  lossyWebpBytes,
  pngBytes,
  textBytes,
} from '../support/picture-bytes';

const EVERY_KIND = [
  ['jpeg', jpegBytes(4000, 3000)],
  ['jpeg', jpegBytes(4000, 3000, { frame: 0xc2 })],
  ['png', pngBytes(4000, 3000)],
  ['gif', gifBytes(4000, 3000)],
  ['webp', lossyWebpBytes(4000, 3000)],
  ['webp', losslessWebpBytes(4000, 3000)],
  ['webp', extendedWebpBytes(4000, 3000)],
  ['avif', containerBytes(['avif', 'mif1'], [4000, 3000])],
  ['avif', containerBytes(['mif1', 'avif'], [4000, 3000])],
  ['heic', containerBytes(['heic', 'mif1'], [512, 512], [4000, 3000], [320, 240])],
] as const;

describe('every type of picture', () => {
  test.each(EVERY_KIND)(
    '%s is recognized by its first bytes, and its dimensions are read from its header',
    (type, bytes) => {
      expect(pictureType(bytes)).toBe(type);
      expect(pictureSize(bytes, type)).toEqual({ width: 4000, height: 3000 });
    },
  );

  test.each(EVERY_KIND)('a truncated %s has no dimensions or the right ones', (type, bytes) => {
    const found = Array.from(bytes, (_byte, length) =>
      pictureSize(bytes.subarray(0, length), type),
    );
    expect(found[0]).toBeUndefined();
    const widths = new Set(found.map((size) => size?.width).filter(Boolean));
    // The only dimensions in a HEIC that is truncated after its first tile.
    widths.delete(512);
    expect([...widths].every((width) => width === 4000)).toBe(true);
  });

  test('a view of a larger buffer is read from the start of the view', () => {
    const buffer = Uint8Array.from([1, 2, 3, ...pngBytes(70, 40)]);
    expect(pictureSize(buffer.subarray(3), 'png')).toEqual({ width: 70, height: 40 });
  });

  test('the largest dimensions of a header are read', () => {
    expect(pictureSize(extendedWebpBytes(2 ** 24, 1), 'webp')?.width).toBe(2 ** 24);
    expect(pictureSize(losslessWebpBytes(16_384, 16_384), 'webp')).toEqual({
      width: 16_384,
      height: 16_384,
    });
    expect(pictureSize(pngBytes(2 ** 31, 1), 'png')?.width).toBe(2 ** 31);
  });
});

describe('the type of a file that is not a supported picture', () => {
  test.each([
    ['', undefined],
    ['<p>Hello</p>', undefined],
    ['%PDF-1.7', undefined],
    ['BM then a bitmap', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<SVG\n>', 'svg'],
    ['<svgology>', undefined],
  ])('%j is %s', (content, type) => {
    expect(pictureType(textBytes(content))).toBe(type);
  });

  test('a video in the same container format has no type', () => {
    expect(pictureType(containerBytes(['isom', 'mp42'], [640, 360]))).toBeUndefined();
  });
});

describe('a chosen file', () => {
  const reading = (...parts: BlobPart[]) => readPictureHeader(new Blob(parts));
  /** A file of so many bytes, which begins with these. */
  const largeFile = (bytes: number, ...beginning: BlobPart[]) =>
    Object.defineProperty(new Blob(beginning), 'size', { value: bytes });

  test('is recognized by its content', async () => {
    expect(await reading(jpegBytes(4000, 3000))).toEqual({
      type: 'jpeg',
      width: 4000,
      height: 3000,
    });
  });

  test('is read further if there is much metadata before the dimensions', async () => {
    expect(await reading(jpegBytes(4000, 3000, { filler: 400_000 }))).toMatchObject({
      width: 4000,
    });
  });

  test.each<[string, PictureProblem, BlobPart[]]>([
    ['no content', 'empty', []],
    ['text', 'no-picture', ['<script>alert(1)</script>']],
    ['an SVG', 'svg', ['<svg onload="alert(1)">']],
    ['a truncated header', 'damaged', [pngBytes(70, 40).subarray(0, 20)]],
    ['a width of 0', 'damaged', [pngBytes(0, 40)]],
    ['an AVIF without dimensions', 'damaged', [containerBytes(['avif'])]],
    ['a decompression bomb', 'too-many-pixels', [pngBytes(50_000, 50_000)]],
    ['60,010,000 pixels', 'too-many-pixels', [pngBytes(10_000, 6001)]],
    ['one side too long', 'too-many-pixels', [pngBytes(20_001, 10)]],
  ])('with %s is refused: %s', async (_name, problem, parts) => {
    await expect(reading(...parts)).rejects.toMatchObject({
      name: 'PictureError',
      problem,
      message: PICTURE_PROBLEMS[problem],
    });
  });

  test('can have 60 million pixels and 40 megabytes, but not one byte more', async () => {
    expect(await reading(pngBytes(20_000, 3000))).toMatchObject({ width: 20_000 });
    const png = pngBytes(1, 1);
    expect(await readPictureHeader(largeFile(40_000_000, png))).toMatchObject({ type: 'png' });
    await expect(readPictureHeader(largeFile(40_000_001, png))).rejects.toMatchObject({
      problem: 'too-large',
    });
  });

  test('that is no longer readable is refused', async () => {
    const gone = new Blob(['x']);
    const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    Object.assign(gone, { slice });
    await expect(readPictureHeader(gone)).rejects.toMatchObject({ problem: 'unreadable' });
  });
});
