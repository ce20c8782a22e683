import { languageOf } from '../../../../shared/text/text';
import type { CheckedTable } from './rows/check-table';

interface TitleQuestionProps {
  readonly checked: CheckedTable;
  readonly disabled: boolean;
  readonly onConfirm: (row: number, isRight: boolean) => void;
}

/** Asks whether titles that a program has probably made are what was typed (product 26.21). */
export function TitleQuestion({ checked, disabled, onConfirm }: TitleQuestionProps) {
  const { titles } = checked.choices;
  const asked = checked.rows.filter(
    (row) => titles.has(row.row) || (row.state === 'waits' && row.for === 'title'),
  );
  if (asked.length === 0) return null;
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend>
        A spreadsheet program may have made {asked.length === 1 ? 'this title' : 'these titles'} of
        something else. Tick what is right; correct the others in the table.
      </legend>
      {asked.map(({ row, title }) => (
        <label key={row}>
          <input
            type="checkbox"
            checked={titles.has(row)}
            onChange={({ currentTarget }) => onConfirm(row, currentTarget.checked)}
          />
          <span>
            The film of row {row} is called “<bdi lang={languageOf(title)}>{title}</bdi>”
          </span>
        </label>
      ))}
    </fieldset>
  );
}
