import { useState } from 'react';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { excerpt } from '../../../../shared/text/text';
import { MOVIE_COLUMNS } from '../edit/movie-columns';
import { namesOf, NEEDED } from './columns/import-columns';
import type { ImportFile } from './rows/import-table';
import styles from './ImportPage.module.css';

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

/** Which field each column of a table is, with a suggestion by its name (product 26.15). */
export function ColumnFields({ file, fields, disabled, onChange }: ColumnFieldsProps) {
  const columns = file.header.flatMap((name, index) => (name ? [{ name, index }] : []));
  const used = columns.filter(({ index }) => fields[index]).length;
  const missing = namesOf(NEEDED.filter((field) => !fields.includes(field)));
  // It stays open while the missing ones are chosen.
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
        <div className={`columns ${styles.columnFields}`}>
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

/** The first text of a column. */
function exampleIn({ rows, workbook }: ImportFile, column: number): string {
  const text = rows.map(({ cells }) => cells[column]?.trim()).find(Boolean);
  const example = text ? `As in “${excerpt(text, EXAMPLE_LENGTH)}”.` : 'It is blank.';
  return workbook?.hiddenColumns.has(column) ? `Hidden in the workbook. ${example}` : example;
}
