/** What is done to an entry that is no edit of it (product 30.12). */
export const RECORDS = [
  'added',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'scheduled',
  'ending',
  'moved',
] as const;
export type RecordName = (typeof RECORDS)[number];

/** Characters of a title that are stored with a record. The security rules have the same number. */
export const RECORD_TITLE_LENGTH = 200;
