import { useState, useEffect, useRef } from 'react';
import type { Question } from '../../../../studio/ui/useConfirm';
import { useUnsavedChanges } from '../../../../studio/ui/unsaved-changes';
import { outcomeOf } from './rows/import-row';
import type { ImportTo } from './write/movie-writers';
import { useWrites } from './write/useWrites';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import {
  checkTable,
  type CheckedTable,
  type CheckProgress,
  type Choices,
} from './rows/check-table';
import { withField, ImportFileError } from './file/import-columns';
import { fieldsIn, readImportFile } from './rows/import-table';
import type { DayOrder } from './rows/imported-text';
import type { Existing } from './rows/existing-movies';

const LEAVE_IMPORT: Question = {
  title: 'Leave before all films are imported?',
  note: 'The table and the pictures that you chose are not kept. Films that are imported stay.',
  action: 'Leave',
};

/** The state of the import page. Leaving the page stops an import after the current movie. */
export function useImport() {
  const [to, setTo] = useState<ImportTo>('now');
  const { start, clear, ...writes } = useWrites();
  const check = useTableCheck(clear);

  const all = outcomeOf(check.checked?.rows ?? []);
  const movies = all.movies.filter(
    ({ row }) => !writes.done.has(row) && !writes.takenBack.has(row),
  );

  // Leaving the page loses the chosen files and stops the run.
  const isUnsaved = movies.length > 0 || writes.runs.isRunning;
  useUnsavedChanges(isUnsaved, 'import of films', LEAVE_IMPORT);

  return {
    ...writes,
    check,
    outcome: { ...all, movies },
    to,
    setTo,
    start: () => start(movies, to),
  };
}

/** A table with its pictures, which is checked again after every choice. */
function useTableCheck(onFile: () => void) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [choices, setChoices] = useState<Choices>();
  const [checked, setChecked] = useState<CheckedTable>();
  const [progress, setProgress] = useState<CheckProgress>();
  const [fileError, setFileError] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  /** What exists, which is read once for a table. */
  const stored = useRef<{ existing?: Existing }>({});
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  const { submit, pending } = useAdminSubmit(
    async (choose: () => Promise<Choices>) => {
      const { signal } = (abort.current = new AbortController());
      setStopped(false);
      try {
        const next = await choose();
        setChoices(next);
        setChecked(await checkTable(next, stored.current, { signal, onProgress: setProgress }));
      } catch (error) {
        if (error instanceof ImportFileError) setFileError(error.message);
        else if (signal.aborted) setStopped(true);
        else throw error;
      } finally {
        setProgress(undefined);
      }
    },
    { failed: 'The table could not be checked.' },
  );

  const choose = (file: File) => {
    onFile();
    setFileError(undefined);
    setChoices(undefined);
    setChecked(undefined);
    stored.current = {};
    return submit(async () => {
      const read = await readImportFile(file);
      return { file: read, fields: fieldsIn(read), order: undefined, pictures };
    });
  };

  const change = (changed: Partial<Choices>) =>
    choices && void submit(async () => ({ ...choices, ...changed }));

  return {
    /** Undefined until the rows are checked. */
    checked: choices && checked,
    pictures: pictures.length,
    fileError,
    isChecking: pending,
    progress,
    isStopped,
    choose: ([file]: readonly File[]) => file && void choose(file),
    choosePictures: (files: readonly File[]) => {
      if (files.length === 0) return;
      const all = [...pictures, ...files];
      setPictures(all);
      change({ pictures: all });
    },
    chooseOrder: (order: DayOrder) => change({ order }),
    chooseField: (column: number, field: string) =>
      choices && change({ fields: withField(choices.fields, column, field), order: undefined }),
    stop: () => abort.current.abort(),
    goOn: () => change({}),
  };
}
