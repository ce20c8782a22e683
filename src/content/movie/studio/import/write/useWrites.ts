import { useRef, useState } from 'react';
import { mayHaveBeenStored } from '../../../../../shared/failures/failure';
import { useRun } from '../../../../../studio/bulk/useRun';
import { stepsFor } from '../../../../../studio/bulk/undoable-change';
import { movieList } from '../../movies.loader';
import type { ImportMovie } from '../rows/import-row';
import { createMovieImporter, undoRow, type Imported, type ImportTo } from './movie-writers';

/** A row whose movie was stored or, without an answer, may have been. */
interface Attempt {
  readonly row: number;
  readonly name: string;
  readonly imported: Imported;
}

/** Adds the movies of a table one after the other, with one "Undo" for all of them (product 26.19). */
export function useWrites() {
  const [done, setDone] = useState<ReadonlyMap<number, Imported>>(new Map());
  /** Rows whose new movies are in the trash again: their ids are not free. */
  const [takenBack, setTakenBack] = useState<ReadonlySet<number>>(new Set());
  const [canUndo, setCanUndo] = useState(false);
  const [add, setImporter] = useState(createMovieImporter);
  const attempted = useRef(new Map<number, Attempt>());
  const runs = useRun(movieList.forget);

  async function write({ movie, name, to }: { movie: ImportMovie; name: string; to: ImportTo }) {
    const { row } = movie;
    const earlier = attempted.current.get(row);
    try {
      await add(movie, to, (imported) => attempted.current.set(row, { row, name, imported }));
    } catch (error) {
      if (!mayHaveBeenStored(error) && !earlier) attempted.current.delete(row);
      throw error;
    } finally {
      setCanUndo(attempted.current.size > 0);
    }
    const stored = attempted.current.get(row);
    if (stored) setDone((before) => new Map(before).set(row, stored.imported));
  }

  async function takeBack({ row, imported }: Attempt): Promise<void> {
    await undoRow(imported);
    attempted.current.delete(row);
    setCanUndo(attempted.current.size > 0);
    setTakenBack((before) => new Set(before).add(row));
    setDone((before) => new Map([...before].filter(([other]) => other !== row)));
  }

  const undo = async () => {
    await runs.idle();
    await runs.start(
      { noun: 'film', done: 'taken back', failed: 'Not all films could be taken back.' },
      stepsFor([...attempted.current.values()], takeBack),
    );
  };

  return {
    done,
    takenBack,
    /** Whether something was stored, or may have been. */
    canUndo,
    runs,
    /** Forgets the import, for another table. */
    clear: () => {
      runs.close();
      attempted.current.clear();
      setImporter(createMovieImporter);
      setCanUndo(false);
      setDone(new Map());
      setTakenBack(new Set());
    },
    start: (movies: readonly ImportMovie[], to: ImportTo) =>
      void runs.start(
        {
          noun: 'film',
          done: to === 'draft' ? 'imported as drafts' : 'imported',
          failed: 'Not all films could be imported.',
          undo: () => void undo(),
        },
        stepsFor(
          movies.map((movie) => ({
            movie,
            name: `Row ${movie.row}, ${movie.fields.title}`,
            to,
          })),
          write,
        ),
      ),
    undo: () => void undo(),
  };
}
