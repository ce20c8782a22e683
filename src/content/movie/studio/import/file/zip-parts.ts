/** A part of a ZIP file, as its list at the end says. */
interface ZipPart {
  readonly name: string;
  /** Bytes when unpacked. */
  readonly size: number;
}

const END_OF_LIST = 0x06054b50;
const ENTRY_OF_LIST = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** A comment at the end of the file has at most this many bytes. */
const COMMENT_MAX = 0xffff;

/**
 * Reads the names and sizes of the parts of a ZIP file, without unpacking any; undefined if it is none.
 * Sizes beyond 4 GB are told as such.
 */
export function zipParts(bytes: Uint8Array): readonly ZipPart[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfList(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  while (parts.length < count) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY_OF_LIST) {
      return undefined;
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    parts.push({ name: new TextDecoder().decode(name), size: view.getUint32(at + 24, true) });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOfList(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_OF_LIST) return at;
  }
  return undefined;
}
