import { useId } from 'react';
import { Field } from '../../../components/fields/Field';
import {
  formatPublicationTime,
  timeUntil,
  timeZoneName,
} from '../../../domain/entries/publication-time';
import type { Publication } from '../../../domain/entries/unpublished';
import { AT_TIME, DRAFT, NOW } from './publication';
import styles from './PublicationField.module.css';

interface PublicationFieldProps {
  readonly choice: string;
  /** The date and time in the field. */
  readonly time: string;
  readonly publication?: Publication | undefined;
  readonly error: string | undefined;
  /** The time that the words are counted from, in ms. */
  readonly now: number;
  readonly disabled: boolean;
  readonly onChoice: (choice: string) => void;
  readonly onTime: (time: string) => void;
}

/** When visitors see an entry: at once, not yet, or from a time on (product 29.2). */
export function PublicationField({
  choice,
  time,
  publication,
  error,
  now,
  disabled,
  onChoice,
  onTime,
}: PublicationFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.publication} disabled={disabled}>
      <legend>When do visitors see it?</legend>
      <div className={styles.choices}>
        {[NOW, DRAFT, AT_TIME].map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={choice === option}
              onChange={() => onChoice(option)}
            />
            {option}
          </label>
        ))}
      </div>
      {choice === AT_TIME && (
        <div className={styles.time}>
          <PublicationTimeField {...{ time, error, disabled, onTime }} />
          <PublicationWords {...{ publication, error, now }} />
        </div>
      )}
    </fieldset>
  );
}

/** The field of a date and a time. */
export const PublicationTimeField = ({
  time,
  error,
  disabled,
  onTime,
}: Pick<PublicationFieldProps, 'time' | 'error' | 'disabled' | 'onTime'>) => (
  <Field
    label="Date and time"
    name="publish-at"
    type="datetime-local"
    required
    value={time}
    error={error}
    readOnly={disabled}
    onChange={onTime}
  />
);

/** A time in words, said again when it changes. */
export const PublicationWords = ({
  publication,
  error,
  now,
}: Pick<PublicationFieldProps, 'publication' | 'error' | 'now'>) => (
  <p role="status" className={styles.words}>
    {publication instanceof Date &&
      `${formatPublicationTime(publication)} (${timeZoneName(publication)})${error ? '' : `, ${timeUntil(publication, now)}`}`}
  </p>
);
