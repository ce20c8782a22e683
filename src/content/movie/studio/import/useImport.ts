import { useState, useEffect, useRef } from 'react';
import type { Question } from '../../../../studio/ui/useConfirm';
import { useUnsavedChanges } from '../../../../studio/ui/unsaved-changes';
import { importOutcome } from './rows/import-row';
import { createMovieImporter, createMovieUpdater, type ImportTo } from './write/movie-writers';
import { useWrites } from './write/useWrites';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import {
  checkTable,
  type CheckedTable,
  type CheckProgress,
  type Choices,
  type Stored,
} from './rows/check-table';
import { withColumnField, ImportFileError, type Reading } from './file/import-columns';
import { fieldsOfColumns, readImportFile } from './rows/import-table';
import type { DayOrder } from './rows/imported-text';

const LEAVE_IMPORT: Question = {
  title: 'Leave before all films are imported?',
  note: 'The table and the pictures that you chose are not kept. Films that are imported stay.',
  action: 'Leave',
};

const createWriters = () => ({ add: createMovieImporter(), update: createMovieUpdater() });

/** The state of the import page. Leaving the page stops an import after the current movie. */
export function useImport() {
  const [{ add, update }, setWriters] = useState(createWriters);
  const [to, setTo] = useState<ImportTo>('now');
  const [updates, setUpdates] = useState(false);
  /** Rows that are excluded from the update. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const { start: write, clear, ...writes } = useWrites();
  const check = useTableCheck(() => {
    clear();
    setWriters(createWriters);
    setUpdates(false);
    setLeftOut(new Set());
  });

  const all = importOutcome(check.checked?.rows ?? []);
  const isLeft = ({ row }: { readonly row: number }) =>
    !writes.done.has(row) && !writes.takenBack.has(row);
  const movies = all.movies.filter(isLeft);
  const changed = all.edits.filter(isLeft);
  const edits = updates ? changed.filter(({ row }) => !leftOut.has(row)) : [];

  // Leaving the page loses the chosen files and stops the run.
  const isUnsaved = movies.length + edits.length > 0 || writes.runs.isRunning;
  useUnsavedChanges(isUnsaved, 'import of films', LEAVE_IMPORT);

  const start = () =>
    write(doneFor(movies.length, edits.length, to), [
      ...movies.map((movie) => ({
        row: movie.row,
        title: movie.fields.title,
        write: (onAttempt: Parameters<typeof add>[2]) => add(movie, to, onAttempt),
      })),
      ...edits.map((edit) => ({
        row: edit.row,
        title: edit.movie.title,
        write: (onAttempt: Parameters<typeof update>[1]) => update(edit, onAttempt),
      })),
    ]);

  return {
    ...writes,
    check,
    outcome: { ...all, movies, edits, changed },
    to,
    setTo,
    updates,
    setUpdates,
    leftOut,
    leaveOut: (row: number, isOut: boolean) =>
      setLeftOut(
        (before) => new Set(isOut ? [...before, row] : [...before].filter((out) => out !== row)),
      ),
    start,
  };
}

/** Returns the participle for the message of a run. */
function doneFor(added: number, updated: number, to: ImportTo): string {
  const imported = to === 'draft' ? 'imported as drafts' : 'imported';
  if (updated === 0) return imported;
  return added === 0 ? 'updated' : `${imported} or updated`;
}

const NOTHING_CHOSEN = {
  order: undefined,
  takesHidden: false,
  titles: new Set<number>(),
  answers: new Map<string, File>(),
};

/** The state of a table with its pictures, which is checked again after every choice. */
function useTableCheck(onFile: () => void) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [choices, setChoices] = useState<Choices>();
  const [checked, setChecked] = useState<CheckedTable>();
  const [progress, setProgress] = useState<CheckProgress>();
  const [fileError, setFileError] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  /** The chosen file, so that it can be read again with other options. */
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
      const fields = fieldsOfColumns(read);
      return { ...NOTHING_CHOSEN, file: read, fields, pictures };
    });
  };

  const change = (changed: Partial<Choices>) =>
    choices && void submit(async () => ({ ...choices, ...changed }));

  return {
    choices,
    /** Undefined until the rows have been checked. */
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
      choices &&
      change({ fields: withColumnField(choices.fields, column, field), order: undefined }),
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
    resume: () => change({}),
  };
}
