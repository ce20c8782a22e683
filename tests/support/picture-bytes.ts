/** The first bytes of pictures of all types, with dimensions that the test chooses. */

const text = (ascii: string) => [...ascii].map((character) => character.charCodeAt(0));
const bytes = (...parts: readonly (number | string | readonly number[])[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? text(part) : part));
const uint16 = (value: number) => [value >> 8, value & 0xff];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const reversed = (list: readonly number[]) => list.toReversed();

const segment = (marker: number, body: readonly number[]) =>
  bytes(0xff, marker, uint16(body.length + 2), body);

/**
 * Returns a JPEG with `filler` bytes of metadata before the dimensions, in as many segments as
 * necessary.
 */
export function jpegBytes(width: number, height: number, { frame = 0xc0, filler = 0 } = {}) {
  const metadata: number[] = [];
  for (let rest = filler; rest > 0; rest -= 60_000) {
    metadata.push(
      ...segment(
        0xe1,
        Array.from({ length: Math.min(rest, 60_000) }, () => 0xff),
      ),
    );
  }
  // A table whose marker is similar to a frame's, followed by a fill byte.
  const table = bytes(segment(0xc4, [1, 2, 3, 4, 5, 6, 7]), 0xff);
  const size = segment(frame, bytes(8, uint16(height), uint16(width), 3));
  return Uint8Array.from(
    bytes(0xff, 0xd8, segment(0xe0, text('JFIF\0')), metadata, table, size, 0xff, 0xda),
  );
}

/** Returns a JPEG with this EXIF time of recording, and the digits of the fraction of a second. */
export function photoBytes(taken: string, fraction = '', order: 'II' | 'MM' = 'MM') {
  const number = (list: readonly number[]) => (order === 'II' ? reversed(list) : list);
  const entry = (tag: number, type: number, count: number, value: readonly number[]) =>
    bytes(number(uint16(tag)), number(uint16(type)), number(uint32(count)), value);
  const directory = (...entries: readonly (readonly number[])[]) =>
    bytes(number(uint16(entries.length)), ...entries, uint32(0));
  // After the header of 8 bytes: two directories of two entries each, then the time.
  const [second, time] = [8 + 30, 8 + 60];
  const first = directory(
    entry(0x010f, 2, 3, text('Me\0\0')),
    entry(0x8769, 4, 1, number(uint32(second))),
  );
  const exif = directory(
    entry(0x9003, 2, taken.length + 1, number(uint32(time))),
    entry(0x9291, 2, fraction.length, text(fraction.padEnd(4, '\0'))),
  );
  const header = bytes(order, number(uint16(42)), number(uint32(8)));
  const body = bytes('Exif', 0, 0, header, first, exif, taken, 0);
  return Uint8Array.from(bytes(0xff, 0xd8, segment(0xe0, text('JFIF\0')), segment(0xe1, body)));
}

export function pngBytes(width: number, height: number) {
  const size = bytes(uint32(width), uint32(height));
  return Uint8Array.from(
    bytes(0x89, 'PNG\r\n', 0x1a, 0x0a, uint32(13), 'IHDR', size, 8, 2, 0, 0, 0),
  );
}

export const gifBytes = (width: number, height: number) =>
  Uint8Array.from(bytes('GIF89a', reversed(uint16(width)), reversed(uint16(height))));

const webp = (kind: string, body: readonly number[]) =>
  Uint8Array.from(bytes('RIFF', uint32(0), 'WEBP', kind, uint32(0), body));

export function lossyWebpBytes(width: number, height: number) {
  // The two highest bits are for scaling and do not belong to the dimensions.
  const size = bytes(reversed(uint16(width | 0x4000)), reversed(uint16(height | 0x8000)));
  return webp('VP8 ', bytes(0, 0, 0, 0x9d, 0x01, 0x2a, size));
}

export const losslessWebpBytes = (width: number, height: number) =>
  webp('VP8L', bytes(0x2f, reversed(uint32(((height - 1) << 14) | (width - 1)))));

export function extendedWebpBytes(width: number, height: number) {
  const uint24 = (value: number) => reversed(uint32(value)).slice(0, 3);
  return webp('VP8X', bytes(uint32(0), uint24(width - 1), uint24(height - 1)));
}

/**
 * Returns a container of AVIF or HEIC: brands, then the dimensions of the tiles and of the picture.
 */
export function containerBytes(
  [major = '', ...others]: readonly string[],
  ...extents: readonly (readonly [number, number])[]
) {
  const type = bytes('ftyp', major, uint32(0), ...others);
  const sizes = extents.flatMap(([width, height]) =>
    bytes(uint32(20), 'ispe', uint32(0), uint32(width), uint32(height)),
  );
  return Uint8Array.from(bytes(uint32(type.length + 4), type, sizes));
}

export const textBytes = (content: string) => new TextEncoder().encode(content);
