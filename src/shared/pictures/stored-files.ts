/** The fields in which entries have the addresses of their pictures' files; the smaller ones by width. */
const FILE_FIELD = /^(?:img|imageUrl|src|share|\d+)$/;

/**
 * Returns the texts in the fields of pictures of a stored entry, whatever its kind and however deep: no
 * other text is the address of a file, even if it looks like one.
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
