import { useState, type RefObject } from 'react';
import { Field } from '../../../../shared/ui/fields/Field';
import { ADDRESS_LENGTH, addressOf } from '../../movie-address';
import { paths } from '../../../paths/paths';
import { site } from '../../../../company/site';
import type { WarningNotes } from '../../../../studio/form/fields/find-warnings';

interface AddressFieldProps {
  readonly container: RefObject<HTMLDivElement | null>;
  /** What was typed; '' while the suggestion is used. */
  readonly typed: string;
  readonly suggestion: string;
  readonly error: string | undefined;
  readonly warning: WarningNotes[string];
  readonly readOnly: boolean;
  readonly onChange: (typed: string) => void;
  readonly onLeave: () => void;
}

/** The address of a new movie: suggested from its title, to be changed before the first save. */
export function AddressField({
  container,
  typed,
  suggestion,
  warning,
  onLeave,
  ...field
}: AddressFieldProps) {
  // An emptied field stays empty as long as it has the focus.
  const [emptied, setEmptied] = useState(false);
  const { host } = new URL(site.origin);

  return (
    <div
      ref={container}
      onBlur={() => {
        setEmptied(false);
        // Not while one types: a keyboard that composes would write the text a second time.
        if (addressOf(typed) !== typed) field.onChange(addressOf(typed));
        onLeave();
      }}
    >
      <Field
        {...field}
        describedBy={warning?.id}
        label="Address"
        name="address"
        required
        hint={`The page will be ${host}${paths.movie(addressOf(typed) || suggestion)}. This cannot be changed later.`}
        value={typed || (emptied ? '' : suggestion)}
        limit={ADDRESS_LENGTH}
        autoComplete="off"
        onChange={(text) => {
          setEmptied(text === '');
          field.onChange(text);
        }}
      />
      {warning?.note}
    </div>
  );
}
