/** Returns the town in the place of an event: what follows its last comma, or all of it (product 42.6). */
export const townIn = (place: string): string =>
  place.slice(place.lastIndexOf(',') + 1).trim() || place.trim();

/** Returns how an address names a town: in small letters, with hyphens for whatever is no letter or digit. */
export const townInAddress = (town: string): string =>
  town
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Returns how addresses name the town of an event, by its place in each language: a place that is translated
 * later keeps the address of its town.
 *
 * @param fields the stored fields of the event
 */
export const townsOf = (fields: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, place]) =>
    /^place(_|$)/.test(name) && typeof place === 'string' ? townInAddress(townIn(place)) : [],
  );
