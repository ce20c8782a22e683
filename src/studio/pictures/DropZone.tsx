import { useState, type ReactNode, type RefObject } from 'react';
import { PICTURE_ICON, Icon } from '../../shared/ui/icons';
import styles from './PictureField.module.css';
import { TAKES_PASTED, usePastedFiles } from './usePastedFiles';

interface DropZoneProps {
  /** The id of the input. Its hint and its error have it too, with "-hint" and "-error" at the end. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly multiple: boolean;
  /** What is chosen, if it is no picture: 'a CSV file'. */
  readonly what?: string;
  /** The types that the browser offers. */
  readonly accept?: string;
  /** A new picture replaces the current one. */
  readonly replaces: boolean;
  readonly disabled: boolean;
  readonly invalid?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * The browser's own file input as a surface that files can be dropped on and pasted into. What comes without
 * a file, as a picture dragged from another page may, is answered with what to do.
 */
export function DropZone({
  id,
  label,
  hint,
  error,
  input,
  multiple,
  what = multiple ? 'pictures' : 'a picture',
  accept = 'image/*',
  replaces,
  disabled,
  invalid = error !== undefined,
  onFiles,
}: DropZoneProps) {
  const [over, setOver] = useState(false);
  const [isNoFile, setNoFile] = useState(false);
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`];

  const take = (files: readonly File[]) => {
    setNoFile(false);
    onFiles(files);
  };
  usePastedFiles(input, take);
  return (
    <>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      <div className={`covered row ${styles.zone}`} data-over={over}>
        <Icon path={PICTURE_ICON} />
        <span>
          <strong>Choose {replaces ? what.replace(/^an? /, 'another ') : what}</strong>{' '}
          <span className="with-pointer">or drop or paste {multiple ? 'them' : 'it'} here</span>
        </span>
        {/* Invisible on top of the surface, so that files can be dropped on it. */}
        <input
          ref={input}
          {...{ [TAKES_PASTED]: true }}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={invalid}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => {
            if (disabled) return;
            event.preventDefault();
            event.dataTransfer.dropEffect = 'copy';
          }}
          onDrop={(event) => {
            setOver(false);
            if (disabled) return;
            // Browsers open what a file input has no use for, and give it no picture of another page.
            event.preventDefault();
            const files = [...event.dataTransfer.files];
            if (files.length > 0) take(files);
            else setNoFile(true);
          }}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {isNoFile && (
        <p role="alert" className="alarm">
          Only a file can be dropped here. Save it on this device first, and then choose its file.
        </p>
      )}
    </>
  );
}
