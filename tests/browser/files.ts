import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** Words that no other test uses. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** A photo of one colour, to be chosen in a file input. Its name is told from all others. */
export async function photo({ name = unique('photo'), width = 1200, height = 800 } = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#8a3b12' } });
  const buffer = await picture.jpeg().toBuffer();
  return { name: `${name}.jpg`, stem: name.replaceAll(' ', '-'), mimeType: 'image/jpeg', buffer };
}
