/** Returns the town in an event's place: the part after the last comma, or all of it (product 42.6). */
export const townIn = (place: string): string =>
  place.slice(place.lastIndexOf(',') + 1).trim() || place.trim();

/**
 * Returns a town as addresses name it: in lower case, with hyphens for everything except letters and digits.
 */
export const townInAddress = (town: string): string =>
  town
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Returns the town of an event as addresses name it, from its place in each language, so that the address
 * stays the same if the place is translated later.
 *
 * @param fields the stored fields of the event
 */
export const townsOf = (fields: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, place]) =>
    /^place(_|$)/.test(name) && typeof place === 'string' ? townInAddress(townIn(place)) : [],
  );
