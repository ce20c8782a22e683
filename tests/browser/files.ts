import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const STORAGE = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const BUCKET = 'demo-cinema.firebasestorage.app';

/** The paths of the stored files that begin so, past the rules. */
export async function storedFiles(prefix: string): Promise<readonly string[]> {
  const address = `${STORAGE}/storage/v1/b/${BUCKET}/o?prefix=${encodeURIComponent(prefix)}`;
  const answer = await fetch(address, { headers: { authorization: 'Bearer owner' } });
  const { items = [] } = (await answer.json()) as { items?: readonly { name: string }[] };
  return items.map(({ name }) => name);
}

/** Words that no other test uses. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** A photo of one colour, to be chosen in a file input. Its name is told from all others. */
export async function photo({ name = unique('photo'), width = 1200, height = 800 } = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#8a3b12' } });
  const buffer = await picture.jpeg().toBuffer();
  return { name: `${name}.jpg`, stem: name.replaceAll(' ', '-'), mimeType: 'image/jpeg', buffer };
}
