import { PICTURE_PROBLEMS } from '../../shared/pictures/picture-problem';
import type { PreparedPicture } from '../../shared/pictures/prepared-picture';
import styles from './PictureCard.module.css';
import type { PictureItem } from './upload/picture-items';

/** The state of a picture as text; in percent while it is uploaded. */
export function PictureStatus({ item: { name, state } }: { readonly item: PictureItem }) {
  switch (state.status) {
    case 'checking':
      return <p className={styles.status}>Making it ready…</p>;
    case 'refused':
      return <p className={styles.failure}>{PICTURE_PROBLEMS[state.problem]}</p>;
    case 'ready':
      return (
        <>
          <p className={styles.status}>Ready · {measure(state.prepared)}</p>
          {state.hints.map((hint) => (
            <p key={hint} className={styles.hint}>
              {hint}
            </p>
          ))}
        </>
      );
    case 'uploading':
      return <Progress name={name} percent={state.percent} />;
    case 'failed':
      return <p className={styles.failure}>{state.reason}</p>;
    case 'stored':
      return state.prepared ? (
        <p className={styles.status}>Uploaded, not saved yet.</p>
      ) : (
        <p className={styles.status}>Shown now.</p>
      );
  }
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.percent}>{percent} %</span>
    </div>
  );
}

/** "1920 × 1080, 212 kB" */
const measure = ({ width, height, largest }: PreparedPicture) =>
  `${width} × ${height}, ${Math.ceil(largest.size / 1000)} kB`;
