import type { PictureType } from './picture-type';

/** In pixels, as stored: a camera's note that the picture is to be turned is not looked at. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture's header states, without decoding the picture. Undefined when these
 * bytes end before the size or state none.
 */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = READERS[type](view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A look beyond the last byte.
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

/** Goes from segment to segment up to the frame header, which every kind of JPEG has one of. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === SOS || marker === EOI) return undefined;
    // Markers may be preceded by any number of filling 0xff.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const VP8 = 0x56503820;
const VP8L = 0x5650384c;
const VP8X = 0x56503858;

function webpSize(view: DataView): PictureSize | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
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

/** The largest of the stated extents: the others are those of its tiles and previews. */
function largestExtent(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
