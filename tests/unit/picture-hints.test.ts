// product 17.12.
import { expect, test } from 'vitest';
import { pictureHints } from '../../src/shared/pictures/picture-hints';
import {
  containerBytes,
  extendedWebpBytes,
  gifBytes,
  jpegBytes,
  pngBytes,
} from '../support/picture-bytes';

const hintsFor = (bytes: Uint8Array, goodSide = 800) =>
  pictureHints(new Blob([Uint8Array.from(bytes)]), goodSide);

const STILL = ['This animation will stand still.'];

/** The bytes with others behind them. */
const followedBy = (bytes: Uint8Array, ...more: readonly number[]) =>
  Uint8Array.from([...bytes, ...more]);
const text = (ascii: string) => [...ascii].map((letter) => letter.charCodeAt(0));
/** The block before a frame of a GIF. */
const frame = [0x21, 0xf9, 0x04, 0, 10, 0, 0, 0, 0x2c];

test('a picture below the recommended size has a hint, in landscape and in portrait format', async () => {
  const [hint] = await hintsFor(jpegBytes(640, 480));
  expect(hint).toMatch(/^This picture is small \(640 × 480\).*800 pixels/);
  expect(await hintsFor(jpegBytes(600, 800))).toEqual([]);
  expect(await hintsFor(jpegBytes(600, 800), 1600)).toHaveLength(1);
});

test.each([
  ['a GIF with two frames', followedBy(gifBytes(900, 900), ...frame, 1, 2, ...frame), STILL],
  ['a GIF with one frame', followedBy(gifBytes(900, 900), ...frame, 1, 2), []],
  ['a GIF without control blocks', gifBytes(900, 900), []],
  ['a still WebP', extendedWebpBytes(900, 900), []],
  ['a still PNG', pngBytes(900, 900), []],
  [
    'an animated PNG',
    followedBy(pngBytes(900, 900), 0, 0, 0, 0, 0, 0, 0, 8, ...text('acTL')),
    STILL,
  ],
  ['a still AVIF', containerBytes(['avif'], [900, 900]), []],
  ['an AVIF sequence', containerBytes(['avis', 'avif'], [900, 900]), STILL],
])('%s has a hint only if it is animated', async (_, bytes, hints) =>
  expect(await hintsFor(bytes)).toEqual(hints),
);

test('an animated WebP has a hint', async () => {
  const bytes = extendedWebpBytes(900, 900);
  bytes[20] = 0x02;
  expect(await hintsFor(bytes)).toEqual(STILL);
});
