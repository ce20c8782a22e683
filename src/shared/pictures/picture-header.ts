import { PictureError } from './picture-problem';
import { pictureSize, type PictureSize } from './picture-size';
import { pictureType, type PictureType } from './picture-type';

const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 60_000_000;
const MAX_SIDE_PX = 20_000;

/** Nearly every header fits into this part of a file; the rest is read only if it does not. */
const HEADER_BYTES = 262_144;

interface PictureHeader extends PictureSize {
  readonly type: PictureType;
}

/**
 * Returns type and size of a picture without decoding it, as a small file can declare more pixels
 * than a phone has memory for (security.md T48). Throws PictureError if the type is not supported,
 * the size is unknown or a limit is exceeded (product 17.1).
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
