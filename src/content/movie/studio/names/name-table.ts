import { languageName } from '../../../../studio/translation-words';
import { csvOf } from '../../../../shared/text/csv';
import { nameKey, type NameKind } from '../../../names/film-names';
import { NAME_LANGUAGES, storedTranslation, type NamedIn } from './useNameForm';

const NAME = 'Name';
const columnOf = (language: string) => `In ${languageName(language)}`;

/**
 * Returns the names of a kind as a CSV table for translators, with the translation in each other language.
 */
export const nameTable = (kind: NameKind, names: readonly string[]): string =>
  csvOf([
    [NAME, ...NAME_LANGUAGES.map(columnOf)],
    ...names.map((name) => [
      name,
      ...NAME_LANGUAGES.map((language) => storedTranslation({ language, kind, name })),
    ]),
  ]);

/** A translation in a table. */
interface FoundName {
  readonly named: NamedIn;
  readonly text: string;
}

/**
 * Returns the translations in the rows of a table by `nameTable`, also of an older version;
 * undefined if its columns are missing. Ignores other columns, blank cells, and names that no film
 * has.
 */
export function parseNameTable(
  rows: readonly (readonly string[])[],
  kind: NameKind,
  names: readonly string[],
): readonly FoundName[] | undefined {
  const header = rows.findIndex((row) => row.some((cell) => isColumn(cell, NAME)));
  const columns = rows[header] ?? [];
  const at = (title: string) => columns.findIndex((cell) => isColumn(cell, title));
  const languages = NAME_LANGUAGES.filter((language) => at(columnOf(language)) >= 0);
  if (languages.length === 0) return undefined;
  const known = new Map(names.map((name) => [nameKey(name), name]));
  return rows.slice(header + 1).flatMap((row) => {
    const name = known.get(nameKey(row[at(NAME)] ?? ''));
    if (!name) return [];
    return languages.flatMap((language) => {
      const text = row[at(columnOf(language))]?.trim() ?? '';
      return text ? [{ named: { language, kind, name }, text }] : [];
    });
  });
}

const isColumn = (cell: string, title: string) => cell.trim().toLowerCase() === title.toLowerCase();
