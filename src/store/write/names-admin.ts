import { doc, type DocumentSnapshot, type Transaction } from 'firebase/firestore/lite';
import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import type { ValueKind } from '../../content/base/describe';
import {
  byNameKind,
  nameInField,
  nameKey,
  NAMES_MAX,
  namesFrom,
  namesToStore,
  rememberNames,
  type NameKind,
  type NameTable,
} from '../../content/names/film-names';
import { asText, type StoredFields } from '../../content/base/stored-values';
import { namesDocument, namesLanguageAt } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { isSameValue } from '../documents/conflict';
import type { RevisionChange } from '../documents/revision';
import { transact } from '../documents/transactions';
import { addRevision } from './records';

/** A change of the translation of a name in one language; '' is no translation. */
export interface NameChange {
  readonly language: string;
  readonly kind: NameKind;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Thrown if somebody else has meanwhile changed one of the names. */
export class NameConflictError extends Error {
  override readonly name = 'NameConflictError';
  readonly code = 'edit-conflict';
  /** The conflicting changes, with the stored translation as `before`. */
  readonly conflicts: readonly NameChange[];

  constructor(conflicts: readonly NameChange[]) {
    super('Somebody else has changed names');
    this.conflicts = conflicts;
  }
}

/** Thrown if a document has no space for more names. */
class TooManyNamesError extends Error {
  override readonly name = 'TooManyNamesError';
  readonly code = 'explained';
}

/**
 * Stores translations of names in one transaction, all or none, and preserves names of others.
 * Throws NameConflictError, TooManyNamesError, and the errors of `transact`.
 */
export const saveNameTranslations = (changes: readonly NameChange[]): Promise<void> =>
  editNames((tables) => {
    const conflicts = changes.filter(
      (change) => ![change.before, change.after].includes(storedIn(tables, change)),
    );
    if (conflicts.length > 0)
      throw new NameConflictError(
        conflicts.map((one) => ({ ...one, before: storedIn(tables, one) })),
      );
    return changes;
  });

/**
 * Copies the translations of a renamed value to its new name in each language without one; the
 * former name keeps its translations for films in the trash and in the history. Returns the
 * changes. Throws as `transact`.
 */
export async function moveNames(
  kind: ValueKind,
  from: string,
  to: string,
): Promise<readonly NameChange[]> {
  let moved: readonly NameChange[] = [];
  await editNames((tables) => {
    moved = [...tables].flatMap(([language, table]) => {
      const after = table[kind].get(nameKey(from))?.translation;
      const isNew = !table[kind].has(nameKey(to));
      return after && isNew ? [{ language, kind, name: to, before: '', after }] : [];
    });
    return moved;
  });
  return moved;
}

/** Undoes changes of names, except names that somebody else has changed since. Throws as `transact`. */
export const undoNameChanges = (changes: readonly NameChange[]): Promise<void> =>
  editNames((tables) =>
    changes
      .filter((change) => storedIn(tables, change) === change.after)
      .map((change) => ({ ...change, before: change.after, after: change.before })),
  );

/**
 * Restores the translations that the given fields had before a change of the names at a path.
 * Returns false if nothing differs. Throws as `saveNameTranslations`, which detects changes by somebody else.
 */
export async function restoreNames(
  path: string,
  { before, now }: Pick<RevisionChange, 'before' | 'now'>,
  fields: readonly string[],
): Promise<boolean> {
  const language = namesLanguageAt(path) ?? '';
  const called = (names: StoredFields | null, field: string) => asText(names?.[field]) ?? '';
  const changes = fields.flatMap((field): readonly NameChange[] => {
    const what = nameInField(field);
    const [is, was] = [called(now.fields, field), called(before, field)];
    return what && is !== was ? [{ language, ...what, before: is, after: was }] : [];
  });
  if (changes.length === 0) return false;
  await saveNameTranslations(changes);
  return true;
}

const storedIn = (
  tables: ReadonlyMap<string, NameTable>,
  { language, kind, name }: NameChange,
): string => tables.get(language)?.[kind].get(nameKey(name))?.translation ?? '';

const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/** Reads the names in all languages and stores the changes, in one transaction. */
async function editNames(
  changesOf: (tables: ReadonlyMap<string, NameTable>) => readonly NameChange[],
): Promise<void> {
  const edited = await transact(async (transaction) => {
    const read = OTHERS.map(async ({ code }) => [code, await readIn(transaction, code)] as const);
    const documents = new Map(await Promise.all(read));
    const tables = new Map(
      [...documents].map(([code, document]) => [code, namesFrom(document.data())] as const),
    );
    const changes = changesOf(tables);
    const after = [...tables].map(
      ([language, table]) =>
        [
          language,
          withChanges(
            table,
            changes.filter((change) => change.language === language),
          ),
        ] as const,
    );
    for (const [language, table] of after) {
      const document = documents.get(language);
      if (!document || !changes.some((change) => change.language === language)) continue;
      const stored = checked(namesToStore(table));
      transaction.set(document.ref, stored);
      if (!isSameValue(document.data(), stored))
        addRevision(transaction, document, { after: stored });
    }
    return after;
  });
  for (const [language, table] of edited) rememberNames(language, table);
}

function checked(stored: ReturnType<typeof namesToStore>) {
  for (const [kind, max] of Object.entries(NAMES_MAX))
    if (String(stored[kind]).length > max)
      throw new TooManyNamesError('There is no room for more names of this sort.');
  return stored;
}

const readIn = (transaction: Transaction, language: string): Promise<DocumentSnapshot> =>
  transaction.get(doc(firestore, namesDocument(language)));

const withChanges = (table: NameTable, changes: readonly NameChange[]): NameTable =>
  byNameKind((kind) => {
    const names = new Map(table[kind]);
    for (const { name, after, kind: own } of changes) {
      if (own !== kind) continue;
      if (after) names.set(nameKey(name), { name, translation: after });
      else names.delete(nameKey(name));
    }
    return names;
  });
