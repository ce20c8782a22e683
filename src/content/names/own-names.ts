import { VALUE_KINDS, type ValueKind } from '../base/describe.ts';
import type { Movie } from '../movie/movie.ts';
import { valuesIn } from '../values/listed-values.ts';
import { VALUE_FIELDS, type ValueField } from '../movie/value-fields.ts';
import {
  byNameKind,
  namesFrom,
  namesOfLanguage,
  namesToStore,
  nameKey,
  rememberNames,
  type NameKind,
} from './film-names.ts';

// Names in the language of this build. The functions are undefined in the build of the first
// language, which therefore removes the code that calls them: `ownName?.('genre', genre) ?? genre`.

const OWN = import.meta.env?.VITE_LANGUAGE;

/** The names that were looked up since `namesUsed` began. */
let used: Map<string, readonly [kind: NameKind, key: string]> | undefined;

/**
 * Returns a name in the language of this build; the original name without a translation, as for a
 * year.
 */
export const ownName = OWN
  ? (kind: NameKind | 'year', name: string): string => {
      if (kind === 'year') return name;
      const key = nameKey(name);
      used?.set(`${kind} ${key}`, [kind, key]);
      return namesOfLanguage(OWN)[kind].get(key)?.translation ?? name;
    }
  : undefined;

/** Returns a text of a film with each value in the language of this build. */
export const inOwnNames =
  ownName &&
  ((kind: ValueKind, text: string): string =>
    valuesIn(kind, text)
      .toReversed()
      .reduce(
        (now, { value, start, end }) => now.slice(0, start) + ownName(kind, value) + now.slice(end),
        text,
      ));

const fieldsOf = (kind: ValueKind): readonly ValueField[] => VALUE_FIELDS[kind];

/** Returns a film with its genres, languages and people in the language of this build. */
export const withOwnNames = inOwnNames
  ? <M extends Movie>(movie: M): M => {
      const texts = VALUE_KINDS.flatMap((kind) =>
        fieldsOf(kind).flatMap((field) => {
          const text = movie[field];
          return text ? [[field, inOwnNames(kind, text)] as const] : [];
        }),
      );
      return { ...movie, ...Object.fromEntries(texts) };
    }
  : undefined;

/** The id of the script element with the translated names that a served page uses. */
export const SERVED_NAMES_ID = 'names';

/** Returns the result of `make`, and the names that it has used, in their stored form. */
export function namesUsed<T>(make: () => T): readonly [made: T, names: object] {
  used = new Map();
  try {
    const made = make();
    const looked = [...used.values()];
    const all = namesOfLanguage(OWN ?? '');
    const names = byNameKind(
      (kind) =>
        new Map(
          looked.flatMap(([one, key]) => {
            const name = one === kind && all[kind].get(key);
            return name ? [[key, name] as const] : [];
          }),
        ),
    );
    return [made, namesToStore(names)];
  } finally {
    used = undefined;
  }
}

/** Reads the names that a served page contains. */
export const loadServedNames = OWN
  ? (page: Document | null): void => {
      const json = page?.getElementById(SERVED_NAMES_ID)?.textContent;
      try {
        if (json) rememberNames(OWN, namesFrom(JSON.parse(json)));
      } catch (error) {
        console.error(error);
      }
    }
  : undefined;
