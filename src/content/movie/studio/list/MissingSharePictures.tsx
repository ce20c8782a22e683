import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { editMoviePath } from '../../../paths/admin-paths';
import { Loaded } from '../../../../shared/ui/loading/Loaded';
import type { Resource } from '../../../../shared/data/resource';
import type { Missing, SharedEntry } from '../../../../store/read/admin/share-pictures';
import { onScreen, nameOf, nounOf } from '../../../../studio/kinds';
import runStyles from '../../../../studio/ui/Run.module.css';
import { RunProgress } from '../../../../studio/ui/RunProgress';
import styles from './MissingSharePictures.module.css';
import { useMissingSharePictures, type MissingRun } from './useMissingSharePictures';

interface MissingSharePicturesProps {
  readonly counts: Resource<readonly Missing[]>;
}

/** The button that makes the share pictures that entries of any kind lack, while some do (product 16.15). */
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
            <div className={`row between notice ${runStyles.run}`}>
              <p>
                {namesOf(missing)} {sumOf(missing) === 1 ? 'has' : 'have'} no picture for links in
                WhatsApp and elsewhere yet.
              </p>
              <button type="button" className="button" onClick={() => void start(sumOf(missing))}>
                Make missing share pictures
              </button>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

const sumOf = (missing: readonly Missing[]) => missing.reduce((sum, { count }) => sum + count, 0);

/** "1 movie and 3 events". */
const namesOf = (missing: readonly Missing[]) =>
  new Intl.ListFormat('en').format(
    missing.map(({ kind, count }) => `${count} ${nounOf(kind)}${count === 1 ? '' : 's'}`),
  );

/** Where an entry is edited, or else the list of its kind. */
const editorOf = ({ kind, entry }: SharedEntry) =>
  'collection' in entry ? editMoviePath(entry.id) : onScreen(kind).list.to;

/** What became of the last run; the focus moves there, as its button is gone. */
function Report({ run: { status, tried, failed } }: { readonly run: MissingRun }) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const made = tried - failed.length;

  return (
    <div
      ref={report}
      className={`notice ${styles.report}`}
      tabIndex={-1}
      role="group"
      aria-label="Share pictures"
    >
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
  );
}
