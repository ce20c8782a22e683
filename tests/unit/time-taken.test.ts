// product 16.26.
import { expect, test } from 'vitest';
import { timeTaken } from '../../src/studio/pictures/upload/time-taken';
import { jpegBytes, photoBytes, pngBytes } from '../support/picture-bytes';

const SAVED = new Date(2020, 0, 1).getTime();
const timeOf = (bytes: Uint8Array<ArrayBuffer>) =>
  timeTaken(new File([bytes], 'a.jpg', { lastModified: SAVED }));

test.each(['II', 'MM'] as const)(
  'the EXIF time of a photo is used as its time (%s)',
  async (order) => {
    const time = await timeOf(photoBytes('2026:03:14 18:02:11', '', order));
    expect(time).toBe(new Date(2026, 2, 14, 18, 2, 11).getTime());
  },
);

test('photos of the same second are distinguished by the fraction of the second', async () => {
  const [one, two] = await Promise.all(
    ['07', '5'].map((digits) => timeOf(photoBytes('2026:03:14 18:02:11', digits))),
  );
  expect([one, two].map((time = 0) => time % 1000)).toEqual([70, 500]);
});

test.each([
  ['a PNG', pngBytes(10, 10)],
  ['a JPEG without EXIF', jpegBytes(10, 10)],
  ['a JPEG with other metadata', jpegBytes(10, 10, { filler: 100_000 })],
  ['a camera whose clock was never set', photoBytes('0000:00:00 00:00:00')],
  ['a blank time', photoBytes('    :  :     :  :  ')],
  ['an empty file', new Uint8Array()],
  ['a file of one byte', Uint8Array.from([0xff])],
])('without an EXIF time, the time of the file is used: %s', async (_what, bytes) => {
  expect(await timeOf(bytes)).toBe(SAVED);
});

test('truncated EXIF data are ignored or give the right time', async () => {
  const photo = photoBytes('2026:03:14 18:02:11');
  for (let length = 0; length < photo.length - 1; length += 1) {
    expect([SAVED, new Date(2026, 2, 14, 18, 2, 11).getTime()]).toContain(
      await timeOf(photo.slice(0, length)),
    );
  }
});

test('for an unreadable file, the time of the file is used', async () => {
  const file = new File([], 'a.jpg', { lastModified: SAVED });
  Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  expect(await timeTaken(file)).toBe(SAVED);
});
