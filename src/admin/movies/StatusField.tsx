import { useId } from 'react';
import fields from '../../components/Field.module.css';
import { MOVIE_STATUSES, type MovieStatus } from '../../domain/movie';

interface StatusFieldProps {
  readonly value: MovieStatus;
  readonly disabled: boolean;
  readonly onChange: (status: MovieStatus) => void;
}

/** Upcoming or Released (SPEC §2). */
export function StatusField({ value, disabled, onChange }: StatusFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        Movie Status
      </label>
      <select
        id={id}
        name="status"
        className={fields.control}
        value={value}
        disabled={disabled}
        required
        onChange={({ currentTarget }) => {
          const chosen = MOVIE_STATUSES.find((status) => status === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {MOVIE_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </div>
  );
}
