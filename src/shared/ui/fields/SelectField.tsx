import { useId, type ReactNode } from 'react';
import { FieldLabel } from './Field';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** The id of another element that describes the field. */
  readonly describedBy?: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
}

/** A labelled select field, described by its hint. */
export function SelectField({
  label,
  options,
  required = false,
  hint,
  describedBy,
  onChange,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <FieldLabel {...{ id, label, required, hint }} />
      <select
        {...select}
        id={id}
        className="control"
        required={required}
        aria-describedby={
          [hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
