const STEM_LENGTH = 40;
const STAMP_LENGTH = 12;

/** The readable part of a stored file's name, made of the name that the file had on the device. */
export function pictureStem(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_LENGTH)
    .replace(/^-+|-+$/g, '');
  return stem || 'picture';
}

/** Twelve letters and digits that never come twice: no upload meets another one's file (DESIGN R5). */
export function pictureStamp(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STAMP_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * The name under which a file is stored, in the shape that storage.rules ask for. The largest file
 * of a picture carries no width. Throws TypeError for a type that this site does not make.
 */
export function storedName(stem: string, stamp: string, type: string, width?: number): string {
  const extension = EXTENSIONS[type];
  if (!extension) throw new TypeError(`No picture is stored as ${type}`);
  return `${[stem, stamp, width].filter(Boolean).join('-')}.${extension}`;
}
