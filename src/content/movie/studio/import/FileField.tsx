import { useId, useRef, type ReactNode } from 'react';
import { DropZone } from '../../../../studio/pictures/DropZone';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The noun for files that are not pictures. */
  readonly what?: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Shown below the field. */
  readonly children?: ReactNode;
}

/** A field for files, which can also be dropped on it. */
export function FileField({ label, hint, error, children, ...zone }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className="field tight">
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
      <DropZone
        multiple={false}
        {...zone}
        id={id}
        input={input}
        replaces={false}
        invalid={error !== undefined}
        describedBy={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
      <p id={`${id}-error`} role="alert" className="alarm small">
        {error}
      </p>
      {children}
    </div>
  );
}

interface FolderButtonProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** With this attribute a browser gives all files of a folder, with their paths (product 26.22). */
const WHOLE_FOLDER = { webkitdirectory: '' };

/** Chooses the pictures of a folder and its subfolders, if the browser can. */
export function FolderButton({ disabled, onFiles }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Choose a whole folder
      </button>
      <input
        {...WHOLE_FOLDER}
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(isPicture));
          // The same folder can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const isPicture = ({ type }: File) => type.startsWith('image/');
