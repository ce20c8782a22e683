import { useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '../../../shared/ui/useSubmit';
import type { TableOf } from '../../../content/base/describe';
import { KIND_NAMES, type ByKind } from '../../../content/base/kind-names';
import { studioOf } from '../../kinds';
import { notify } from '../../ui/notify';
import { useRefusalCheck } from '../../session/useAdminSubmit';
import type { ExportProgress } from './export-zip';
import { saveFile } from '../../../shared/text/save-file';

export interface ExportRun extends ExportProgress {
  readonly status: 'running' | 'stopped' | 'done';
}

/** What makes the spreadsheets of the kinds that have one. */
async function loadTables(): Promise<Partial<ByKind<TableOf>>> {
  const tables = KIND_NAMES.map(async (kind) => {
    const table = await studioOf(kind).table?.();
    return table ? [[kind, table.default]] : [];
  });
  return Object.fromEntries((await Promise.all(tables)).flat());
}

/** Exports everything on request; leaving the page stops it. */
export function useExport() {
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
      notify.failure('The export could not be finished.', error, operation);
      void checkRefusal(error);
      throw error;
    }
  });

  return {
    run,
    start: (withPictures: boolean) => void submit(withPictures),
    stop: () => abort.current.abort(),
  };
}

/** Writes a stream to the device; throws what the stream throws, and leaves no file then. */
type SaveStream = (stream: ReadableStream<Uint8Array>) => Promise<void>;

/**
 * Asks where to save a file, where the browser can write to it directly; elsewhere it becomes a
 * download. Null if the question was canceled. Has to be called by a press.
 */
export async function chooseTarget(name: string): Promise<SaveStream | null> {
  if (!window.showSaveFilePicker) return (stream) => saveAsDownload(stream, name);
  try {
    const file = await window.showSaveFilePicker({ suggestedName: name });
    // A stream that fails aborts the writing, which leaves the file as it was.
    return async (stream) => stream.pipeTo(await file.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Refused by a setting of the browser.
    return (stream) => saveAsDownload(stream, name);
  }
}

/** Browsers keep large blobs on the disk: parts of this size leave the memory. */
const PART_BYTES = 1_000_000;

async function saveAsDownload(stream: ReadableStream<Uint8Array>, name: string): Promise<void> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      // No copy, which would double the garbage; the ZIP has no shared memory.
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
