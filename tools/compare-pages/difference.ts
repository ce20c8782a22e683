import sharp from 'sharp';

/** The rows in which two pictures differ, and how much. */
export interface Difference {
  readonly pixels: number;
  readonly top: number;
  readonly bottom: number;
  /** Before and after of these rows, beside each other, as a PNG. */
  readonly picture: Buffer;
}

const CHANNELS = 3;
/** Fewer are the edge of a letter or of a line, which the engine draws in one of two ways. */
const ENOUGH_PIXELS = 60;
const AROUND = 60;
const LARGEST = 1600;
const GAP = 16;

/** What differs between two pictures, in any channel of a pixel; null where nothing does. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const rows = Math.max(one.info.height, other.info.height);
  const width = Math.max(one.info.width, other.info.width);
  const stride = width * CHANNELS;
  let [pixels, top, bottom] = [0, rows, -1];
  for (let row = 0; row < rows; row += 1) {
    const [left, right] = [one, other].map(({ data }) =>
      data.subarray(row * stride, (row + 1) * stride),
    );
    if (!left || !right || left.equals(right)) continue;
    top = Math.min(top, row);
    bottom = row;
    for (let at = 0; at < stride; at += CHANNELS)
      if (!left.subarray(at, at + CHANNELS).equals(right.subarray(at, at + CHANNELS))) pixels += 1;
  }
  if (pixels < ENOUGH_PIXELS && one.info.height === other.info.height) return null;
  const from = Math.max(0, top - AROUND);
  const height = Math.min(rows, bottom + AROUND, from + LARGEST) - from;
  const part = ({ info }: typeof one, file: Buffer) =>
    from >= info.height
      ? Buffer.alloc(0)
      : sharp(file)
          .extract({
            left: 0,
            top: from,
            width: info.width,
            height: Math.min(height, info.height - from),
          })
          .toBuffer();
  const parts = await Promise.all([part(one, before), part(other, after)]);
  const picture = await sharp({
    create: { width: 2 * width + GAP, height, channels: CHANNELS, background: '#ff00ff' },
  })
    .composite(
      parts.flatMap((input, index) =>
        input.length > 0 ? [{ input, left: index * (width + GAP), top: 0 }] : [],
      ),
    )
    .png()
    .toBuffer();
  return { pixels, top, bottom, picture };
}

const pixelsOf = (file: Buffer) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
