/** The id of the movie to whose page a path of this site leads; undefined for any other link. */
export function movieIdIn(link = ''): string | undefined {
  const [, id] = /^\/movie\/([^/?#]+)/i.exec(link) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
