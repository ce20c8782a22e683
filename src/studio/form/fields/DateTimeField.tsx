import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { possibleDays, withFullYear } from '../../../shared/day-range';
import { Field } from '../../../shared/ui/fields/Field';

interface DateTimeFieldProps extends Omit<ComponentProps<typeof Field>, 'limit'> {
  readonly type: 'date' | 'time' | 'datetime-local';
}

/**
 * A day, a time or both. The browser has no value for what is typed in part, and none for an emptied field:
 * in the first case the form keeps what it had, and is not sent before that is finished.
 */
export function DateTimeField({ type, value, error, onChange, ...field }: DateTimeFieldProps) {
  /** What the form has since something is typed in part, and whether the field has said so. */
  const [unfinished, setUnfinished] = useState<{
    readonly kept: string;
    readonly isSaid: boolean;
  }>();
  const isUnfinished = unfinished?.kept === value;

  const leaveUnfinished = (isSaid: boolean) =>
    setUnfinished({ kept: value, isSaid: isSaid || (isUnfinished && unfinished.isSaid) });
  const finish = (typed: string) => {
    setUnfinished(undefined);
    onChange(typed);
  };
  /** Of what is typed while there is no value the browser tells nothing: it is looked at. */
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

/** A last value keeps browsers from taking more than four digits of a year. */
const boundsOf = (type: DateTimeFieldProps['type']) => {
  if (type === 'date') return possibleDays();
  return type === 'datetime-local' ? { max: '9999-12-31T23:59' } : {};
};

const partMissing = (isRequired = false) =>
  `A part of this is missing: please fill it in${isRequired ? '' : ', or empty the field'}.`;
