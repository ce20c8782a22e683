import { Field } from '../../../shared/ui/fields/Field';
import {
  formatPublicationTime,
  timeUntil,
  timeZoneName,
} from '../../../store/documents/publication-time';
import type { Publication } from '../../../store/documents/unpublished';
import styles from './TimeFields.module.css';

export interface TimeFieldProps {
  readonly time: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onTime: (time: string) => void;
}

/** The field of a date and a time. */
export const PublicationTimeField = (props: TimeFieldProps) => (
  <TimeField label="Date and time" name="publish-at" {...props} />
);

/** The field of the end, of whole minutes. */
export const EndField = (props: TimeFieldProps) => (
  <TimeField label="Leaves the site on" name="publish-until" {...props} />
);

const TimeField = ({
  time,
  disabled,
  onTime,
  ...field
}: TimeFieldProps & { readonly label: string; readonly name: string }) => (
  <Field
    {...field}
    type="datetime-local"
    required
    value={time}
    readOnly={disabled}
    onChange={onTime}
  />
);

interface TimeWordsProps {
  readonly before?: string | undefined;
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
