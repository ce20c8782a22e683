import { useId } from 'react';
import type { ImportTo } from './write/movie-importer';

interface ImportChoicesProps {
  readonly to: ImportTo;
  readonly onTo: (to: ImportTo) => void;
  /** Whether there are new movies, and such that exist and that the table changes. */
  readonly hasNew: boolean;
  readonly hasChanges: boolean;
  readonly updates: boolean;
  readonly onUpdates: (updates: boolean) => void;
  readonly disabled: boolean;
}

const TARGETS: readonly (readonly [ImportTo, string])[] = [
  ['now', 'Published: visitors see them at once'],
  ['draft', 'Drafts: under Coming up, until you publish them'],
];
const EXISTING: readonly (readonly [boolean, string])[] = [
  [false, 'Leave them as they are'],
  [true, 'Update them with what the table says; its blank cells change nothing'],
];

/** How new movies are stored, and what is done with those that exist (product 26.15, 26.16). */
export function ImportChoices({
  to,
  updates,
  hasNew,
  hasChanges,
  disabled,
  ...props
}: ImportChoicesProps) {
  return (
    <>
      {hasNew && (
        <Choice
          legend="New films become"
          options={TARGETS}
          chosen={to}
          onChange={props.onTo}
          disabled={disabled}
        />
      )}
      {hasChanges && (
        <Choice
          legend="Films that exist"
          options={EXISTING}
          chosen={updates}
          onChange={props.onUpdates}
          disabled={disabled}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled: boolean;
}

function Choice<Value>({ legend, options, chosen, onChange, disabled }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
