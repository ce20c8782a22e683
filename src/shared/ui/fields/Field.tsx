import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import { COUNTER_FROM } from '../../limits';
import './fields.css';
import styles from './Field.module.css';
import { lengthText, longerThanError, OPTIONAL } from '../../words/forms';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string, validity?: ValidityState) => void;
  readonly onBlur?: (event?: SyntheticEvent) => void;
  readonly onFocus?: () => void;
  readonly onClick?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onKeyUp?: (event: SyntheticEvent) => void;
  readonly onInvalid?: (event: SyntheticEvent) => void;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The id of another element that describes the field. */
  readonly describedBy?: string | undefined;
  /**
   * The maximum length. Longer input is preserved and reported, so that no pasted text is cut off.
   */
  readonly limit?: number;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  /** The language of the input. */
  readonly lang?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'url' | 'numeric';
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'date' | 'time' | 'datetime-local';
  /** The earliest and the latest day or time. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly rows?: number;
  /** Set for a field with a list of options. */
  readonly role?: 'combobox';
  readonly 'aria-autocomplete'?: 'list';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

/** A labelled field whose hint, error and character counter are announced with it. */
export function Field({
  label,
  hint,
  error,
  describedBy,
  limit,
  rows,
  type = 'text',
  ...rest
}: FieldProps) {
  const id = useId();
  const count = counter(rest.value, limit);
  const descriptions = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    describedBy,
    count && `${id}-count`,
  ];
  const control = {
    ...rest,
    id,
    className: 'control',
    dir: 'auto',
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string; validity: ValidityState } }) =>
      rest.onChange(currentTarget.value, currentTarget.validity),
  };

  return (
    <div className="field">
      <FieldLabel id={id} label={label} required={rest.required} hint={hint} />
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      <div className={`row thin ${styles.below}`}>
        {error && (
          <p id={`${id}-error`} className="alarm">
            {error}
          </p>
        )}
        {count && (
          <p
            id={`${id}-count`}
            className={count.over ? `alarm ${styles.count}` : `note ${styles.count}`}
          >
            {count.text}
          </p>
        )}
      </div>
      {/* Announced once when the limit is exceeded, not on each key press. */}
      {limit && (
        <span className="visually-hidden" role="status">
          {count?.over && longerThanError(label, limit)}
        </span>
      )}
    </div>
  );
}

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly id: string;
  readonly required: boolean | undefined;
}

/** The label of a control, which says if it is optional, and its hint. */
export const FieldLabel = ({ id, label, required, hint }: FieldLabelProps) => (
  <>
    <label htmlFor={id} className="strong">
      {label} {!required && <span className="soft plain">{OPTIONAL}</span>}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
    )}
  </>
);

/** Returns the character counter of a text that is close to its limit; null for a shorter one. */
function counter(value: string, limit: number | undefined) {
  if (!limit) return null;
  const length = value.trim().length;
  if (length < limit * COUNTER_FROM) return null;
  return { text: lengthText(length, limit), over: length > limit };
}
