import { collection, collectionGroup, type Query } from 'firebase/firestore/lite';
import type { EntryKind } from '../../content/entry';
import { firestore } from '../../firebase/firestore';
import { placeOf } from './kinds';

/**
 * Returns the queries for the published entries of a kind; none for a kind in one document, which
 * is read as a whole.
 */
export const entryQueries = (kind: EntryKind): readonly Query[] => [
  ...placeOf(kind).source.collections.map((path) => collection(firestore, path)),
  ...placeOf(kind).source.groups.map((name) => collectionGroup(firestore, name)),
];

/**
 * Returns the queries for the archived entries of a kind; each document has the entry in the field `entry`.
 */
export const archiveQueries = (kind: EntryKind): readonly Query[] =>
  placeOf(kind).source.archives.map((path) => collection(firestore, path));
