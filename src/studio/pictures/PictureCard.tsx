import { Suspense } from 'react';
import { Field } from '../../shared/ui/fields/Field';
import { ALT_LENGTH, TITLE_LENGTH } from '../../shared/admin-limits';
import { lengthError } from '../../shared/text/form-problems';
import { isRetryable, PICTURE_PROBLEMS } from '../../shared/pictures/picture-errors';
import type { Crop } from '../../shared/pictures/crops';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import type { FocusControl } from './FocusField';
import { ItemPicture, isCurrent, type PictureItem } from './upload/picture-items';
import styles from './PictureCard.module.css';
import type { PreparedPicture } from '../../shared/pictures/prepared-picture';

/** Not needed before there is a picture. */
const FocusField = lazyComponent(() => import('./FocusField'));

interface PictureCardProps {
  readonly item: PictureItem;
  readonly busy: boolean;
  readonly withAlt: boolean;
  /** Whether the picture of the stored entry can only be replaced. */
  readonly keepCurrent: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onAlt: (alt: string) => void;
  /** For a picture of several that become entries of their own: it gets a row with a title. */
  readonly onTitle?: ((title: string) => void) | undefined;
  /** The crops of the picture on the site, if it has a focal point. */
  readonly crops: readonly Crop[] | undefined;
  readonly focus: FocusControl;
}

/** One chosen picture with its preview, its state and what can be done with it. */
export function PictureCard({
  item,
  busy,
  withAlt,
  keepCurrent,
  onRemove,
  onCancel,
  onRetry,
  onAlt,
  onTitle,
  crops,
  focus,
}: PictureCardProps) {
  const { name, alt, state } = item;
  const uploading = state.status === 'uploading';
  const isRefused = state.status === 'refused';

  return (
    <li
      className={`row medium ${styles.card} ${onTitle ? styles.row : ''}`}
      data-status={state.status}
    >
      <Preview item={item} />
      <div className={`stack ${styles.text}`}>
        <p className="strong">{name}</p>
        <PictureStatus item={item} />
        <div className="row thin">
          {isRefused && isRetryable(state.problem) && (
            <button
              type="button"
              className={`action accent ${styles.action}`}
              aria-label={`Try again: ${name}`}
              disabled={busy}
              onClick={onRetry}
            >
              Try again
            </button>
          )}
          {state.status === 'failed' && !busy && (
            <button
              type="submit"
              className={`action accent ${styles.action}`}
              aria-label={`Try again: ${name}`}
            >
              Try again
            </button>
          )}
          {/* One button with two labels, so that it does not lose the focus. */}
          {!(isCurrent(item) && keepCurrent) && (
            <button
              type="button"
              className={`action accent ${styles.action}`}
              aria-label={`${uploading ? 'Cancel' : 'Remove'} ${name}`}
              aria-disabled={busy && !uploading}
              onClick={uploading ? onCancel : onRemove}
            >
              {uploading ? 'Cancel' : 'Remove'}
            </button>
          )}
        </div>
      </div>
      {withAlt && !isRefused && (
        <div className={styles.below} role="group" aria-label={name}>
          {onTitle && (
            <Field
              label="Title"
              name="title"
              value={item.title}
              limit={TITLE_LENGTH}
              error={lengthError(item.title.trim(), TITLE_LENGTH)}
              readOnly={busy}
              autoComplete="off"
              onChange={onTitle}
            />
          )}
          <Field
            label="What it shows"
            {...(!onTitle && { hint: 'Read out to people who cannot see the picture.' })}
            name="alt"
            value={alt}
            limit={ALT_LENGTH}
            readOnly={busy}
            autoComplete="off"
            onChange={onAlt}
          />
        </div>
      )}
      {crops && (item.preview || state.status === 'stored') && (
        <Suspense>
          <FocusField item={item} crops={crops} disabled={busy} {...focus} />
        </Suspense>
      )}
    </li>
  );
}

function Preview({ item }: { readonly item: PictureItem }) {
  if (item.preview || item.state.status === 'stored') {
    return <ItemPicture item={item} className={styles.preview} sizes="10rem" />;
  }
  const isChecking = item.state.status === 'checking';
  return <div className={`${styles.preview} ${isChecking ? 'skeleton' : ''}`} />;
}

/** The state of a picture as text; in percent while it is uploaded. */
function PictureStatus({ item: { name, state } }: { readonly item: PictureItem }) {
  switch (state.status) {
    case 'checking':
      return <p className="note numbers">Making it ready…</p>;
    case 'refused':
      return <p className="alarm small numbers">{PICTURE_PROBLEMS[state.problem]}</p>;
    case 'ready':
      return (
        <>
          <p className="note numbers">Ready · {measure(state.prepared)}</p>
          {state.hints.map((hint) => (
            <p key={hint} className="accent small">
              {hint}
            </p>
          ))}
        </>
      );
    case 'uploading':
      return <Progress name={name} percent={state.percent} />;
    case 'failed':
      return <p className="alarm small numbers">{state.reason}</p>;
    case 'stored':
      return state.prepared ? (
        <p className="note numbers">Uploaded, not saved yet.</p>
      ) : (
        <p className="note numbers">Shown now.</p>
      );
  }
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <div className={`row medium ${styles.progress}`}>
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
      <span className={`note numbers ${styles.percent}`}>{percent} %</span>
    </div>
  );
}

/** "1920 × 1080, 212 kB" */
const measure = ({ width, height, largest }: PreparedPicture) =>
  `${width} × ${height}, ${Math.ceil(largest.size / 1000)} kB`;
