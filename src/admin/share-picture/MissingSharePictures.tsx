import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { editMoviePath } from '../../admin-paths';
import { Loaded } from '../../components/Loaded';
import type { Resource } from '../../data/resource';
import runStyles from '../feedback/Run.module.css';
import styles from './MissingSharePictures.module.css';
import { useMissingSharePictures, type MissingRun } from './useMissingSharePictures';

/** The button that makes the share pictures that movies lack, while some do (product 16.15). */
export function MissingSharePictures({ count }: { readonly count: Resource<number> }) {
  const { run, start, stop } = useMissingSharePictures();
  if (run?.status === 'running') return <Running run={run} stop={stop} />;
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

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

function Running({ run, stop }: { readonly run: MissingRun; readonly stop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has given way to this one.
  useEffect(() => button.current?.focus(), []);
  const { tried, total } = run;
  const quarter = Math.floor((tried / total) * QUARTERS);

  return (
    <div className={runStyles.run}>
      <p id="share-progress">
        Making share pictures: {tried} of {total}
      </p>
      <progress
        className={runStyles.bar}
        aria-labelledby="share-progress"
        max={total}
        value={tried}
      />
      <button ref={button} type="button" className="button" onClick={stop}>
        Stop
      </button>
      <p className="visually-hidden" role="status">
        {quarter > 0 && quarter < QUARTERS
          ? `${Math.round((quarter / QUARTERS) * 100)} percent of the share pictures are made.`
          : 'Making share pictures.'}
      </p>
    </div>
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
