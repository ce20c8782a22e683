import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { possibleDays, withFullYear } from '../../../shared/day-range';
import { Field } from '../../../shared/ui/fields/Field';

interface DateTimeFieldProps extends Omit<ComponentProps<typeof Field>, 'limit'> {
  readonly type: 'date' | 'time' | 'datetime-local';
}

/**
 * A field for a day, a time or both. The browser has no value for an incomplete field, as for an
 * empty one, so the form keeps the previous value and cannot be sent.
 */
export function DateTimeField({ type, value, error, onChange, ...field }: DateTimeFieldProps) {
  /** The previous value while the field is incomplete, and whether the error is shown. */
  const [unfinished, setUnfinished] = useState<{
    readonly previous: string;
    readonly isSaid: boolean;
  }>();
  const isUnfinished = unfinished?.previous === value;

  const leaveUnfinished = (isSaid: boolean) =>
    setUnfinished({ previous: value, isSaid: isSaid || (isUnfinished && unfinished.isSaid) });
  const finish = (typed: string) => {
    setUnfinished(undefined);
    onChange(typed);
  };
  /**
   * Reads the field's validity, because the browser fires no change event while the value is
   * incomplete.
   */
  const look = (event?: SyntheticEvent) => {
    const input = event?.currentTarget;
    if (!(input instanceof HTMLInputElement)) return;
    const { value: typed, validity } = input;
    if (validity.badInput) leaveUnfinished(event?.type !== 'keyup');
    else if (isUnfinished) finish(typed);
    else if (event?.type === 'blur' && typed !== withFullYear(typed)) finish(withFullYear(typed));
  };

  return (
    <Field
      {...field}
      {...boundsOf(type)}
      type={type}
      value={isUnfinished ? '' : value}
      error={isUnfinished && unfinished.isSaid ? partMissing(field.required) : error}
      onChange={(typed, validity) => (validity?.badInput ? leaveUnfinished(false) : finish(typed))}
      onKeyUp={look}
      onBlur={look}
      onInvalid={look}
    />
  );
}

/** A maximum prevents browsers from accepting years of more than four digits. */
const boundsOf = (type: DateTimeFieldProps['type']) => {
  if (type === 'date') return possibleDays();
  return type === 'datetime-local' ? { max: '9999-12-31T23:59' } : {};
};

const partMissing = (isRequired = false) =>
  `A part of this is missing: please fill it in${isRequired ? '' : ', or empty the field'}.`;
