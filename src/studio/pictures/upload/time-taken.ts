/** EXIF data are at the beginning of the file. */
const HEADER_BYTES = 131_072;

const JPEG = 0xffd8;
const FILL = 0xffff;
const EXIF_SEGMENT = 0xffe1;
const PICTURE_DATA = 0xffda;
/** 'Exif' */
const EXIF = 0x45786966;
/** 'II' */
const LITTLE_ENDIAN = 0x4949;
const EXIF_DIRECTORY = 0x8769;
const TIME_TAKEN = 0x9003;
const FRACTION_OF_SECOND = 0x9291;
const ENTRY_BYTES = 12;

/**
 * Returns when a photo was taken, in milliseconds, only suited for comparing photos: the EXIF time
 * of a JPEG, in the camera's clock, as if it were in the browser's time zone; otherwise the file's
 * time.
 */
export async function timeTaken(file: File): Promise<number> {
  try {
    const header = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
    return exifTime(header) ?? file.lastModified;
  } catch {
    // The file cannot be read, or its EXIF data are truncated.
    return file.lastModified;
  }
}

/** Throws RangeError if the data are truncated. */
function exifTime(file: DataView): number | undefined {
  if (file.getUint16(0) !== JPEG) return undefined;
  let at = 2;
  for (;;) {
    const marker = file.getUint16(at);
    if (marker === FILL) {
      at += 1;
    } else if (marker < 0xff00 || marker === PICTURE_DATA) {
      return undefined;
    } else if (marker === EXIF_SEGMENT && file.getUint32(at + 4) === EXIF) {
      return timeIn(new DataView(file.buffer, file.byteOffset + at + 10));
    } else {
      at += 2 + file.getUint16(at + 2);
    }
  }
}

/** Reads the time from EXIF data, which are in the TIFF format. */
function timeIn(tiff: DataView): number | undefined {
  const little = tiff.getUint16(0) === LITTLE_ENDIAN;

  /** Returns the offset and length of an entry's value. */
  const find = (directory: number, tag: number) => {
    const count = tiff.getUint16(directory, little);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (tiff.getUint16(entry, little) === tag) {
        return { value: entry + 8, length: tiff.getUint32(entry + 4, little) };
      }
    }
    return undefined;
  };
  const textOf = (directory: number, tag: number) => {
    const { value, length } = find(directory, tag) ?? { value: 0, length: 0 };
    // Values of up to four bytes are stored in the entry itself.
    const start = length > 4 ? tiff.getUint32(value, little) : value;
    const codes = Array.from({ length: Math.min(length, 32) }, (_, n) => tiff.getUint8(start + n));
    return String.fromCharCode(...codes);
  };

  const pointer = find(tiff.getUint32(4, little), EXIF_DIRECTORY);
  if (!pointer) return undefined;
  const directory = tiff.getUint32(pointer.value, little);
  return parseTime(textOf(directory, TIME_TAKEN), textOf(directory, FRACTION_OF_SECOND));
}

/** Parses '2026:03:14 18:02:11' and the digits of the fraction of a second. */
function parseTime(text: string, fraction: string): number | undefined {
  const parts = /^([12]\d{3}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour, minute, second] = parts.slice(1).map(Number);
  const milliseconds = Number(`0.${/^\d*/.exec(fraction)?.[0] ?? ''}`) * 1000;
  return new Date(year, month - 1, day, hour, minute, second, milliseconds).getTime();
}
