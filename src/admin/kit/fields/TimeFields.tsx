import { Field } from '../../../components/fields/Field';
import {
  formatPublicationTime,
  timeUntil,
  timeZoneName,
} from '../../../domain/entries/publication-time';
import type { Publication } from '../../../domain/entries/unpublished';
import styles from './TimeFields.module.css';

interface TimeFieldProps {
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The field of a date and a time. */
export const PublicationTimeField = ({
  time,
  error,
  disabled,
  onTime,
}: TimeFieldProps & { readonly time: string; readonly onTime: (time: string) => void }) => (
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

/** The field of the end, of whole minutes. */
export const EndField = ({
  end,
  error,
  disabled,
  onEnd,
}: TimeFieldProps & { readonly end: string; readonly onEnd: (end: string) => void }) => (
  <Field
    label="Leaves the site on"
    name="publish-until"
    type="datetime-local"
    required
    value={end}
    error={error}
    readOnly={disabled}
    onChange={onEnd}
  />
);

interface TimeWordsProps {
  readonly before?: string;
  readonly at: Publication | undefined;
  readonly error: string | undefined;
  readonly now: number;
}

/** A time in words, said again when it changes. */
export const TimeWords = ({ before = '', at, error, now }: TimeWordsProps) => (
  <p role="status" className={styles.words}>
    {at instanceof Date &&
      `${before}${formatPublicationTime(at)} (${timeZoneName(at)})${error ? '' : `, ${timeUntil(at, now)}`}`}
  </p>
);
