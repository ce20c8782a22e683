import type { AnyKind } from '../../content/base/define-kind';
import { byKind, type KindName } from '../../content/base/kind-names';
import { collectionsOf } from '../../content/base/places';
import { KINDS } from '../../content/kinds';
import type { StoredDocument } from './export-files';
import {
  CONTACT_MESSAGES,
  RECORDS,
  REVISIONS,
  SETTINGS_DOCUMENT,
  TRASH,
  UNPUBLISHED,
} from '../../firebase/collections';
import type { FileServer } from '../../content/storage-path';

/** Where the documents of a kind are: in collections, in all collections of a name, or in one place. */
type Place =
  | { readonly collections: readonly string[] }
  | { readonly group: string }
  | { readonly document: string };

/** The documents of one file of an export; its name is that of the file. */
export type ExportedKind = Place & {
  readonly name: ExportedName;
  /** The kind of its entries, if they are published ones. */
  readonly kind?: KindName;
};

/** The name of such a file. */
export type ExportedName = string;

/** By kind: where its published entries are, and the file that they are exported to. */
export const ENTRIES = byKind((kind): ExportedKind => {
  const { file: name, place }: AnyKind = KINDS[kind];
  if (place.type === 'group') return { name, kind, group: place.path };
  if (place.type === 'fields') return { name, kind, document: place.path };
  return { name, kind, collections: collectionsOf(KINDS[kind]) };
});

/**
 * Everything that is exported (product 26.1). Users belong to the accounts of a project; the search
 * index and the counts of errors are made anew.
 */
export const EXPORTED_KINDS: readonly ExportedKind[] = [
  ...Object.values(ENTRIES),
  { name: 'unpublished', collections: [UNPUBLISHED] },
  { name: 'trash', collections: [TRASH] },
  { name: 'history', collections: [REVISIONS, RECORDS] },
  { name: 'messages', collections: [CONTACT_MESSAGES] },
  { name: 'settings', document: SETTINGS_DOCUMENT },
];

/** The documents and files of a project, as an export reads them. */
export interface ExportSource {
  /** Where the addresses of files lead. */
  readonly fileServer: FileServer;
  /** The documents of a kind, by their paths. Throws FirestoreError or TimeoutError. */
  readonly pagesOf: (kind: ExportedKind) => AsyncIterable<readonly StoredDocument[]>;
  /** Throws if the file cannot be read. */
  readonly readFile: (file: { readonly address: string; readonly path: string }) => Promise<Blob>;
}
