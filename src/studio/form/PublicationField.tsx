import { useId } from 'react';
import { endOf, startOf, type Publication } from '../../store/documents/unpublished';
import type { FormValues } from './fields/form-values';
import { EndField, PublicationTimeField, TimeWords } from './fields/TimeFields';
import { AT_TIME, CHOICE, DRAFT, END, ENDS, NOW, TIME, YES } from './publication';
import styles from './PublicationField.module.css';

interface PublicationFieldProps {
  /** Those of the form. */
  readonly values: FormValues;
  readonly publication?: Publication | undefined;
  readonly error?: string | undefined;
  readonly endError?: string | undefined;
  readonly showsErrors: boolean;
  /** The time that the words are counted from, in ms. */
  readonly now: number;
  readonly disabled: boolean;
  /** Whether it is about the changes of what is published, which has no end. */
  readonly isEdit?: boolean;
  readonly onChange: (values: FormValues) => void;
}

/**
 * When visitors see an entry: at once, not yet, or from a time on (product 29.2); and until when, if it
 * has an end (product 38.1).
 */
export function PublicationField({
  values,
  publication,
  error,
  endError,
  showsErrors,
  now,
  disabled,
  isEdit = false,
  onChange,
}: PublicationFieldProps) {
  const name = useId();
  const choice = values[CHOICE];
  return (
    <fieldset className={styles.publication} disabled={disabled}>
      <legend>When do visitors see {isEdit ? 'the changes' : 'it'}?</legend>
      <div className={styles.choices}>
        {[NOW, DRAFT, AT_TIME].map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={choice === option}
              onChange={() => onChange({ [CHOICE]: option })}
            />
            {isEdit && option === NOW ? 'At once' : option}
          </label>
        ))}
      </div>
      {choice === AT_TIME && (
        <div className={styles.time}>
          <PublicationTimeField
            time={values[TIME] ?? ''}
            error={showsErrors ? error : undefined}
            disabled={disabled}
            onTime={(time) => onChange({ [TIME]: time })}
          />
          <TimeWords at={publication && startOf(publication)} error={error} now={now} />
        </div>
      )}
      {choice !== DRAFT && !isEdit && (
        <>
          <div className={styles.choices}>
            <label>
              <input
                type="checkbox"
                checked={values[ENDS] === YES}
                onChange={({ target }) => onChange({ [ENDS]: target.checked ? YES : '' })}
              />
              Take it off the site at a set time
            </label>
          </div>
          {values[ENDS] && (
            <div className={styles.time}>
              <EndField
                time={values[END] ?? ''}
                error={showsErrors ? endError : undefined}
                disabled={disabled}
                onTime={(end) => onChange({ [END]: end })}
              />
              <TimeWords
                before="Until "
                at={publication && endOf(publication)}
                error={endError}
                now={now}
              />
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
