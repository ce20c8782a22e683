// The number of a picture in full size.

/** `count` may be open at its end, as '20+'. */
export const pictureOf = (number: number, count: string, name: string) =>
  `Picture ${number} of ${count}: ${name}`;
