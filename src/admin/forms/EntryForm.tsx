import type { ComponentProps, ReactNode } from 'react';
import styles from './EntryForm.module.css';
import { FormNews } from './FormNews';
import type { Editing } from './useEditing';

export interface EntryFormWords {
  readonly label: string;
  /** The button's word, and the one while the form is sent. */
  readonly action: string;
  readonly pendingAction: string;
  /** Shows the label as the form's heading. */
  readonly headed?: boolean;
  /** The entry is edited in place of the form for a new one. */
  readonly editing?: Editing;
}

interface EntryFormProps extends EntryFormWords {
  /** What useEntryForm returned. */
  readonly form: {
    readonly pending: boolean;
    readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
    readonly news: ComponentProps<typeof FormNews>;
  };
  /** What stands beside the button. */
  readonly beside?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form in the admin area: news above its fields, the buttons below them. */
export function EntryForm({
  form: { pending, onSubmit, news },
  label,
  action,
  pendingAction,
  headed = false,
  editing,
  beside,
  children,
}: EntryFormProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      aria-busy={pending}
      onSubmit={onSubmit}
    >
      {(headed || editing) && (
        <h2 ref={editing?.heading} className={styles.heading} tabIndex={-1}>
          {label}
        </h2>
      )}
      <FormNews {...news} />
      {children}
      <div className={styles.actions}>
        <button type="submit" className={`button ${styles.submit}`} disabled={pending}>
          {pending ? pendingAction : action}
        </button>
        {editing && (
          <button
            type="button"
            className={styles.textButton}
            disabled={pending}
            onClick={() => void editing.cancel()}
          >
            Cancel
          </button>
        )}
        {beside}
      </div>
    </form>
  );
}
