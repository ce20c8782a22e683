import type { SearchEntry } from './search-entry';
import { partsOf } from './search-parts';
import { SEARCH_CHANGES, indexDocument } from './stored-index';

/**
 * Returns all documents of an index of these entries, by path, with changes that they do not have yet.
 * Those of the changes say how many entries have no room.
 */
export function searchDocuments(
  entries: readonly SearchEntry[],
  built: unknown,
  changes: object = {},
): readonly (readonly [path: string, data: Readonly<Record<string, unknown>>])[] {
  const { parts, leftOut } = partsOf(entries);
  return [
    [SEARCH_CHANGES, { ...changes, ...(leftOut > 0 && { leftOut }), built }],
    ...parts.map(
      (columns, index) =>
        [indexDocument(index), { ...columns, parts: parts.length, built }] as const,
    ),
  ];
}
