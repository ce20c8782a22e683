import { PictureError } from './picture-problem';
import { pictureSize, type PictureSize } from './picture-size';
import { pictureType, type PictureType } from './picture-type';

const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 60_000_000;
const MAX_SIDE_PX = 20_000;

/** Nearly every header fits into so many bytes; the rest of a file is read only where one does not. */
const HEADER_BYTES = 262_144;

export interface PictureHeader extends PictureSize {
  readonly type: PictureType;
}

/**
 * What kind of picture a file is and how large, before anything decodes it: a small file can claim
 * more pixels than a phone has memory for (SECURITY T48). Throws PictureError.
 */
export async function readPictureHeader(file: Blob): Promise<PictureHeader> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > MAX_BYTES) throw new PictureError('too-large');
  const start = await read(file.slice(0, HEADER_BYTES));
  const type = pictureType(start);
  if (!type) throw new PictureError('no-picture');
  if (type === 'svg') throw new PictureError('svg');

  const size =
    pictureSize(start, type) ??
    (file.size > HEADER_BYTES ? pictureSize(await read(file), type) : undefined);
  if (!size) throw new PictureError('damaged');
  if (!fits(size)) throw new PictureError('too-many-pixels');
  return { type, ...size };
}

const fits = ({ width, height }: PictureSize) =>
  width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE_PX;

async function read(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch (cause) {
    throw new PictureError('unreadable', { cause });
  }
}
