import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { editMoviePath } from '../../../paths/admin-paths';
import { Loaded } from '../../../../shared/ui/Loaded';
import type { Resource } from '../../../../shared/data/resource';
import {
  missingSharePicturesReader,
  setSharePictures,
  type Missing,
  type SharedEntry,
} from '../../../../store/read/admin/share-pictures';
import { forgetUploads } from '../../../../store/files/upload-journal';
import { EntryNotFoundError } from '../../../../store/documents/conflict';
import { mayHaveBeenStored } from '../../../../shared/failures/failure';
import { deletePicture } from '../../../../store/files/pictures';
import { isRefusal } from '../../../../studio/ui/failure-hint';
import { kindLabels, nameOf, nounOf } from '../../../../studio/kinds';
import { RunProgress, RunReport, Button } from '../../../../studio/ui/parts';
import { notify } from '../../../../studio/ui/notify';
import { listOf } from '../../../../studio/kind/kind-list';
import { useRefusalCheck } from '../../../../studio/session/useAdminSubmit';

interface MissingSharePicturesProps {
  readonly counts: Resource<readonly Missing[]>;
}

/**
 * The button that makes the missing share pictures of all kinds. Renders nothing if none is
 * missing.
 */
export function MissingSharePictures({ counts }: MissingSharePicturesProps) {
  const { run, start, stop } = useMissingSharePictures();
  if (run?.status === 'running') {
    const { tried, total } = run;
    const text = `Making share pictures: ${tried} of ${total}`;
    return <RunProgress text={text} value={tried} max={total} stop={stop} takesFocus />;
  }
  return (
    <>
      {run && <Report run={run} />}
      <Loaded from={counts} waiting={null} failed={() => null}>
        {(missing) =>
          missing.length > 0 && (
            <div className="row between notice part">
              <p>
                {namesOf(missing)} {sumOf(missing) === 1 ? 'has' : 'have'} no picture for links in
                WhatsApp and elsewhere yet.
              </p>
              <Button onClick={() => void start(sumOf(missing))}>
                Make missing share pictures
              </Button>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

const sumOf = (missing: readonly Missing[]) => missing.reduce((sum, { count }) => sum + count, 0);

/** Returns "1 movie and 3 events". */
const namesOf = (missing: readonly Missing[]) =>
  new Intl.ListFormat('en').format(
    missing.map(({ kind, count }) => `${count} ${nounOf(kind)}${count === 1 ? '' : 's'}`),
  );

/** Returns the path of the entry's form, or of the list of its kind. */
const editorOf = ({ kind, entry }: SharedEntry) =>
  'collection' in entry ? editMoviePath(entry.id) : kindLabels(kind).list.to;

/** The result of the last run. */
function Report({ run: { status, tried, failed } }: { readonly run: MissingRun }) {
  const made = tried - failed.length;

  return (
    <RunReport label="Share pictures">
      <div>
        <p>
          {status === 'stopped' && 'Stopped. '}
          {made === 1 ? 'One share picture was made.' : `${made} share pictures were made.`}
        </p>
        {failed.length > 0 && (
          <>
            <p>
              These could not be made, as their pictures could not be read or somebody changed them:
            </p>
            <ul className="marked">
              {failed.map((shared) => (
                <li key={shared.entry.picture?.src} dir="auto">
                  <Link to={editorOf(shared)}>{nameOf(shared)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </RunReport>
  );
}

interface MissingRun {
  readonly status: 'running' | 'stopped' | 'done';
  readonly total: number;
  readonly tried: number;
  readonly failed: readonly SharedEntry[];
}

/** Makes the missing share pictures on request. Leaving the page stops it. */
function useMissingSharePictures() {
  const [run, setRun] = useState<MissingRun>();
  const abort = useRef(new AbortController());
  const { revalidate } = useRevalidator();
  const checkRefusal = useRefusalCheck();
  useEffect(() => () => abort.current.abort(), []);

  async function start(total: number) {
    const { signal } = (abort.current = new AbortController());
    const failed: readonly SharedEntry[] = [];
    let latest = { total, tried: 0, failed };
    let failure: unknown;
    setRun({ status: 'running', ...latest });
    try {
      const work = makeMissingSharePictures(signal, (progress) => {
        latest = { total: Math.max(total, progress.tried), ...progress };
        setRun({ status: 'running', ...latest });
      });
      await listOf('movie').afterWrite(work);
    } catch (error) {
      console.error(error);
      failure = error;
      notify.failure('The share pictures could not be made.', await checkRefusal(error));
    }
    // Before the end of the run, so that the list already shows the new number of missing pictures.
    await revalidate();
    setRun({ status: signal.aborted || failure ? 'stopped' : 'done', ...latest });
  }

  return { run, start, stop: () => abort.current.abort() };
}

interface Progress {
  readonly tried: number;
  /** The entries whose share picture could not be made. */
  readonly failed: readonly SharedEntry[];
}

/**
 * Makes the missing share pictures of all kinds one by one, newest entries first, continuing after
 * failures. Ends early when `signal` is aborted. Throws if the entries cannot be read, or if the
 * administrator has lost the role.
 */
async function makeMissingSharePictures(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const readNext = missingSharePicturesReader();
  let progress: Progress = { tried: 0, failed: [] };
  for (;;) {
    const found = await readNext();
    if (found.length === 0) return;
    for (const shared of found) {
      if (signal.aborted) return;
      const made = await makeFor(shared, signal);
      if (signal.aborted && !made) return;
      const failed = made ? progress.failed : [...progress.failed, shared];
      progress = { tried: progress.tried + 1, failed };
      onProgress(progress);
    }
  }
}

/** Makes the share pictures of an entry. Returns whether they were stored, or the entry no longer exists. */
async function makeFor(shared: SharedEntry, signal: AbortSignal): Promise<boolean> {
  const { kind, entry } = shared;
  let shares: Readonly<Record<string, string>> = {};
  try {
    if (!entry.picture) return true;
    const { createMissingSharePictures } =
      await import('../../../../studio/pictures/upload/share-picture');
    shares = await createMissingSharePictures(kind, entry, entry.picture, signal);
    await setSharePictures(shared, shares);
    forgetUploads(Object.values(shares));
    return true;
  } catch (error) {
    if (!mayHaveBeenStored(error)) {
      for (const src of Object.values(shares)) void deletePicture({ src });
    }
    if (isRefusal(error)) throw error;
    if (!signal.aborted) console.error(error);
    return error instanceof EntryNotFoundError;
  }
}
