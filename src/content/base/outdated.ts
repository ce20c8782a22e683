import { translationsOf } from '../locale/translations';
import { fieldsIn, OUTDATED, type AnyKind } from './define-kind';
import { asRecord, asText, type StoredFields } from './stored-values';

// A translation is outdated if the text that it was written for has changed since. An entry names those
// translations with a digest of that text, "place_ml:1x8f3k", so that a text that comes back ends it. One that
// was written when there was no text yet becomes outdated by later changes, not by the first text.

/** A field with a translation, by their stored names. */
interface Pair {
  readonly field: string;
  readonly name: string;
  readonly text: (fields: StoredFields) => string;
}

function pairsOf(kind: AnyKind): readonly Pair[] {
  const fields = new Map(fieldsIn(kind));
  return [...fields].flatMap(([field, { translates, stored = field }]) => {
    const own = translates === undefined ? undefined : fields.get(translates);
    if (!own || translates === undefined) return [];
    const { stored: name = translates, older } = own;
    const text = (data: StoredFields) => asText((older && data[older.name]) ?? data[name]) ?? '';
    return [{ field, name: stored, text }];
  });
}

/** The names in what is stored, each with the digest of the text that its translation was written for. */
const notesIn = (data: StoredFields): ReadonlyMap<string, string> =>
  new Map(
    (asText(data[OUTDATED]) ?? '').split(' ').flatMap((note) => {
      const [name, digest] = note.split(':');
      return name && digest ? [[name, digest] as const] : [];
    }),
  );

/** FNV-1a of 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const NO_TEXT = digestOf('');

/**
 * Returns what is stored of outdated translations after an edit that makes `was` `is`; undefined if there are
 * none. `seen`, if it is not `is`, has the texts for which the changed translations were written.
 */
export function outdatedAfter(
  kind: AnyKind,
  was: StoredFields,
  is: StoredFields,
  seen?: StoredFields,
): string | undefined {
  const [noted, seenNotes] = [notesIn(was), notesIn(seen ?? {})];
  const notes = pairsOf(kind).flatMap(({ name, text }) => {
    if (asText(is[name]) === undefined) return [];
    const isWritten = asText(is[name]) !== asText(was[name]);
    const writtenFor = isWritten
      ? (seenNotes.get(name) ?? digestOf(text(seen ?? is)))
      : (noted.get(name) ?? digestOf(text(was)));
    return [NO_TEXT, digestOf(text(is))].includes(writtenFor) ? [] : [`${name}:${writtenFor}`];
  });
  return notes.join(' ') || undefined;
}

/** Returns what is stored once translations are said to be right for the texts that the editor has seen. */
export function outdatedWithout(
  kind: AnyKind,
  stored: StoredFields,
  fields: readonly string[],
  seen: StoredFields,
): string | undefined {
  const right = pairsOf(kind)
    .filter(({ field, text }) => fields.includes(field) && text(stored) === text(seen))
    .map(({ name }) => name);
  const left = [...notesIn(stored)].filter(([name]) => !right.includes(name));
  return left.map((note) => note.join(':')).join(' ') || undefined;
}

/** The fields of an entry whose translation is outdated, by their names; none in a site of one language. */
export const outdatedIn = (kind: AnyKind, entry: object): readonly string[] => {
  if (!translationsOf) return [];
  const notes = notesIn(asRecord(entry));
  return pairsOf(kind).flatMap(({ field, name }) => (notes.has(name) ? [field] : []));
};
