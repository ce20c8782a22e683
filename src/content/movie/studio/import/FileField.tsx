import { useId, useRef, type ReactNode } from 'react';
import { DropZone } from '../../../../studio/pictures/DropZone';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What is chosen, if it is no picture. */
  readonly what?: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** What was chosen. */
  readonly children?: ReactNode;
}

/** Chooses files by button or by dropping them. */
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
