import { useId, useRef, type ReactNode } from 'react';
import { DropZone } from '../../../../studio/pictures/DropZone';
import styles from '../../../../studio/pictures/PictureField.module.css';

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
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
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
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
      {children}
    </div>
  );
}
