import {
  documentId,
  endBefore,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

/** The most values that a condition can exclude. */
const EXCLUDED_MAX = 10;
/** With more documents than that, leaving them out takes more queries than it saves reads. */
const KNOWN_MAX = 50;

/**
 * Returns the queries, by path, for the documents that have not been read yet: together they return
 * each document of `documents` once but those in `known`. With many of those, it is one query that
 * returns them, too.
 */
export function unreadDocuments(
  documents: Query,
  known: readonly QueryDocumentSnapshot[],
): readonly Query[] {
  const byPath = query(documents, orderBy(documentId()));
  if (known.length > KNOWN_MAX) return [byPath];
  const inOrder = known.toSorted((a, b) => (segments(a) < segments(b) ? -1 : 1));
  // Each query ends before the document with which the next one begins, and neither returns that. So
  // in any order nothing is missed: in another one than the database's some would be returned twice.
  const queries: Query[] = [];
  for (let next = 0; next <= inOrder.length; next += EXCLUDED_MAX + 1) {
    const [before, after] = [inOrder[next - 1], inOrder[next + EXCLUDED_MAX]];
    const excluded = inOrder.slice(next, next + EXCLUDED_MAX).map(({ ref }) => ref);
    queries.push(
      query(
        byPath,
        ...(excluded.length > 0 ? [where(documentId(), 'not-in', excluded)] : []),
        ...(before ? [startAfter(before)] : []),
        ...(after ? [endBefore(after)] : []),
      ),
    );
  }
  return queries;
}

/** A path as a text of which the order is that of its segments. */
const segments = ({ ref }: QueryDocumentSnapshot) => ref.path.replaceAll('/', '\0');
