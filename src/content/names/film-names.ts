import type { ValueKind } from '../base/describe.ts';
import type { EntryKind } from '../entry.ts';
import { asRecord, type StoredFields } from '../base/stored-values.ts';
import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { valueKey, valuesIn } from '../values/listed-values.ts';

// Values that films share (genres, languages, people) are stored with each film in the first
// language and translated once: one document per other language contains all names (decision 113).

/** A value of films, and its name in another language. */
interface TranslatedName {
  readonly name: string;
  readonly translation: string;
}

/** The kinds of names: values of films, and the roles in their casts. */
export const NAME_KINDS = ['genre', 'language', 'person', 'role'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** All names in a language, by kind and by the key of the name in the first language. */
export type NameTable = Readonly<Record<NameKind, ReadonlyMap<string, TranslatedName>>>;

/**
 * The maximum number of characters of a kind's names with their translations, which the rules
 * enforce. In Malayalam they still fit into a Firestore document (1 MiB).
 */
export const NAMES_MAX: Readonly<Record<NameKind, number>> = {
  genre: 20_000,
  language: 20_000,
  person: 240_000,
  role: 40_000,
};

/** The maximum number of characters of a translation. */
export const NAME_MAX = 120;

/** Returns the key of a name, which is the same for any case and any encoding of its letters. */
export const nameKey = (name: string): string => valueKey(name).toLowerCase();

/** Makes a value for each kind of names. */
export const byNameKind = <T>(make: (kind: NameKind) => T): Readonly<Record<NameKind, T>> => ({
  genre: make('genre'),
  language: make('language'),
  person: make('person'),
  role: make('role'),
});

// Written out, because a build without names cannot remove a function call.
const NO_NAMES: NameTable = {
  genre: new Map(),
  language: new Map(),
  person: new Map(),
  role: new Map(),
};

/** Returns the names in a stored document. Each line of a field is a name, a tab, and its translation. */
export function namesFrom(data: unknown): NameTable {
  const stored = asRecord(data);
  return byNameKind((kind) => {
    const text = stored[kind];
    const lines = typeof text === 'string' ? text.slice(0, NAMES_MAX[kind]).split('\n') : [];
    return new Map(
      lines.flatMap((line) => {
        const [name = '', translation = ''] = line.split('\t');
        return name && translation ? [[nameKey(name), { name, translation }]] : [];
      }),
    );
  });
}

/** Returns the translations in a stored document as single fields, named "kind: name". */
export const namesByField = (data: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(namesFrom(data)).flatMap(([kind, table]) =>
      [...table.values()].map(({ name, translation }) => [`${kind}: ${name}`, translation]),
    ),
  );

/** Returns the kind and the name in the name of a stored field; undefined for other field names. */
export function nameInField(field: string) {
  const kind = NAME_KINDS.find((each) => field.startsWith(`${each}: `));
  return kind && { kind, name: field.slice(kind.length + 2) };
}

/** Returns names in their stored form. */
export const namesToStore = (names: NameTable): StoredFields =>
  byNameKind((kind) =>
    [...names[kind].values()].map(({ name, translation }) => `${name}\t${translation}`).join('\n'),
  );

/** The names that have been read, by language code. */
const known = new Map<string, NameTable>();

/** Caches the names of a language for this page view. */
export const rememberNames = (language: string, names: NameTable): void =>
  void known.set(language, names);

/** Returns the names of a language that have been read; none before the read. */
export const namesOfLanguage = (language: string): NameTable => known.get(language) ?? NO_NAMES;

/** The kinds of entries that have such values. */
const NAMED: readonly EntryKind[] = ['movie'];

/** Returns whether entries of a kind have such values. */
export const hasNames = (kind: EntryKind): boolean => NAMED.includes(kind);

/** Clears all names, for tests. */
export const clearNames = (): void => known.clear();

/** The languages that names are translated into. */
const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/**
 * Returns the values in a text of a film by their names in other languages, as far as names have
 * been read; undefined in a site of one language.
 */
export const otherNames = !import.meta.env?.ONE_LANGUAGE
  ? (kind: ValueKind, text = ''): readonly string[] => {
      const tables = OTHERS.flatMap(({ code }) => known.get(code)?.[kind] ?? []);
      if (tables.every(({ size }) => size === 0)) return [];
      return valuesIn(kind, text).flatMap(({ value }) =>
        tables.flatMap((table) => table.get(nameKey(value))?.translation ?? []),
      );
    }
  : undefined;
