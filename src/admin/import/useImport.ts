import { useState } from 'react';
import { parseSearchKey } from '../../domain/search/search-entry';
import { takenAddresses } from '../../services/store/movie-addresses';
import { readSearchIndex } from '../../services/search/search-index';
import type { Question } from '../kit/feedback/ConfirmDialog';
import { useRun } from '../kit/runs/useRun';
import { useAdminSubmit } from '../kit/runs/useAdminSubmit';
import { useUnsavedChanges } from '../kit/feedback/unsaved-changes';
import { movieList } from '../movies/list/movies.loader';
import {
  addressesIn,
  checkRows,
  picturesIn,
  titleKey,
  type CheckedTable,
  type Existing,
  type ImportMovie,
} from './check-rows';
import { checkPictures, pictureKey } from './chosen-pictures';
import { createMovieImporter } from './movie-importer';
import { ImportFileError } from './import-file';
import { readImportTable, type ImportTable } from './import-table';
import type { DayOrder } from './imported-text';

interface ChosenTable {
  readonly table: ImportTable;
  readonly existing: Existing;
  readonly importMovie: ReturnType<typeof createMovieImporter>;
}

/** The table and the pictures of an import, what is wrong with them, and what was imported. */
export interface Import extends CheckedTable {
  readonly table: ImportTable;
  /** The order of its days, once it is known. */
  readonly order: DayOrder;
  /** How many movies are imported. */
  readonly imported: number;
}

const LEAVE_IMPORT: Question = {
  title: 'Leave before all films are imported?',
  note: 'The table and the pictures that you chose are not kept. Films that are imported stay.',
  action: 'Leave',
};

/** Chooses, checks and imports movies; leaving the page stops after the current movie. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenTable>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<CheckedTable>();
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set());
  const [fileError, setFileError] = useState<string>();
  const runs = useRun(movieList.forget);

  const [order, setOrder] = useState<DayOrder>();

  async function check({ table, existing }: ChosenTable, files: readonly File[], days: DayOrder) {
    const chosenPictures = await checkPictures(files, picturesIn(table));
    setChecked(checkRows(table, existing, { pictures: chosenPictures, order: days }));
  }

  const choosing = useAdminSubmit(
    async (file: File) => {
      runs.close();
      setFileError(undefined);
      setChosen(undefined);
      try {
        const table = await readImportTable(file);
        const next = {
          table,
          existing: await readExisting(table),
          importMovie: createMovieImporter(),
        };
        setOrder(undefined);
        await check(next, pictures, undefined);
        setImported(new Set());
        setChosen(next);
      } catch (error) {
        if (!(error instanceof ImportFileError)) throw error;
        setFileError(error.message);
      }
    },
    { failed: 'The table could not be checked.' },
  );

  const choosingPictures = useAdminSubmit(
    async (files: readonly File[]) => {
      const all = new Map([...pictures, ...files].map((file) => [pictureKey(file.name), file]));
      setPictures([...all.values()]);
      if (chosen) await check(chosen, [...all.values()], order);
    },
    { failed: 'The pictures could not be checked.' },
  );

  const ordering = useAdminSubmit(
    async (days: DayOrder) => {
      setOrder(days);
      if (chosen) await check(chosen, pictures, days);
    },
    { failed: 'The table could not be checked.' },
  );

  const movies = (checked?.movies ?? []).filter(({ row }) => !imported.has(row));

  // What was chosen is lost with the page, and with it the rest of a run.
  useUnsavedChanges(movies.length > 0 || runs.isRunning, 'import of films', LEAVE_IMPORT);

  const start = ({ importMovie }: ChosenTable) =>
    void runs.start(
      { noun: 'film', done: 'imported', failed: 'Not all films could be imported.' },
      movies.map((movie) => ({
        size: 1,
        name: nameOf(movie),
        change: async () => {
          await importMovie(movie);
          setImported((before) => new Set(before).add(movie.row));
        },
      })),
    );

  return {
    result: chosen &&
      checked && { ...checked, movies, order, table: chosen.table, imported: imported.size },
    pictures: pictures.length,
    fileError,
    isChecking: choosing.pending || choosingPictures.pending,
    runs,
    choose: ([file]: readonly File[]) => file && void choosing.submit(file),
    choosePictures: (files: readonly File[]) =>
      files.length > 0 && void choosingPictures.submit(files),
    chooseOrder: (days: DayOrder) => void ordering.submit(days),
    start: () => chosen && start(chosen),
  };
}

const nameOf = ({ row, fields }: ImportMovie) => `Row ${row}, ${fields.title}`;

/** Throws FirestoreError, TimeoutError or NoSearchIndexError. */
async function readExisting(table: ImportTable): Promise<Existing> {
  const [addresses, entries] = await Promise.all([
    takenAddresses(addressesIn(table)),
    readSearchIndex(),
  ]);
  const titles = entries.flatMap(({ key, title }) =>
    parseSearchKey(key).kind === 'movie' ? titleKey(title) : [],
  );
  return { addresses, titles: new Set(titles) };
}
