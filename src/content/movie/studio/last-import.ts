import { moviesCollection } from '../../../firebase/collections';
import { readEntry } from '../../base/convert';
import { writeFields } from '../../base/write-fields';
import type { EntryId, IdentityOf } from '../../entry';
import { asRecord, asText } from '../../base/stored-values';
import {
  movieKind,
  MOVIE_STATUSES,
  type Movie,
  type MovieFields,
  type MovieStatus,
} from '../movie';
import { movieKey, type SearchKey } from '../../search/search-entry';
import { sessionEmail } from '../../../store/session/session';
import { deleteDraft, readDraft, saveDraft } from '../../../studio/form/state/drafts';
import { adminPaths, editMoviePath } from '../../paths/admin-paths';
import { editEntry } from '../../../store/write/edit-entry';
import { deleteEntry, deleteUnpublished } from '../../../store/write/trash';

/** The result of importing a row, as far as "Undo" needs it. */
export type Imported =
  | { readonly was: 'published'; readonly movie: IdentityOf<'movie'> }
  | { readonly was: 'draft'; readonly id: EntryId }
  | { readonly was: 'updated'; readonly before: Movie; readonly after: MovieFields };

export interface Done {
  readonly name: string;
  readonly imported: Imported;
}

/** The results of the last import, by row of its table. */
export interface LastImportResult {
  readonly at: Date;
  readonly rows: ReadonlyMap<number, Done>;
}

/**
 * The name under which the import is stored among the drafts of forms, which are deleted together,
 * at sign-out and after 60 days.
 */
const NAME = 'import of films';
/**
 * The maximum length in characters: less than half of a browser's storage for a site, which also contains the
 * drafts of forms.
 */
const RECORD_MAX = 2_000_000;

/**
 * Stores the results of an import in this browser, replacing those of the previous one; an import without
 * rows is deleted. Returns false if there is not enough space.
 */
export function saveLastImport({ at, rows }: LastImportResult): boolean {
  const by = sessionEmail();
  deleteDraft(NAME);
  if (rows.size === 0) return true;
  const record = { by, at: at.getTime(), rows: [...rows].map(storedRow) };
  if (!by || JSON.stringify(record).length > RECORD_MAX) return false;
  return saveDraft(NAME, { record }, {});
}

/** Returns the last import of the signed-in administrator in this browser; undefined if there is none. */
export function readLastImport(): LastImportResult | undefined {
  const { by, at, rows } = asRecord(readDraft(NAME)?.values['record']);
  if (!by || by !== sessionEmail() || typeof at !== 'number' || !Array.isArray(rows)) {
    return undefined;
  }
  const read = rows.flatMap((row) => readRow(asRecord(row)));
  return read.length > 0 ? { at: new Date(at), rows: new Map(read) } : undefined;
}

/**
 * Returns the search keys of the movies of the last import, including drafts, which are in the
 * index once they are published. Also returns whether drafts were imported.
 */
export function importedMovies() {
  const done = [...(readLastImport()?.rows.values() ?? [])].map(({ imported }) => imported);
  return {
    keys: done.flatMap(keysOf),
    hasDrafts: done.some(({ was }) => was === 'draft'),
  };
}

function keysOf(done: Imported): readonly SearchKey[] {
  if (done.was !== 'draft') {
    return [movieKey(done.was === 'published' ? done.movie : done.before)];
  }
  // All possible keys, because the status of a draft, which is part of its key, may change.
  const id = done.id.replace(/^movie:/, '');
  return MOVIE_STATUSES.map((collection) => movieKey({ id, collection }));
}

function storedRow([row, { name, imported }]: readonly [number, Done]) {
  const { was } = imported;
  if (was === 'published') return { row, name, was, ...imported.movie };
  if (was === 'draft') return { row, name, was, id: imported.id };
  const { before, after } = imported;
  const { id, collection } = before;
  const changed = Object.keys(movieKind.fields).filter(
    (field) => textOf(before, field) !== textOf(after, field),
  );
  const pick = (movie: MovieFields) =>
    writeFields(
      movieKind,
      Object.fromEntries(changed.map((field) => [field, Reflect.get(movie, field)])),
    );
  // "Undo" only compares and writes the changed fields.
  return { row, name, was, id, collection, before: pick(before), after: pick(after) };
}

const textOf = (movie: MovieFields, field: string) => JSON.stringify(Reflect.get(movie, field));

function readRow(stored: ReturnType<typeof asRecord>): readonly (readonly [number, Done])[] {
  const { row, was, before, after } = stored;
  const imported = readImported(was, asText(stored['id']), collectionOf(stored), before, after);
  if (typeof row !== 'number' || !imported) return [];
  return [[row, { name: asText(stored['name']) ?? 'Untitled', imported }]];
}

function readImported(
  was: unknown,
  id: string | undefined,
  collection: MovieStatus | undefined,
  before: unknown,
  after: unknown,
): Imported | undefined {
  if (!id) return undefined;
  // Older versions have stored 'saved as a draft'.
  if (was === 'draft' || was === 'saved as a draft') {
    return isMovieDraft(id) ? { was: 'draft', id } : undefined;
  }
  if (!collection) return undefined;
  if (was === 'published') return { was, movie: { id, collection } };
  if (was !== 'updated') return undefined;
  const read = (data: unknown) =>
    readEntry(movieKind, id, `${moviesCollection(collection)}/${id}`, data);
  const { id: _id, collection: _collection, ...fields } = read(after);
  return { was, before: read(before), after: fields };
}

const collectionOf = ({ collection }: ReturnType<typeof asRecord>) =>
  MOVIE_STATUSES.find((status) => status === collection);

const isMovieDraft = (id: string): id is EntryId => id.startsWith('movie:');

/**
 * Undoes a row: moves a new movie to the trash, or restores the fields of an updated one. Throws
 * EditConflictError if somebody has changed the same fields since the import, and the errors of
 * `editEntry` and `deleteEntry`.
 */
export async function undoImportedRow(done: Imported): Promise<void> {
  if (done.was === 'published') await deleteEntry('movie', done.movie);
  else if (done.was === 'draft') await deleteUnpublished(done);
  else await editEntry('movie', { ...identityOf(done.before), ...done.after }, done.before);
}

const identityOf = ({ id, collection, publishedAt }: Movie) => ({
  id,
  collection,
  ...(publishedAt && { publishedAt }),
});

/** Returns the path of the form of the imported movie or draft. */
export function formPath(imported: Imported): string {
  if (imported.was === 'draft') return adminPaths.comingEntry(imported.id);
  return editMoviePath((imported.was === 'published' ? imported.movie : imported.before).id);
}
