import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSubmit } from '../../../shared/ui/useSubmit';
import type { TableOf } from '../../../content/base/describe';
import { KIND_NAMES, type ByKind } from '../../../content/base/define-kind';
import { studioOf } from '../../kinds';
import { notify } from '../../ui/notify';
import { RunProgress, RunReport, Button, PageHeading } from '../../ui/parts';
import { useRefusalCheck } from '../../session/useAdminSubmit';
import type { ExportProgress } from './export-zip';
import { saveFile } from '../../../shared/text/save-file';
import { adminPaths } from '../../../content/paths/admin-paths';

interface ExportRun extends ExportProgress {
  readonly status: 'running' | 'stopped' | 'done';
}

/** Loads the functions that create spreadsheets, for the kinds that have one. */
async function loadTables(): Promise<Partial<ByKind<TableOf>>> {
  const tables = KIND_NAMES.map(async (kind) => {
    const table = await studioOf(kind).table?.();
    return table ? [[kind, table.default]] : [];
  });
  return Object.fromEntries((await Promise.all(tables)).flat());
}

/** Exports all stored data on request; leaving the page stops the export. */
function useExport() {
  const [run, setRun] = useState<ExportRun>();
  const abort = useRef(new AbortController());
  const operation = useId();
  const checkRefusal = useRefusalCheck();
  useEffect(() => () => abort.current.abort(), []);

  const { submit } = useSubmit(async (withPictures: boolean) => {
    notify.dismiss(operation);
    const save = await chooseTarget(`website-${new Date().toISOString().slice(0, 10)}.zip`);
    if (!save) return;
    const { signal } = (abort.current = new AbortController());
    let progress: ExportProgress = { entries: 0 };
    const show = (status: ExportRun['status']) => setRun({ status, ...progress });
    show('running');
    try {
      const [{ exportZip }, { exportSource }, tables] = await Promise.all([
        import('./export-zip'),
        import('../../../store/read-export'),
        loadTables(),
      ]);
      const onProgress = (next: ExportProgress) => {
        progress = next;
        show('running');
      };
      await save(exportZip(exportSource(signal), { tables, withPictures, signal, onProgress }));
      show('done');
    } catch (error) {
      show('stopped');
      if (signal.aborted) return;
      notify.failure('The export could not be finished.', await checkRefusal(error), operation);
      throw error;
    }
  });

  return {
    run,
    start: (withPictures: boolean) => void submit(withPictures),
    stop: () => abort.current.abort(),
  };
}

/** Writes a stream to the device. Throws the errors of the stream, and then leaves no file. */
type SaveStream = (stream: ReadableStream<Uint8Array>) => Promise<void>;

/**
 * Asks where to save a file if the browser can write to it directly, otherwise downloads it; has to
 * be called on a user action. Returns null if the dialog was canceled.
 */
export async function chooseTarget(name: string): Promise<SaveStream | null> {
  if (!window.showSaveFilePicker) return (stream) => saveAsDownload(stream, name);
  try {
    const file = await window.showSaveFilePicker({ suggestedName: name });
    // If the stream fails, writing is aborted and the file does not change.
    return async (stream) => stream.pipeTo(await file.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // A setting of the browser does not allow it.
    return (stream) => saveAsDownload(stream, name);
  }
}

/** The size of a part that does not stay in memory, because browsers store large blobs on disk. */
const PART_BYTES = 1_000_000;

async function saveAsDownload(stream: ReadableStream<Uint8Array>, name: string): Promise<void> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      // Not copied, which would double the garbage; the ZIP has no shared memory.
      chunks.push(value as Uint8Array<ArrayBuffer>);
      bytes += value.length;
    }
    if (done || bytes >= PART_BYTES) {
      parts.push(new Blob(chunks));
      chunks = [];
      bytes = 0;
    }
    if (done) break;
  }
  saveFile(new Blob(parts, { type: 'application/zip' }), name);
}

/** The page that downloads all stored data. */
export function ExportPage() {
  const [withPictures, setWithPictures] = useState(true);
  const { run, start, stop } = useExport();
  const pictures = run?.pictures;
  const tried = pictures && pictures.read + pictures.missing.length;

  return (
    <div className="narrow stack loose">
      <PageHeading>Export</PageHeading>
      <p>Everything that is stored on this site, in one ZIP file: to keep, or to take elsewhere.</p>
      <ul className="marked">
        <li>every entry with all its fields, drafts, trash and history too, as JSON,</li>
        <li>movies and messages as tables for a spreadsheet, as CSV,</li>
        <li>the pictures.</li>
      </ul>
      <p>
        The messages of your visitors are in it, with their addresses: keep the file where nobody
        else finds it, and delete it when it is no longer needed.
      </p>
      {run?.status === 'running' ? (
        <RunProgress
          text={
            pictures
              ? `Adding pictures: ${tried} of ${pictures.total}`
              : `Reading entries: ${run.entries}`
          }
          value={tried}
          max={pictures?.total}
          stop={stop}
          takesFocus
        />
      ) : (
        <>
          {run && <Report run={run} />}
          <div className="stack tight start">
            <label className="check">
              <input
                type="checkbox"
                checked={withPictures}
                onChange={() => setWithPictures(!withPictures)}
              />
              With the pictures
            </label>
            <Button onClick={() => start(withPictures)}>Download everything</Button>
          </div>
        </>
      )}
      <p>
        <Link to={adminPaths.import} className="link">
          Import films from a table
        </Link>
      </p>
    </div>
  );
}

function Report({ run: { status, entries, pictures } }: { readonly run: ExportRun }) {
  const missing = pictures?.missing.length ?? 0;

  return (
    <RunReport label="Export">
      {status === 'stopped' ? (
        <p>Stopped. No file was saved.</p>
      ) : (
        <p>
          {pictures
            ? `Done: ${entries} entries and ${pictures.read} pictures.`
            : `Done: ${entries} entries.`}
          {missing > 0 && ` ${explanation(missing, pictures?.read ?? 0)}`}
        </p>
      )}
    </RunReport>
  );
}

function explanation(missing: number, read: number): string {
  const listed = 'missing-pictures.csv in the file lists their addresses.';
  if (read > 0) return `${missing} pictures could not be read: ${listed}`;
  return `The pictures could not be read, as the storage does not let this site do so: ${listed} Whoever set up the site can allow it.`;
}
