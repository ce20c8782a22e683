import { where, type QueryConstraint, type QueryDocumentSnapshot } from 'firebase/firestore/lite';

interface StatusSource<T> {
  readonly where: readonly QueryConstraint[];
  readonly read: (document: QueryDocumentSnapshot) => T | null;
}

/**
 * Returns the query conditions for a status, and the converter of its documents. The converter
 * checks the status again, because an entry stays in its collection when its status changes, and
 * the database compares case-sensitively.
 */
export const statusSource = <T extends object>(
  status: string,
  read: (document: QueryDocumentSnapshot) => T | null,
): StatusSource<T> =>
  status === 'All'
    ? { where: [], read }
    : {
        where: [where('status', 'in', statusSpellings(status))],
        read: (document) => {
          const entry = read(document);
          return entry && Reflect.get(entry, 'status') === status ? entry : null;
        },
      };

/** Returns the spellings of a status that old films have ("Released", "released"). */
export const statusSpellings = (status: string): string[] => [
  status,
  status.toLowerCase(),
  status.toUpperCase(),
];
