import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { SharedEntry } from '../../../../store/read/admin/share-pictures';
import { notify } from '../../../../studio/ui/notify';
import { movieList } from './movies.loader';
import { useRefusalCheck } from '../../../../studio/session/useAdminSubmit';

export interface MissingRun {
  readonly status: 'running' | 'stopped' | 'done';
  readonly total: number;
  readonly tried: number;
  readonly failed: readonly SharedEntry[];
}

/** Makes the missing share pictures on request; leaving the page stops it (product 16.15). */
export function useMissingSharePictures() {
  const [run, setRun] = useState<MissingRun>();
  const abort = useRef(new AbortController());
  const { revalidate } = useRevalidator();
  const checkRefusal = useRefusalCheck();
  useEffect(() => () => abort.current.abort(), []);

  async function start(total: number) {
    const { signal } = (abort.current = new AbortController());
    let latest = { total, tried: 0, failed: [] as readonly SharedEntry[] };
    let failure: unknown;
    setRun({ status: 'running', ...latest });
    try {
      const { makeMissingSharePictures } = await import('./missing');
      const work = makeMissingSharePictures(signal, (progress) => {
        latest = { total: Math.max(total, progress.tried), ...progress };
        setRun({ status: 'running', ...latest });
      });
      await movieList.afterWrite(work);
    } catch (error) {
      console.error(error);
      failure = error;
      notify.failure('The share pictures could not be made.', error);
      void checkRefusal(error);
    }
    // First, so that the number of those that are missing is no longer the one from before.
    await revalidate();
    setRun({ status: signal.aborted || failure ? 'stopped' : 'done', ...latest });
  }

  return { run, start, stop: () => abort.current.abort() };
}
