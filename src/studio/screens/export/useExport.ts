import { useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '../../../shared/ui/useSubmit';
import type { TableOf } from '../../../content/base/describe';
import { type ByKind, KIND_NAMES } from '../../../content/base/kind-names';
import { studioOf } from '../../kinds';
import { notify } from '../../ui/notify';
import { useRefusalCheck } from '../../session/useAdminSubmit';
import type { ExportProgress } from './export-zip';
import { chooseTarget } from './save-stream';

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
        import('../../../store/site/read-export'),
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
