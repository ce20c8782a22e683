import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { editMoviePath } from '../../../admin-paths';
import { Loaded } from '../../../components/loading/Loaded';
import type { Resource } from '../../../data/resource';
import runStyles from '../../kit/runs/Run.module.css';
import { RunProgress } from '../../kit/runs/RunProgress';
import styles from './MissingSharePictures.module.css';
import { useMissingSharePictures, type MissingRun } from './useMissingSharePictures';

/** The button that makes the share pictures that movies lack, while some do (product 16.15). */
export function MissingSharePictures({ count }: { readonly count: Resource<number> }) {
  const { run, start, stop } = useMissingSharePictures();
  if (run?.status === 'running') {
    const { tried, total } = run;
    const text = `Making share pictures: ${tried} of ${total}`;
    return <RunProgress text={text} value={tried} max={total} stop={stop} takesFocus />;
  }
  return (
    <>
      {run && <Report run={run} />}
      <Loaded from={count} waiting={null} failed={() => null}>
        {(missing) =>
          missing > 0 && (
            <div className={runStyles.run}>
              <p>
                {missing === 1 ? 'One movie has' : `${missing} movies have`} no picture for links in
                WhatsApp and elsewhere yet.
              </p>
              <button type="button" className="button" onClick={() => void start(missing)}>
                Make missing share pictures
              </button>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

/** What became of the last run; the focus moves there, as its button is gone. */
function Report({ run: { status, tried, failed } }: { readonly run: MissingRun }) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const made = tried - failed.length;

  return (
    <div
      ref={report}
      className={styles.report}
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
            These could not be made, as their posters could not be read or somebody changed them:
          </p>
          <ul>
            {failed.map(({ id, collection, title }) => (
              <li key={`${collection} ${id}`} dir="auto">
                <Link to={editMoviePath(id)}>{title || 'Untitled'}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
