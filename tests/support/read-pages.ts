/** Reads a paged list to its end and returns its pages. */
export async function readPages<T>(next: () => Promise<readonly T[]>): Promise<readonly T[][]> {
  const pages: T[][] = [];
  for (let page = await next(); page.length > 0; page = await next()) pages.push([...page]);
  return pages;
}

/** Reads a paged list to its end and returns one property of its entries, page by page. */
export async function readPagesOf<T, Name extends keyof T>(
  next: () => Promise<readonly T[]>,
  name: Name,
): Promise<readonly T[Name][][]> {
  return (await readPages(next)).map((page) => page.map((entry) => entry[name]));
}
