import { useId } from 'react';
import { formatReleaseDate } from '../../release-date';
import { importedDay, type DayOrder } from './rows/imported-text';

interface DayOrderFieldProps {
  /** A day of the table. */
  readonly example: string;
  readonly order: DayOrder;
  readonly onChange: (order: DayOrder) => void;
}

const ORDERS = { 'day first': 'Day first', 'month first': 'Month first' } as const;

/** Asks what the numbers of the days in a table are: 12/03/2027 is in March, or in December. */
export function DayOrderField({ example, order, onChange }: DayOrderFieldProps) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>In which order are the days of this table written, as in {example}?</legend>
      {(['day first', 'month first'] as const).map((option) => {
        const { text, error } = importedDay(example, option);
        return (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={order === option}
              onChange={() => onChange(option)}
            />
            {ORDERS[option]}
            {!error && `: ${formatReleaseDate(text)}`}
          </label>
        );
      })}
    </fieldset>
  );
}
