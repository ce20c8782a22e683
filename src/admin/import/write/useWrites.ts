import { useRef, useState } from 'react';
import { mayHaveBeenStored } from '../../../domain/failures/failure';
import { useRun, type Step } from '../../kit/runs/useRun';
import { movieList } from '../../movies/list/movies.loader';
import { takeBack, type Done, type Imported } from './imported';

/** The search index is merged after so many movies: its changes are one document (product 24.6). */
const MERGE_AFTER = 100;

/** What is written for a row. */
export interface RowWrite {
  readonly row: number;
  readonly title: string;
  /** Tells `onAttempt` what is about to be stored. */
  readonly write: (onAttempt: (imported: Imported) => void) => Promise<void>;
}

/** Writes rows of a table one after the other, with one "Undo" for all of them (product 26.19). */
export function useWrites() {
  const [done, setDone] = useState<ReadonlyMap<number, Done>>(new Map());
  /** New movies that are in the trash now: nobody else can have their ids. */
  const [takenBack, setTakenBack] = useState<ReadonlySet<number>>(new Set());
  const [canUndo, setCanUndo] = useState(false);
  /** What was done, and what may have been, as there was no answer. */
  const attempted = useRef(new Map<number, Done>());
  const runs = useRun(movieList.forget);
  const writes = useRef(0);

  const stepFor = ({ row, title, write }: RowWrite): Step => {
    const name = `Row ${row}, ${title}`;
    return {
      size: 1,
      name,
      change: async () => {
        try {
          await write((imported) => attempted.current.set(row, { name, imported }));
        } catch (error) {
          if (!mayHaveBeenStored(error)) attempted.current.delete(row);
          throw error;
        } finally {
          setCanUndo(attempted.current.size > 0);
        }
        const written = attempted.current.get(row);
        if (written) setDone((before) => new Map(before).set(row, written));
        await mergeIndexAtTimes();
      },
    };
  };

  async function mergeIndexAtTimes() {
    writes.current += 1;
    if (writes.current % MERGE_AFTER === 0) await mergeSearchIndex();
  }

  const undo = async () => {
    await runs.idle();
    await runs.start(
      { noun: 'film', done: 'taken back', failed: 'Not all films could be taken back.' },
      [...attempted.current].map(([row, { name, imported }]) => ({
        size: 1,
        name,
        change: async () => {
          await takeBack(imported);
          attempted.current.delete(row);
          setCanUndo(attempted.current.size > 0);
          if (imported.was !== 'updated') setTakenBack((before) => new Set(before).add(row));
          setDone((before) => new Map([...before].filter(([other]) => other !== row)));
          await mergeIndexAtTimes();
        },
      })),
    );
  };

  return {
    done,
    takenBack,
    /** Whether there is anything that was done, or may have been. */
    canUndo,
    runs,
    /** Forgets what was done: another table is chosen. */
    clear: () => {
      runs.close();
      attempted.current.clear();
      setCanUndo(false);
      setDone(new Map());
      setTakenBack(new Set());
    },
    start: (doneAs: string, rows: readonly RowWrite[]) =>
      void runs.start(
        {
          noun: 'film',
          done: doneAs,
          failed: 'Not all films could be imported.',
          undo: () => void undo(),
        },
        rows.map(stepFor),
      ),
    undo: () => void undo(),
  };
}

/** A failure is repaired by the next visit. */
const mergeSearchIndex = () =>
  import('../../../services/store/search-index-writer')
    .then(({ repairSearchIndex }) => repairSearchIndex())
    .catch(console.error);
