import { useState, useId, type ReactNode } from 'react';
import { countOf } from '../../../../studio/ui/text';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { SEPARATORS, type Separator } from '../../../../shared/text/csv';
import { namesOf, NEEDED, type Reading } from './file/import-columns';
import type { ImportFile } from './rows/import-table';
import { excerpt } from '../../../../shared/text/text';
import { MOVIE_COLUMNS } from '../edit/movie-fields';
import styles from './Import.module.css';
import { formatDate } from '../../../values/partial-date';
import { importedDay, type DayOrder } from './rows/imported-text';

interface ReadingFieldsProps {
  readonly file: ImportFile;
  readonly takesHidden: boolean;
  readonly disabled: boolean;
  readonly onReading: (reading: Reading) => void;
  readonly onHidden: (takesHidden: boolean) => void;
}

const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Vertical bars',
};

/** Shows how a file was read, with fields for its separator, its sheet and its hidden rows. */
export function ReadingFields({ file, takesHidden, disabled, ...props }: ReadingFieldsProps) {
  const { separator, workbook, rows } = file;
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  return (
    <>
      {separator && (
        <SelectField
          name="separator"
          label="Between the cells are"
          value={separator}
          options={Object.entries(SEPARATOR_NAMES).map(([value, text]) => ({ value, text }))}
          required
          disabled={disabled}
          onChange={(value) =>
            props.onReading({ separator: SEPARATORS.find((one) => one === value) ?? separator })
          }
        />
      )}
      {workbook && workbook.sheets.length > 1 && (
        <SelectField
          name="sheet"
          label="Sheet of the workbook"
          value={workbook.sheet}
          options={workbook.sheets.map(({ name, isHidden }) => ({
            value: name,
            text: isHidden ? `${name} (hidden)` : name,
          }))}
          required
          disabled={disabled}
          onChange={(sheet) => props.onReading({ sheet })}
        />
      )}
      {workbook?.sheets.length === 1 && <p>The sheet “{workbook.sheet}” was read.</p>}
      {hidden > 0 && (
        <div className="choices">
          <p role="status">
            {takesHidden
              ? `${countOf(hidden, 'hidden row')} ${hidden === 1 ? 'is' : 'are'} taken, too.`
              : `${countOf(hidden, 'hidden row')} ${hidden === 1 ? 'is' : 'are'} left out.`}
          </p>
          <label>
            <input
              type="checkbox"
              checked={takesHidden}
              disabled={disabled}
              onChange={({ currentTarget }) => props.onHidden(currentTarget.checked)}
            />
            Import rows that are hidden or filtered out, too
          </label>
        </div>
      )}
    </>
  );
}

interface ColumnFieldsProps {
  readonly file: ImportFile;
  readonly fields: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (column: number, field: string) => void;
}

const OPTIONS = [
  { value: '', text: 'Do not import' },
  ...MOVIE_COLUMNS.map(([field, name]) => ({ value: field, text: name })),
];

/** The choice of a field for each column of a table, suggested from the column's name. */
export function ColumnFields({ file, fields, disabled, onChange }: ColumnFieldsProps) {
  const columns = file.header.flatMap((name, index) => (name ? [{ name, index }] : []));
  const used = columns.filter(({ index }) => fields[index]).length;
  const missing = namesOf(NEEDED.filter((field) => !fields.includes(field)));
  // Stays open while the missing columns are chosen.
  const [isOpen] = useState(missing.length > 0);
  return (
    <div className="stack narrow">
      {missing.length > 0 && (
        <p>
          No column is {new Intl.ListFormat('en', { type: 'disjunction' }).format(missing)}. New
          films need {missing.length === 1 ? 'it' : 'them'}: say which column it is, if there is
          one.
        </p>
      )}
      <details open={isOpen}>
        <summary>
          {used} of {columns.length} columns are imported
        </summary>
        <div className={`columns ends ${styles.columnFields}`}>
          {columns.map(({ name, index }) => (
            <SelectField
              key={index}
              name={`column-${index}`}
              label={name}
              hint={exampleIn(file, index)}
              value={fields[index] ?? ''}
              options={OPTIONS}
              required
              disabled={disabled}
              onChange={(field) => onChange(index, field)}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

const EXAMPLE_LENGTH = 60;

/** Returns a hint with the first text of a column. */
function exampleIn({ rows, workbook }: ImportFile, column: number): string {
  const text = rows.map(({ cells }) => cells[column]?.trim()).find(Boolean);
  const example = text ? `As in “${excerpt(text, EXAMPLE_LENGTH)}”.` : 'It is blank.';
  return workbook?.hiddenColumns.has(column) ? `Hidden in the workbook. ${example}` : example;
}

interface DayOrderFieldProps {
  /** A day in the table whose order of day and month is unclear. */
  readonly example: string;
  readonly order: DayOrder;
  readonly onChange: (order: DayOrder) => void;
}

const ORDERS = [
  ['day first', 'Day first'],
  ['month first', 'Month first'],
] as const;

/** Asks for the order of day and month in a table: 12/03/2027 is in March or in December. */
export const DayOrderField = ({ example, order, onChange }: DayOrderFieldProps) => (
  <Choice
    legend={`In which order are the days of this table written, as in ${example}?`}
    options={ORDERS.map(([option, label]) => {
      const { text, error } = importedDay(example, option);
      return [option, error ? label : `${label}: ${formatDate(text)}`];
    })}
    chosen={order}
    onChange={onChange}
  />
);

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: ReactNode])[];
  /** Undefined while nothing is chosen. */
  readonly chosen: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

/** A question about the table with several options, of which one can be chosen. */
export function Choice<Value>({ legend, options, chosen, onChange, ...more }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices" disabled={more.disabled}>
      <legend>{legend}</legend>
      {options.map(([value, label], index) => (
        <label key={index}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
      {more.children}
    </fieldset>
  );
}
