import { countOf } from '../../../../studio/ui/text';
import { SelectField } from '../../../../shared/ui/fields/SelectField';
import { SEPARATORS, type Separator } from '../../../../shared/text/csv';
import type { Reading } from './file/file-rows';
import type { ImportFile } from './rows/import-table';

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

/** How a file was read, and in which other ways it can be (product 26.5, 26.17). */
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
