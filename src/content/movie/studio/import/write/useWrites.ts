import { useEffect, useRef, useState } from 'react';
import { mayHaveBeenStored } from '../../../../../shared/failures/failure';
import { useRun } from '../../../../../studio/bulk/useRun';
import {
  saveLastImport,
  readLastImport,
  undoImportedRow,
  type Done,
  type Imported,
  type LastImportResult,
} from '../../last-import';
import { IN_LAST_IMPORT } from '../../../../../studio/ui/notify';
import { stepsFor } from '../../../../../studio/bulk/undoable-change';
import { listOf } from '../../../../../studio/kind/kind-list';

interface RowWrite {
  readonly row: number;
  readonly title: string;
  /** Calls `onAttempt` before a write. */
  readonly write: (onAttempt: (imported: Imported) => void) => Promise<void>;
}

/** The state of writing the rows of a table one by one, with one "Undo" for all of them. */
export function useWrites() {
  const [done, setDone] = useState<ReadonlyMap<number, Done>>(new Map());
  /** Rows whose new movies were moved to the trash by "Undo", where their ids stay in use. */
  const [takenBack, setTakenBack] = useState<ReadonlySet<number>>(new Set());
  /** The last import, as this browser has stored it. */
  const [last, setLast] = useState(readLastImport);
  const [isKept, setKept] = useState(true);
  const [canUndo, setCanUndo] = useState(false);
  /** For each row: the film that was stored, or may have been because the response was lost. */
  const attempted = useRef(new Map<number, Done>());
  /** The time of the current import. */
  const at = useRef(new Date(0));
  const runs = useRun(listOf('movie').forget);

  // Stores the import when the tab is hidden, because a closed tab does not reach the end of the
  // run. Not after the run, because another tab may have stored a later import.
  const { isRunning } = runs;
  useEffect(() => {
    if (!isRunning) return undefined;
    const keepHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      saveLastImport({ at: at.current, rows: attempted.current });
    };
    document.addEventListener('visibilitychange', keepHidden);
    return () => document.removeEventListener('visibilitychange', keepHidden);
  }, [isRunning]);

  async function writeRow({ row, name, write }: RowWrite & Pick<Done, 'name'>): Promise<void> {
    const earlier = attempted.current.get(row);
    try {
      await write((imported) => attempted.current.set(row, { name, imported }));
    } catch (error) {
      if (!mayHaveBeenStored(error) && !earlier) attempted.current.delete(row);
      throw error;
    } finally {
      setCanUndo(attempted.current.size > 0);
    }
    const written = attempted.current.get(row);
    if (written) setDone((before) => new Map(before).set(row, written));
  }

  async function undoAndForget({ row, imported }: Done & Pick<RowWrite, 'row'>): Promise<void> {
    await undoImportedRow(imported);
    attempted.current.delete(row);
    setCanUndo(attempted.current.size > 0);
    if (imported.was !== 'updated') setTakenBack((before) => new Set(before).add(row));
    setDone((before) => new Map([...before].filter(([other]) => other !== row)));
  }

  function keep() {
    const record: LastImportResult = { at: at.current, rows: new Map(attempted.current) };
    setKept(saveLastImport(record));
    setLast(record.rows.size > 0 ? record : undefined);
  }

  const undo = () =>
    [
      {
        noun: 'film',
        done: 'taken back',
        failed: 'Not all films could be taken back.',
        onEnd: keep,
      },
      stepsFor(
        [...attempted.current].map(([row, written]) => ({ row, ...written })),
        undoAndForget,
      ),
    ] as const;

  return {
    done,
    takenBack,
    /** Whether something was stored, or may have been. */
    canUndo,
    last,
    isKept,
    runs,
    /** Clears the state for another table. */
    clear: () => {
      runs.close();
      attempted.current.clear();
      setCanUndo(false);
      setDone(new Map());
      setTakenBack(new Set());
    },
    start: (doneAs: string, rows: readonly RowWrite[]) => {
      at.current = new Date();
      void runs.start(
        {
          noun: 'film',
          done: doneAs,
          failed: 'Not all films could be imported.',
          undo,
          later: IN_LAST_IMPORT,
          onEnd: keep,
        },
        stepsFor(
          rows.map((written) => ({ ...written, name: `Row ${written.row}, ${written.title}` })),
          writeRow,
        ),
      );
    },
    undo: () => void runs.undoLast(undo),
    /** Undoes the last import, whose table is not shown. */
    undoLast: () => {
      if (!last) return;
      attempted.current = new Map(last.rows);
      at.current = last.at;
      void runs.undoLast(undo);
    },
  };
}
