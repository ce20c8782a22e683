import { useId, useRef, useState, useEffect, type ComponentType } from 'react';
import { PICTURES_AT_ONCE } from '../../shared/admin-limits';
import { DropZone } from './DropZone';
import { PictureCard, type PictureCardProps } from './PictureCard';
import type { PictureUpload } from './upload/usePictureUpload';
import { resource, type Resource } from '../../shared/data/resource';
import type { StoredPictureProps } from './StoredPictureDialog';
import styles from './PictureField.module.css';
import { RunProgress, Button, LoadedPart } from '../ui/parts';

interface PictureFieldProps extends Omit<PictureCardProps, 'item' | 'onRemove'> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/**
 * Chooses pictures for an entry, with a button or by dropping them. It has to be in a form, which
 * uploads them when it is sent; "Try again" after a failed upload sends the form again.
 */
export function PictureField({
  label,
  pictures,
  required = false,
  hint,
  error,
  titleLimit,
  withAlt = true,
  notes,
  crops,
  storedFocus,
}: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, busy, liveMessage, leftOut, multiple } = pictures;

  const remove = (picture: string) => {
    pictures.remove(picture);
    // The pressed button is removed with the picture, so that the focus moves to the input.
    input.current?.focus();
  };

  return (
    <div className="field tight">
      {/* Comes before the pictures, because their descriptions are filled in after a file was
          chosen. */}
      <DropZone
        id={id}
        label={
          <>
            {label}
            {!required && <span className="soft plain"> (optional)</span>}
          </>
        }
        {...{ hint, error, input }}
        multiple={multiple}
        replaces={!multiple && items.length > 0}
        disabled={busy}
        invalid={error !== undefined && items.length === 0}
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
              {...{ item, pictures, titleLimit, withAlt, notes, crops, storedFocus }}
              onRemove={() => remove(item.id)}
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

/** A button that opens the dialog with the stored pictures. Its code is loaded on demand. */
function StoredPictureButton(props: Omit<StoredPictureProps, 'onClose'>) {
  const [code, setCode] = useState<Resource<ComponentType<StoredPictureProps>>>();
  const load = async () => (await import('./StoredPictureDialog')).default;

  return (
    <>
      <Button
        className="text-button"
        disabled={props.pictures.busy}
        onClick={() => setCode(resource(load))}
      >
        Choose a stored picture
      </Button>
      {code && (
        <LoadedPart from={code} what="The stored pictures" waiting={null}>
          {(Dialog) => <Dialog {...props} onClose={() => setCode(undefined)} />}
        </LoadedPart>
      )}
    </>
  );
}

/** Shows how many of several pictures are stored, during the upload and after an interruption. */
function UploadProgress({ pictures }: { readonly pictures: PictureUpload }) {
  const { progress, busy, stop } = pictures;
  if (!progress || progress.total === 1) return null;
  const text = `${progress.done} of ${progress.total} are stored.`;
  if (!busy) return <Interrupted text={text} />;
  return (
    <div className={`at-top ${styles.progress}`}>
      <RunProgress text={text} value={progress.done} max={progress.total} stop={stop} />
    </div>
  );
}

function Interrupted({ text }: { readonly text: string }) {
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button "Stop" has disappeared.
    if (document.activeElement === document.body) report.current?.focus();
  }, []);
  return (
    <p ref={report} className="strong in-view" tabIndex={-1} role="status">
      {text} The others are still here and can be sent again.
    </p>
  );
}
