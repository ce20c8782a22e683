import { Suspense } from 'react';
import { Field } from '../../shared/ui/fields/Field';
import { ALT_LENGTH } from '../../shared/admin-limits';
import { lengthError } from '../../shared/text/form-problems';
import { isRetryable, PICTURE_PROBLEMS } from '../../shared/pictures/picture-errors';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import type { AltTranslation } from '../../shared/pictures/picture';
import type { Crop } from '../../shared/pictures/crops';
import type { FocusControl } from './FocusField';
import type { PictureUpload } from './upload/usePictureUpload';
import { ALT_LABEL, ItemPicture, isCurrent, type PictureItem } from './upload/picture-items';
import { altTranslations } from '../translation-words';
import type { WarningNotes } from '../form/fields/find-warnings';
import styles from './PictureCard.module.css';
import type { PreparedPicture } from '../../shared/pictures/prepared-picture';
import { Button } from '../ui/parts';

/** Loaded once there is a picture. */
const FocusField = lazyComponent(() => import('./FocusField'));

export interface PictureCardProps {
  readonly item: PictureItem;
  /** The result of usePictureUpload. */
  readonly pictures: PictureUpload;
  /**
   * The maximum length of the title; if set, each picture has a field for the title of its entry.
   */
  readonly titleLimit?: number | undefined;
  /** Whether each picture has a field for its alternative text. */
  readonly withAlt?: boolean;
  /** Notes at translations of the stored alternative text, by field name. */
  readonly notes?: WarningNotes | undefined;
  /** The crops of the picture on the site; if set, each picture has a field for its focal point. */
  readonly crops?: readonly Crop[] | undefined;
  /** The focal point of the stored entry's picture, which is a value of the form. */
  readonly storedFocus?: FocusControl | undefined;
  readonly onRemove: () => void;
}

/** A chosen picture with its preview, its state and its actions. */
export function PictureCard({
  item,
  pictures,
  titleLimit,
  withAlt,
  notes,
  crops,
  storedFocus,
  onRemove,
}: PictureCardProps) {
  const { id, name, alt, state } = item;
  const { busy } = pictures;
  const uploading = state.status === 'uploading';
  const isRefused = state.status === 'refused';

  return (
    <li
      className={`row medium ${styles.card} ${titleLimit === undefined ? '' : styles.row}`}
      data-status={state.status}
    >
      <Preview item={item} />
      <div className={`stack ${styles.text}`}>
        <p className="strong">{name}</p>
        <PictureStatus item={item} />
        <div className="row thin">
          {((isRefused && isRetryable(state.problem)) || (state.status === 'failed' && !busy)) && (
            <Button
              type={isRefused ? 'button' : 'submit'}
              className="action accent"
              aria-label={`Try again: ${name}`}
              disabled={busy}
              onClick={() => isRefused && pictures.retry(id)}
            >
              Try again
            </Button>
          )}
          {/* One button with two labels, so that it keeps the focus. */}
          {!(isCurrent(item) && !pictures.optional) && (
            <Button
              className="action accent"
              aria-label={`${uploading ? 'Cancel' : 'Remove'} ${name}`}
              pending={busy && !uploading}
              onClick={uploading ? () => pictures.cancel(id) : onRemove}
            >
              {uploading ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </div>
      </div>
      {withAlt && !isRefused && (
        <div className={`${styles.below} ${styles.words}`} role="group" aria-label={name}>
          {titleLimit !== undefined && (
            <Field
              label="Title"
              name="title"
              value={item.title}
              limit={titleLimit}
              error={lengthError(item.title.trim(), titleLimit)}
              readOnly={busy}
              autoComplete="off"
              onChange={(title) => pictures.setTitle(id, title)}
            />
          )}
          <Field
            label={ALT_LABEL}
            {...(titleLimit === undefined && {
              hint: 'Read out to people who cannot see the picture.',
            })}
            name="alt"
            value={alt}
            limit={ALT_LENGTH}
            readOnly={busy}
            autoComplete="off"
            onChange={(words) => pictures.setAlt(id, words)}
          />
          {titleLimit === undefined &&
            altTranslations?.(ALT_LABEL)?.map(({ name: translation, label, hint, language }) => {
              const value = item.translations[translation] ?? '';
              const note = isStored(item, translation) ? notes?.[translation] : undefined;
              return alt.trim() || value ? (
                <div key={translation}>
                  <Field
                    {...{ label, hint, value }}
                    name={translation}
                    lang={language}
                    limit={ALT_LENGTH}
                    readOnly={busy}
                    autoComplete="off"
                    describedBy={note?.id}
                    onChange={(words) => pictures.translateAlt(id, { [translation]: words })}
                  />
                  {note?.note}
                </div>
              ) : null;
            })}
        </div>
      )}
      {crops && (item.preview || state.status === 'stored') && (
        <Suspense>
          <FocusField
            item={item}
            crops={crops}
            disabled={busy}
            value={item.focus}
            onChange={(focus) => pictures.setFocus(id, focus)}
            {...(isCurrent(item) && storedFocus)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** Whether a translation of the alternative text is unchanged. */
const isStored = ({ state, translations }: PictureItem, name: AltTranslation): boolean =>
  state.status === 'stored' && translations[name] === state.picture[name];

function Preview({ item }: { readonly item: PictureItem }) {
  if (item.preview || item.state.status === 'stored') {
    return <ItemPicture item={item} className={styles.preview} sizes="10rem" />;
  }
  const isChecking = item.state.status === 'checking';
  return <div className={`${styles.preview} ${isChecking ? 'skeleton' : ''}`} />;
}

/** The state of a picture as text; the percentage while it is uploaded. */
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
    <div className="row medium nowrap">
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

/** Returns size and file size: "1920 × 1080, 212 kB". */
const measure = ({ width, height, largest }: PreparedPicture) =>
  `${width} × ${height}, ${Math.ceil(largest.size / 1000)} kB`;
