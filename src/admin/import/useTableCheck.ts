import { useEffect, useRef, useState } from 'react';
import { useAdminSubmit } from '../kit/runs/useAdminSubmit';
import { pictureKey } from './rows/chosen-pictures';
import {
  checkTable,
  type CheckedTable,
  type CheckProgress,
  type Choices,
  type Stored,
} from './rows/check-table';
import { withField } from './rows/import-columns';
import { ImportFileError } from './file/import-file-error';
import { fieldsIn, readImportFile } from './rows/import-table';
import type { DayOrder } from './rows/imported-text';

/** Chooses a table with its pictures and checks both; every choice checks them again. */
export function useTableCheck(onFile: () => void) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [choices, setChoices] = useState<Choices>();
  const [checked, setChecked] = useState<CheckedTable>();
  const [progress, setProgress] = useState<CheckProgress>();
  const [fileError, setFileError] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  const stored = useRef<Stored>({ movies: new Map() });
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
    stored.current = { movies: new Map() };
    return submit(async () => {
      const read = await readImportFile(file);
      return { file: read, fields: fieldsIn(read), order: undefined, pictures };
    });
  };

  const change = (changed: Partial<Choices>) =>
    choices && void submit(async () => ({ ...choices, ...changed }));

  return {
    choices,
    /** What became of the rows; undefined until they are checked. */
    checked: choices && checked,
    pictures: pictures.length,
    fileError,
    isChecking: pending,
    progress,
    isStopped,
    choose: ([file]: readonly File[]) => file && void choose(file),
    choosePictures: (files: readonly File[]) => {
      if (files.length === 0) return;
      const all = new Map([...pictures, ...files].map((file) => [pictureKey(file.name), file]));
      setPictures([...all.values()]);
      change({ pictures: [...all.values()] });
    },
    chooseOrder: (order: DayOrder) => change({ order }),
    chooseField: (column: number, field: string) =>
      choices && change({ fields: withField(choices.fields, column, field), order: undefined }),
    stop: () => abort.current.abort(),
    goOn: () => change({}),
  };
}
