/** Returns the id of the movie whose document an older image is below; undefined elsewhere (product 8.6). */
export const movieAbove = (path: string): string | undefined =>
  /^Movies\/(?:Upcoming|Released)\/Movies\/([^/]+)\/images\/[^/]+$/.exec(path)?.[1];
