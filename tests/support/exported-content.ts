import type {
  StoredDocument,
  ExportedName,
  ExportSource,
} from '../../src/store/export/export-files';

export const TEST_FILES = { origin: 'https://files.test', bucket: 'b' };

/** Returns the URL of a file of TEST_FILES. */
export const fileAddress = (path: string) =>
  `${TEST_FILES.origin}/v0/b/${TEST_FILES.bucket}/o/${encodeURIComponent(path)}?alt=media&token=t`;

/** Returns the source of an export of these documents. */
export const sourceOf = (
  documents: Readonly<Partial<Record<ExportedName, readonly StoredDocument[]>>>,
  readFile: ExportSource['readFile'],
): ExportSource => ({
  fileServer: TEST_FILES,
  pagesOf: async function* ({ name }) {
    const page = documents[name];
    if (page) yield page;
  },
  readFile,
});
