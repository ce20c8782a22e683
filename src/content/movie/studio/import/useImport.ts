import type { Question } from '../../../../studio/ui/useConfirm';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../../studio/ui/unsaved-changes';
import { outcomeOf } from './rows/import-row';
import { useTableCheck } from './useTableCheck';
import { createMovieImporter, type ImportTo } from './write/movie-importer';
import { createMovieUpdater } from './write/movie-updater';
import { useWrites } from './write/useWrites';

const LEAVE_IMPORT: Question = {
  title: 'Leave before all films are imported?',
  note: 'The table and the pictures that you chose are not kept. Films that are imported stay.',
  action: 'Leave',
};

const createWriters = () => ({ add: createMovieImporter(), update: createMovieUpdater() });

/** Chooses, checks and imports movies; leaving the page stops after the current movie. */
export function useImport() {
  const [{ add, update }, setWriters] = useState(createWriters);
  const [to, setTo] = useState<ImportTo>('now');
  const [updates, setUpdates] = useState(false);
  /** Rows that are not to update their movies. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const { start: write, clear, ...writes } = useWrites();
  const check = useTableCheck(() => {
    clear();
    setWriters(createWriters);
    setUpdates(false);
    setLeftOut(new Set());
  });

  const all = outcomeOf(check.checked?.rows ?? []);
  const isLeft = ({ row }: { readonly row: number }) =>
    !writes.done.has(row) && !writes.takenBack.has(row);
  const movies = all.movies.filter(isLeft);
  const changed = all.edits.filter(isLeft);
  const edits = updates ? changed.filter(({ row }) => !leftOut.has(row)) : [];

  // What was chosen is lost with the page, and with it the rest of a run.
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

/** What the movies of a run are afterwards. */
function doneFor(added: number, updated: number, to: ImportTo): string {
  const imported = to === 'draft' ? 'imported as drafts' : 'imported';
  if (updated === 0) return imported;
  return added === 0 ? 'updated' : `${imported} or updated`;
}
