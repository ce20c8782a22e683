/** The fields of a document as they are stored, before they have been checked. */
export type StoredFields = Readonly<Record<string, unknown>>;
