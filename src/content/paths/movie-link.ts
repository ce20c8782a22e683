/** Returns the id of the movie that a path of this site leads to; undefined for any other link. */
export function movieIdIn(link = ''): string | undefined {
  const [, id] = /^\/movie\/([^/?#]+)/i.exec(link) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
