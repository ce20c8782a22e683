import { useId } from 'react';
import fields from '../../components/Field.module.css';
import { MOVIE_STATUSES } from '../../domain/movie';

interface StatusFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (status: string) => void;
}

/** Upcoming or Released (SPEC §2). */
export function StatusField({ name, label, value, disabled, onChange }: StatusFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={fields.control}
        value={value}
        disabled={disabled}
        required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {MOVIE_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </div>
  );
}
