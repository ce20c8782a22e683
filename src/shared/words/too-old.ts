/** To browsers below the floor; `oldest` names those that are not, with their versions. */
export const tooOld = (browser: string, oldest: string) =>
  `${browser || 'This browser'} is too old for this site, which works in ${oldest} and newer ones.`;
