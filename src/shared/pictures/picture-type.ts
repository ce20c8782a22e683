/** The types of pictures that are recognized by their first bytes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Returns the type of a file by its first bytes, as its name and declared type cannot be trusted;
 * undefined for other types.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const [first, second] = [ascii(bytes, 0, 4), ascii(bytes, 8, 12)];
  if (first === 'GIF8') return 'gif';
  if (first === 'RIFF' && second === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return typeByBrands(bytes);
  return /<svg[\s>]/i.test(ascii(bytes, 0, 1000)) ? 'svg' : undefined;
}

/** AVIF and HEIC share one container format; the brands in its first box name the type. */
function typeByBrands(bytes: Uint8Array): PictureType | undefined {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = ascii(bytes, 8, Math.min(length, 128)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));
