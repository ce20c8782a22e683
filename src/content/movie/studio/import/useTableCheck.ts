import { useEffect, useRef, useState } from 'react';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import {
  checkTable,
  type CheckedTable,
  type CheckProgress,
  type Choices,
  type Stored,
} from './rows/check-table';
import { withField } from './columns/import-columns';
import type { Reading } from './file/file-rows';
import { ImportFileError } from './file/import-file-error';
import { fieldsIn, readImportFile } from './rows/import-table';
import type { DayOrder } from './rows/imported-text';

const NOTHING_CHOSEN = {
  order: undefined,
  takesHidden: false,
  titles: new Set<number>(),
  answers: new Map<string, File>(),
};

/** Chooses a table with its pictures and checks both; every choice checks them again. */
export function useTableCheck(onFile: () => void) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [choices, setChoices] = useState<Choices>();
  const [checked, setChecked] = useState<CheckedTable>();
  const [progress, setProgress] = useState<CheckProgress>();
  const [fileError, setFileError] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  /** The file as it was chosen, to be read in another way. */
  const source = useRef<File>(undefined);
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

  const choose = (file: File, reading?: Reading) => {
    onFile();
    setFileError(undefined);
    setChoices(undefined);
    setChecked(undefined);
    source.current = file;
    stored.current = { movies: new Map() };
    return submit(async () => {
      const read = await readImportFile(file, reading);
      const fields = fieldsIn(read);
      return { ...NOTHING_CHOSEN, file: read, fields, pictures };
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
      const all = [...pictures, ...files];
      setPictures(all);
      change({ pictures: all });
    },
    chooseOrder: (order: DayOrder) => change({ order }),
    chooseField: (column: number, field: string) =>
      choices && change({ fields: withField(choices.fields, column, field), order: undefined }),
    /** Reads the same file with another separator, or another sheet of it. */
    readAs: (reading: Reading) => source.current && void choose(source.current, reading),
    takeHidden: (takesHidden: boolean) => change({ takesHidden, titles: new Set() }),
    confirmTitle: (row: number, isRight: boolean) =>
      choices &&
      change({
        titles: new Set(
          isRight ? [...choices.titles, row] : [...choices.titles].filter((one) => one !== row),
        ),
      }),
    answerPicture: (key: string, file: File) =>
      choices && change({ answers: new Map(choices.answers).set(key, file) }),
    stop: () => abort.current.abort(),
    goOn: () => change({}),
  };
}
