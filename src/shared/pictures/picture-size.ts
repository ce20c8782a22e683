import type { PictureType } from './picture-type';

/** In pixels, as stored: the EXIF orientation is not applied. */
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

/** Returns the largest image extent (ispe box): the others are those of tiles and thumbnails. */
function largestExtent(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let offset = 0; offset + 16 <= view.byteLength; offset += 1) {
    if (view.getUint32(offset) !== ISPE) continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
