import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { EXPORTED_KINDS, type ExportedName } from '../../../src/store/export/export-files';
import type { FileServer } from '../../../src/content/places';
import { SetupError } from '../../development/command-line';
import { reindex } from '../admin/reindex';
import { readSite, type ExportedDocument, openZip } from './archive';
import { planPictures, uploadPictures, withAddresses } from './pictures';
import { planRestore, describePlan } from './plan';
import { storedValue, writeEntries } from './write';

export interface RestoreOptions {
  /** Whether entries that are stored differently or elsewhere are replaced. */
  readonly replace: boolean;
  /** The kinds to restore; undefined for all. */
  readonly only?: readonly ExportedName[] | undefined;
  readonly say: (text: string) => void;
  /** Asks for confirmation after the table; throws if it is refused. */
  readonly confirm: () => Promise<void>;
}

/**
 * Restores an export into its own or another project (product 26.10): files first, then the entries
 * that use them, then the search index. After an interruption it can be run again.
 *
 * @throws SetupError for a file that is not a complete export, before anything is written;
 * FirebaseError
 */
export async function restore(
  file: string,
  app: App,
  fileServer: FileServer,
  { replace, only, say, confirm }: RestoreOptions,
): Promise<void> {
  const firestore = getFirestore(app);
  const kinds = EXPORTED_KINDS.filter(({ name }) => only?.includes(name) ?? true);
  const zip = await openZip(file);
  try {
    const site = await readSite(zip, kinds);
    requireStorable(app, site.documents);
    const pictures = await planPictures(app, zip, site.documents, site.files, fileServer);
    const documents = withAddresses(site.documents, pictures, site.files, fileServer);
    const plan = await planRestore(firestore, documents, site.exportedAt, kinds);
    say(`Exported ${site.exportedAt.toISOString()}\n\n${describePlan(plan, pictures, replace)}`);
    const isWritten = ({ state }: { readonly state: string }) =>
      state === 'new' || (replace && state !== 'same');
    if (pictures.toUpload.size === 0 && !plan.entries.some(isWritten)) {
      // One that was interrupted may have written all entries, and not yet the index of them.
      await reindex(app);
      say('Nothing is to be restored.');
      return;
    }
    await confirm();

    const refused = await uploadPictures(app, zip, pictures, fileServer, (count) => {
      if (count % PROGRESS_EACH === 0) say(`${count} of ${pictures.toUpload.size} pictures`);
    });
    for (const path of refused) say(`No picture, left out: ${path}`);
    const { written, changedMeanwhile } = await writeEntries(
      firestore,
      plan.entries,
      replace,
      (count) => say(`${count} entries`),
    );
    await reindex(app);
    say(`\nRestored: ${written} entries, ${pictures.toUpload.size - refused.length} pictures.`);
    if (changedMeanwhile > 0) {
      say(`${changedMeanwhile} were changed in this moment and left alone: run the command again.`);
    }
  } finally {
    zip.close();
  }
}

const PROGRESS_EACH = 100;

/** Requires that all values can be stored, so that the file is not restored in part. */
function requireStorable(app: App, documents: readonly ExportedDocument[]): void {
  for (const { path, data } of documents) {
    try {
      storedValue(data, getFirestore(app));
    } catch (error) {
      throw new SetupError(
        `${path} cannot be restored: ${error instanceof Error ? error.message : error}. Nothing was changed.`,
      );
    }
  }
}
