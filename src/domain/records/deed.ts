/** What is done to an entry that is no edit of it (product 30.12). */
export const DEEDS = [
  'added',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'scheduled',
  'ending',
  'moved',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** Characters of a title that are stored with a deed. The security rules have the same number. */
export const DEED_TITLE_LENGTH = 200;
