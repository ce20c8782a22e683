const STEM_LENGTH = 40;
const ID_LENGTH = 12;

/**
 * Words of a URL by which ad blockers recognize advertisements: "ads", "sponsored", or the size of
 * a banner. A third of all visitors would not see a picture with such a name.
 */
const AS_ADVERTISEMENT =
  /^(\d{2,4}x\d{2,4}.*|(.*\D)?\d{2,4}x\d{2,4}|ad[sv]?t?\d*|.*(advert|banner(ad|\d)|sponsor|pop-?up|popunder|affiliat|adsense|ad(serv|space|unit|slot|zone)|doubleclick|skyscraper|leaderboard|prebid|publicidad|pubblicit|reklam|werb(e|ung)|iklan|track(er|ing)|analytics).*)$/;

/** A size across several words: 728-90, 300 x 250. */
const SIZE_IN_WORDS = /\b(\d{3}(-\d{2,3})+|\d{2,4}(-x-|-x|x-)\d{2,4})\b/g;

/** Whether a word of a URL looks like an advertisement to ad blockers. */
export const isLikeAdvertisement = (word: string): boolean => AS_ADVERTISEMENT.test(word);

/**
 * Returns the readable part of a stored file's name: the original name in a-z, 0-9 and hyphens,
 * without words that ad blockers recognize.
 */
export function pictureStem(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    // Cut first, because cutting may turn "adam" into "ad".
    .slice(0, STEM_LENGTH)
    .split('-')
    .filter((word) => !isLikeAdvertisement(word));
  const parts = words.join('-').replace(SIZE_IN_WORDS, '').split('-');
  return parts.filter(Boolean).join('-') || 'picture';
}

/** Returns 12 random characters, so that no upload overwrites another file (product 17.4). */
export function randomFileId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * Returns the name of a stored file in the format that storage.rules require. `width` (px) is only
 * given for the smaller files of a picture. Throws TypeError for types other than WebP and JPEG.
 */
export function storedName(stem: string, fileId: string, type: string, width?: number): string {
  const extension = EXTENSIONS[type];
  if (!extension) throw new TypeError(`No picture is stored as ${type}`);
  return `${[stem, fileId, width].filter(Boolean).join('-')}.${extension}`;
}

/**
 * Returns a name for the file at a URL: the name of a stored file without its random characters, so
 * that the name of its copy has the same length.
 */
export function fileNameAt(address: string): string {
  return (
    nameAt(address).replace(new RegExp(`-[a-z0-9]{${ID_LENGTH}}(?=\\.[a-z]+$)`), '') || 'picture'
  );
}

/**
 * The name of a picture that this site has stored; the name of a copy is `NAME--…` with the
 * original's name.
 */
const STORED = new RegExp(
  `^([a-z0-9-]{1,66}?-[a-z0-9]{${ID_LENGTH}})(?:--[a-z0-9]{${ID_LENGTH}})?\\.[a-z]+$`,
);

/**
 * Returns the common beginning of the names of a picture and all its copies (product 17.16).
 * Undefined for a picture that this site has not stored, because its copies cannot be recognized.
 */
export const originOf = (fileName: string): string | undefined => STORED.exec(fileName)?.[1];

/** Returns `originOf` for the file name in a URL. */
export const originAt = (address: string): string | undefined => originOf(nameAt(address));

/** Returns the readable part of the names of a copy. `pictureStem` never returns two hyphens in a row. */
export const copyStem = (origin: string): string => `${origin}-`;

const nameAt = (address: string) =>
  decodeURIComponent(new URL(address).pathname).split('/').at(-1) ?? '';

/** The fields of entries that contain the URLs of picture files; smaller files by width. */
const FILE_FIELD = /^(?:img|imageUrl|src|share(?:_.+)?|\d+)$/;

/**
 * Returns the texts in the picture fields of a stored entry of any kind, at any depth. Other texts
 * are not the URL of a file, even if they look like one.
 */
export function pictureAddressesIn(entry: unknown): readonly string[] {
  if (!isPlainObject(entry)) return [];
  return Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value !== 'string') return pictureAddressesIn(value);
    return FILE_FIELD.test(field) ? [value] : [];
  });
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
