import { useState, type ReactNode, type RefObject } from 'react';
import { PICTURE_ICON, Icon } from '../../shared/ui/icons';
import styles from './PictureField.module.css';
import { TAKES_PASTED, usePastedFiles } from './usePastedFiles';

interface DropZoneProps {
  /** The id of the input. The ids of its hint and error are this id with "-hint" and "-error". */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly multiple: boolean;
  /** The object to choose, if it is not a picture: 'a CSV file'. */
  readonly what?: string;
  /** The file types that the browser offers (the attribute `accept`). */
  readonly accept?: string;
  /** Whether a new picture replaces the current one. */
  readonly replaces: boolean;
  readonly disabled: boolean;
  readonly invalid?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A file input as an area on which files can be dropped and pasted. If a drop contains no file, as
 * with some pictures dragged from another page, a message explains what to do.
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
            // By default, browsers open a dropped file that the input does not accept, and drop no
            // picture from another page.
            event.preventDefault();
            const files = [...event.dataTransfer.files];
            if (files.length > 0) take(files);
            else setNoFile(true);
          }}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Allows the same file to be chosen again.
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
