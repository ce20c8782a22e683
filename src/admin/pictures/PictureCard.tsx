import { Field } from '../../components/Field';
import { Photo } from '../../components/Photo';
import { ALT_LENGTH } from '../../domain/admin-limits';
import { isRetryable } from '../../domain/picture-problem';
import styles from './PictureCard.module.css';
import type { PictureItem } from './picture-items';
import { PictureStatus } from './PictureStatus';

interface PictureCardProps {
  readonly item: PictureItem;
  readonly busy: boolean;
  readonly withAlt: boolean;
  /** Whether the picture of the stored entry can only be replaced. */
  readonly keepCurrent: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDescribe: (alt: string) => void;
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
  onDescribe,
}: PictureCardProps) {
  const { name, alt, state } = item;
  const uploading = state.status === 'uploading';
  const isCurrent = state.status === 'stored' && !state.prepared;
  const isRefused = state.status === 'refused';

  return (
    <li className={styles.card} data-status={state.status}>
      <Preview item={item} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <PictureStatus item={item} />
        <div className={styles.actions}>
          {isRefused && isRetryable(state.problem) && (
            <button
              type="button"
              className={styles.action}
              aria-label={`Try again: ${name}`}
              disabled={busy}
              onClick={onRetry}
            >
              Try again
            </button>
          )}
          {state.status === 'failed' && !busy && (
            <button type="submit" className={styles.action} aria-label={`Try again: ${name}`}>
              Try again
            </button>
          )}
          {/* One button with two labels, so that it does not lose the focus. */}
          {!(isCurrent && keepCurrent) && (
            <button
              type="button"
              className={styles.action}
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
        <div className={styles.alt} role="group" aria-label={name}>
          <Field
            label="What it shows"
            hint="Read out to people who cannot see the picture."
            name="alt"
            value={alt}
            limit={ALT_LENGTH}
            readOnly={busy}
            autoComplete="off"
            onChange={onDescribe}
          />
        </div>
      )}
    </li>
  );
}

function Preview({ item: { preview, state } }: { readonly item: PictureItem }) {
  if (preview) return <img className={styles.preview} src={preview} alt="" />;
  if (state.status !== 'stored') {
    return <div className={`${styles.preview} ${state.status === 'checking' ? 'skeleton' : ''}`} />;
  }
  return <Photo className={styles.preview} picture={{ ...state.picture, alt: '' }} sizes="10rem" />;
}
