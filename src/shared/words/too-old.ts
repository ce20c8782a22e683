/** Shown in browsers that are not supported; `oldest` lists the oldest supported ones. */
export const tooOldText = (browser: string, oldest: string) =>
  `${browser || 'This browser'} is too old for this site, which works in ${oldest} and newer ones.`;
