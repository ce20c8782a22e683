import { expect, test } from 'vitest';
import {
  averageColor,
  largestSize,
  smallerSizes,
} from '../../src/shared/pictures/prepared-picture';

test.each([
  ['a photo', [4000, 3000], [1920, 1440], [480, 960]],
  ['a photo held upright', [3000, 4000], [1920, 2560], [480, 960]],
  ['of the maximum width', [1920, 1080], [1920, 1080], [480, 960]],
  ['below the maximum width', [1440, 900], [1440, 900], [480, 960]],
  ['hardly wider than a smaller size', [1000, 500], [1000, 500], [480]],
  ['small', [599, 400], [599, 400], []],
  ['one pixel', [1, 1], [1, 1], []],
  ['a strip', [20_000, 10], [1920, 1], [480, 960]],
  ['a pole', [1000, 20_000], [192, 3840], []],
])(
  '%s of %j is stored as %j and with the widths %j',
  (_name, [width = 0, height = 0], ...sizes) => {
    const largest = largestSize({ width, height });
    expect([largest.width, largest.height]).toEqual(sizes[0]);
    const smaller = smallerSizes(largest);
    expect(smaller.map((size) => size.width)).toEqual(sizes[1]);
    for (const size of smaller) expect(size.height).toBeGreaterThanOrEqual(1);
  },
);

test.each([
  [[255, 0, 0, 255, 0, 0, 255, 255], '#800080'],
  [[10, 20, 30, 255], '#0a141e'],
  // Transparent pixels do not count.
  [[10, 20, 30, 255, 255, 255, 255, 0], '#0a141e'],
  [[255, 255, 255, 0], '#000000'],
  [[], '#000000'],
])('the average color of the pixels %j is %s', (pixels, color) => {
  expect(averageColor(Uint8ClampedArray.from(pixels))).toBe(color);
});
