import { useId, useRef, useState, useEffect, type ComponentType } from 'react';
import { PICTURES_AT_ONCE } from '../../shared/admin-limits';
import type { Crop } from '../../shared/pictures/crops';
import { DropZone } from './DropZone';
import type { FocusControl } from './FocusField';
import { PictureCard } from './PictureCard';
import { isCurrent } from './upload/picture-items';
import type { PictureUpload } from './upload/usePictureUpload';
import { Loaded, LoadFailure } from '../../shared/ui/Loaded';
import { resource, type Resource } from '../../shared/data/resource';
import type { StoredPictureProps } from './StoredPictureDialog';
import styles from './PictureField.module.css';
import { RunProgress } from '../ui/RunProgress';

interface PictureFieldProps {
  readonly label: string;
  /** What usePictureUpload returned. */
  readonly pictures: PictureUpload;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Shows a field for the title of the entry that each picture becomes. */
  readonly titled?: boolean;
  /** Shows a field for the alternative text of each picture. */
  readonly withAlt?: boolean;
  /** How the site crops the pictures: shows a field for the focal point of each. */
  readonly crops?: readonly Crop[] | undefined;
  /** That of the stored entry's picture, which is part of the form's values. */
  readonly storedFocus?: FocusControl | undefined;
}

/**
 * Chooses pictures for an entry by button or by dropping them (product 17.1). Belongs in a form, which
 * uploads them when it is sent; "Try again" after a failed upload sends the form again.
 */
export function PictureField({
  label,
  pictures,
  required = false,
  hint,
  error,
  titled = false,
  withAlt = true,
  crops,
  storedFocus,
}: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, busy, liveMessage, leftOut, multiple, optional } = pictures;
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`];

  const remove = (picture: string) => {
    pictures.remove(picture);
    // The pressed button is removed together with the picture.
    input.current?.focus();
  };

  return (
    <div className="field tight">
      <label htmlFor={id} className="strong">
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {/* Before the pictures: what follows the choice of a file is its description. */}
      <DropZone
        id={id}
        input={input}
        multiple={multiple}
        replaces={!multiple && items.length > 0}
        disabled={busy}
        invalid={error !== undefined && items.length === 0}
        describedBy={descriptions.filter(Boolean).join(' ') || undefined}
        onFiles={pictures.add}
      />
      <StoredPictureButton pictures={pictures} withAlt={withAlt} />
      {leftOut > 0 && (
        <p role="status" className="note">
          {PICTURES_AT_ONCE} pictures fit at once: {leftOut} of those that you chose{' '}
          {leftOut === 1 ? 'is' : 'are'} not among them. Add {leftOut === 1 ? 'it' : 'them'}{' '}
          afterwards.
        </p>
      )}
      <UploadProgress pictures={pictures} />
      {items.length > 0 && (
        <ul className="stack">
          {items.map((item) => (
            <PictureCard
              key={item.id}
              item={item}
              busy={busy}
              withAlt={withAlt}
              keepCurrent={!optional}
              onRemove={() => remove(item.id)}
              onCancel={() => pictures.cancel(item.id)}
              onRetry={() => pictures.retry(item.id)}
              onAlt={(alt) => pictures.setAlt(item.id, alt)}
              onTitle={titled ? (title) => pictures.setTitle(item.id, title) : undefined}
              crops={crops}
              focus={
                (isCurrent(item) && storedFocus) || {
                  value: item.focus,
                  onChange: (focus) => pictures.setFocus(item.id, focus),
                }
              }
            />
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className="alarm small">
          {error}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {liveMessage}
      </p>
    </div>
  );
}

/** Opens the choice of a picture that is stored already (product 17.16). Its code comes with the press. */
function StoredPictureButton(props: Omit<StoredPictureProps, 'onClose'>) {
  const [code, setCode] = useState<Resource<ComponentType<StoredPictureProps>>>();
  const load = async () => (await import('./StoredPictureDialog')).default;

  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={props.pictures.busy}
        onClick={() => setCode(resource(load))}
      >
        Choose a stored picture
      </button>
      {code && (
        <Loaded
          from={code}
          waiting={null}
          failed={(retry) => <LoadFailure what="The stored pictures" retry={retry} />}
        >
          {(Dialog) => <Dialog {...props} onClose={() => setCode(undefined)} />}
        </Loaded>
      )}
    </>
  );
}

/** How many of several pictures are stored: while they are, and after it was interrupted. */
function UploadProgress({ pictures }: { readonly pictures: PictureUpload }) {
  const { progress, busy, stop } = pictures;
  if (!progress || progress.total === 1) return null;
  const text = `${progress.done} of ${progress.total} are stored.`;
  if (!busy) return <Interrupted text={text} />;
  return (
    <div className={styles.progress}>
      <RunProgress text={text} value={progress.done} max={progress.total} stop={stop} />
    </div>
  );
}

function Interrupted({ text }: { readonly text: string }) {
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A pressed "Stop" has gone.
    if (document.activeElement === document.body) report.current?.focus();
  }, []);
  return (
    <p ref={report} className={`strong ${styles.report}`} tabIndex={-1} role="status">
      {text} The others are still here and can be sent again.
    </p>
  );
}
