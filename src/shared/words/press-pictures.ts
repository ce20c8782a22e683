// The pictures of the press material.

export const PICTURES = 'Pictures';
export const courtesyOf = (title: string, company: string) => `“${title}”, courtesy of ${company}`;
/** Before the credit line. */
export const FREE_TO_USE = 'Free to use in reports on the film, with the credit line:';
export const posterOf = (title: string) => `Poster of ${title}`;
export const WIDE_PICTURE = 'Wide picture';
/** Before its number, for a still without a name. */
export const STILL = 'Still';
export const OPEN_FILE = 'Open the file';
export const DOWNLOAD_ALL = 'Download all as ZIP';
export const PACKING = 'Packing...';
export const notRead = (missing: number, count: number) =>
  `${missing} of ${count} could not be read. Open them one by one.`;
export const NOT_PACKED = 'The pictures could not be packed. Open them one by one.';
