import { useRef, useState } from 'react';
import { saveFile } from '../../../../shared/text/save-file';
import { countOf } from '../../../../studio/ui/text';
import { Button } from '../../../../studio/ui/parts';
import type { NameKind } from '../../../names/film-names';
import { ImportFileError } from '../import/file/import-columns';
import { nameTable, parseNameTable } from './name-table';
import type { NameForm } from './useNameForm';

interface NameTableActionsProps {
  readonly form: NameForm;
  readonly kind: NameKind;
  /** All names of the kind. */
  readonly names: readonly string[];
}

const NO_TABLE =
  'This table has no column “Name” with one such as “In Malayalam” beside it. Download the table here first.';

/** Buttons that download the names as a table for translators, and fill in the fields from such a table. */
export function NameTableActions({ form, kind, names }: NameTableActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isBad?: boolean }>();

  const download = () =>
    saveFile(
      new Blob([nameTable(kind, names)], { type: 'text/csv;charset=utf-8' }),
      `names-${kind}.csv`,
    );

  const fillIn = async (file: File) => {
    try {
      const { readRows } = await import('../import/file/import-file');
      const { rows } = await readRows(file);
      const found = parseNameTable(rows, kind, names);
      if (!found) throw new ImportFileError(NO_TABLE);
      for (const { named, text } of found) form.change(named, text);
      setOutcome({
        text: `${countOf(found.length, 'name')} of the table ${found.length === 1 ? 'is' : 'are'} filled in. Look at them, and save.`,
      });
    } catch (error) {
      if (!(error instanceof ImportFileError)) console.error(error);
      const text =
        error instanceof ImportFileError ? error.message : 'This file could not be read.';
      setOutcome({ text, isBad: true });
    }
  };

  return (
    <div className="stack tight part">
      <div className="row tight">
        <Button onClick={download}>Download as a table</Button>
        <Button onClick={() => input.current?.click()}>Fill in from a table</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Table of names"
          accept=".csv,.xlsx,.txt"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void fillIn(file);
            currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" className={outcome?.isBad ? 'alarm' : 'note'}>
        {outcome?.text}
      </p>
    </div>
  );
}
