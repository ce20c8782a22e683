import type { ValueKind } from '../base/describe.ts';
import type { EntryKind } from '../entry.ts';
import { asRecord, type StoredFields } from '../base/stored-values.ts';
import { LANGUAGES, type SiteLanguage } from '../../company/languages.ts';
import { valueKey, valuesIn } from '../values/listed-values.ts';

// What films share (genres, languages, people) is stored in the first language with each film, and
// translated once: a document for each other language holds all names in it (decision 113).

/** A value of films, and what it is called in another language. */
interface TranslatedName {
  readonly name: string;
  readonly translation: string;
}

/** What has names: values of films, and the roles of their casts. */
export const NAME_KINDS = ['genre', 'language', 'person', 'role'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** All names in a language: by kind, and by the key of the name in the first one. */
export type NameTable = Readonly<Record<NameKind, ReadonlyMap<string, TranslatedName>>>;

/**
 * Characters of the names of a kind at most, with their translations: the rules take no more, and in
 * Malayalam they are less than a document of Firestore can hold (1 MiB).
 */
export const NAMES_MAX: Readonly<Record<NameKind, number>> = {
  genre: 20_000,
  language: 20_000,
  person: 240_000,
  role: 40_000,
};

/** Characters of a translation at most. */
export const NAME_MAX = 120;

/** A name as it is looked up: written in any case, in any encoding of its letters. */
export const nameKey = (name: string): string => valueKey(name).toLowerCase();

/** Makes a table of what is given for each kind. */
export const byNameKind = <T>(make: (kind: NameKind) => T): Readonly<Record<NameKind, T>> => ({
  genre: make('genre'),
  language: make('language'),
  person: make('person'),
  role: make('role'),
});

// Not by a call, which a build that has no names could not leave out.
const NO_NAMES: NameTable = {
  genre: new Map(),
  language: new Map(),
  person: new Map(),
  role: new Map(),
};

/** Returns the names in a stored document, in whose fields each line is a name, a tab, and its translation. */
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

/** The names in a stored document one by one: what each is called, by its kind and itself. */
export const namesByField = (data: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(namesFrom(data)).flatMap(([kind, table]) =>
      [...table.values()].map(({ name, translation }) => [`${kind}: ${name}`, translation]),
    ),
  );

/** The kind and the name of one of these; undefined for anything else. */
export function nameInField(field: string) {
  const kind = NAME_KINDS.find((each) => field.startsWith(`${each}: `));
  return kind && { kind, name: field.slice(kind.length + 2) };
}

/** What is stored of names. */
export const namesToStore = (names: NameTable): StoredFields =>
  byNameKind((kind) =>
    [...names[kind].values()].map(({ name, translation }) => `${name}\t${translation}`).join('\n'),
  );

/** By the code of the language: the names that were read. */
const known = new Map<string, NameTable>();

/** Uses these names of a language from now on. */
export const rememberNames = (language: string, names: NameTable): void =>
  void known.set(language, names);

/** The names of a language that were read; none before. */
export const namesOfLanguage = (language: string): NameTable => known.get(language) ?? NO_NAMES;

/** The kinds of entries that have such values. */
const NAMED: readonly EntryKind[] = ['movie'];

/** Whether entries of a kind have such values. */
export const hasNames = (kind: EntryKind): boolean => NAMED.includes(kind);

/** Forgets all names, for tests. */
export const forgetNames = (): void => known.clear();

/** The languages that names are translated into. */
const [, ...OTHERS]: readonly SiteLanguage[] = LANGUAGES;

/**
 * Returns what the values in a text of a film are called in other languages, of the names that were read;
 * undefined in a site of one language.
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
