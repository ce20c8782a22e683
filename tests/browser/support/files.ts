import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** Returns the text with a random suffix, so that no other test uses it. */
export const uniqueText = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** Returns a JPEG of one color for a file input, with a unique name. */
export async function photo() {
  const name = uniqueText('photo');
  const create = { width: 1200, height: 800, channels: 3, background: '#8a3b12' } as const;
  const picture = sharp({ create });
  const buffer = await picture.jpeg().toBuffer();
  return { name: `${name}.jpg`, stem: name.replaceAll(' ', '-'), mimeType: 'image/jpeg', buffer };
}
