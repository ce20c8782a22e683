import { useState, type RefObject } from 'react';
import { PICTURE_ICON } from '../../../components/icons/icon-paths';
import { Icon } from '../../../components/icons/icons';
import styles from './DropZone.module.css';

interface DropZoneProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly multiple: boolean;
  /** What is chosen, if it is no picture: 'a CSV file'. */
  readonly what?: string;
  /** The types that the browser offers. */
  readonly accept?: string;
  /** A new picture replaces the current one. */
  readonly replaces: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own file input as a surface that files can be dropped on. */
export function DropZone({
  id,
  input,
  multiple,
  what = multiple ? 'pictures' : 'a picture',
  accept = 'image/*',
  replaces,
  disabled,
  invalid,
  describedBy,
  onFiles,
}: DropZoneProps) {
  const [over, setOver] = useState(false);

  return (
    <div className={styles.zone} data-over={over}>
      <Icon path={PICTURE_ICON} />
      <span>
        <strong>Choose {replaces ? what.replace(/^an? /, 'another ') : what}</strong>{' '}
        <span className={styles.drop}>or drop {multiple ? 'them' : 'it'} here</span>
      </span>
      {/* Invisible on top of the surface, so that files can be dropped on it. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className={styles.input}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
