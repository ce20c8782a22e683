import { PictureError } from './picture-errors';

/** Picture types that are recognized by their first bytes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Returns the type of a file by its first bytes, because its name and declared type cannot be
 * trusted; undefined for other types.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const [first, second] = [ascii(bytes, 0, 4), ascii(bytes, 8, 12)];
  if (first === 'GIF8') return 'gif';
  if (first === 'RIFF' && second === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return typeByBrands(bytes);
  return /<svg[\s>]/i.test(ascii(bytes, 0, 1000)) ? 'svg' : undefined;
}

/**
 * Returns the type of a file in the container format that AVIF and HEIC share, by the brands in the
 * first box.
 */
function typeByBrands(bytes: Uint8Array): PictureType | undefined {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = ascii(bytes, 8, Math.min(length, 128)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** A size in pixels as stored, without the EXIF orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size in a picture's header without decoding the picture; undefined if `bytes` end
 * before the size or contain none.
 */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = READERS[type](view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // DataView throws RangeError for an offset beyond the last byte.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type ReadSize = (view: DataView) => PictureSize | undefined;

const READERS: Readonly<Record<PictureType, ReadSize>> = {
  jpeg: jpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: webpSize,
  avif: largestExtent,
  heic: largestExtent,
  svg: () => undefined,
};

const SOS = 0xda;
const EOI = 0xd9;

/** Skips segments up to the frame header (SOF), which has the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let offset = 2;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (isFrameHeader(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    if (marker === SOS || marker === EOI) return undefined;
    // A marker may be preceded by any number of 0xff fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const VP8 = 0x56503820;
const VP8L = 0x5650384c;
const VP8X = 0x56503858;

function webpSize(view: DataView): PictureSize | undefined {
  const uint24 = (offset: number) =>
    view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case VP8:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case VP8L: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case VP8X:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}

const ISPE = 0x69737065;

/** Returns the largest image extent (ispe box): smaller ones belong to tiles and thumbnails. */
function largestExtent(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let offset = 0; offset + 16 <= view.byteLength; offset += 1) {
    if (view.getUint32(offset) !== ISPE) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 60_000_000;
export const MAX_SIDE_PX = 20_000;

/**
 * The part of a file that nearly always contains the header. The rest is read only if it does not.
 */
const HEADER_BYTES = 262_144;

interface PictureHeader extends PictureSize {
  readonly type: PictureType;
}

/**
 * Returns type and size of a picture without decoding it, because a small file can declare more
 * pixels than a phone has memory for (security.md T48). Throws PictureError if the type is not
 * supported, the size is unknown or a limit is exceeded (product 17.1).
 */
export async function readPictureHeader(file: Blob): Promise<PictureHeader> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > MAX_BYTES) throw new PictureError('too-large');
  const header = await read(file.slice(0, HEADER_BYTES));
  const type = pictureType(header);
  if (!type) throw new PictureError('no-picture');
  if (type === 'svg') throw new PictureError('svg');

  const size =
    pictureSize(header, type) ??
    (file.size > HEADER_BYTES ? pictureSize(await read(file), type) : undefined);
  if (!size) throw new PictureError('damaged');
  if (!isWithinLimits(size)) throw new PictureError('too-many-pixels');
  return { type, ...size };
}

const isWithinLimits = ({ width, height }: PictureSize) =>
  width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE_PX;

async function read(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch (cause) {
    throw new PictureError('unreadable', { cause });
  }
}
