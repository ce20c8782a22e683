import { translationsOf } from '../locale/translations';
import { fieldsIn, OUTDATED, type AnySchema } from './define-kind';
import type { AnyField } from './field-types';
import { asRecord, asText, type StoredFields } from './stored-values';

// A translation is outdated if its text has changed since the translation was written; one without
// an original text does not become outdated when the first text is written. An entry stores the
// names of outdated translations, each with a digest of the translated text, as in
// "place_ml:1x8f3k", so that the translation is up to date again if the text is reverted.

/** A text and its translation. */
interface Pair {
  /** The field of the translation, and its name in the stored notes. */
  readonly field: string;
  readonly name: string;
  readonly text: (fields: StoredFields) => string;
  readonly translation: (fields: StoredFields) => string | undefined;
  /**
   * Returns the picture that a description belongs to, because a new picture has a new description
   * and new translations.
   */
  readonly of?: (fields: StoredFields) => unknown;
}

function pairsOf(schema: AnySchema): readonly Pair[] {
  const fields = new Map(fieldsIn(schema));
  return [...fields].flatMap(([field, facts]): readonly Pair[] => {
    const { translates, stored = field } = facts;
    const own = translates === undefined ? undefined : fields.get(translates);
    if (!own || translates === undefined) return altPairs(field, facts);
    const { stored: name = translates, older } = own;
    const text = (data: StoredFields) => asText((older && data[older.name]) ?? data[name]) ?? '';
    return [{ field, name: stored, text, translation: (data) => asText(data[stored]) }];
  });
}

/** Returns the pairs of a picture's description, which is in its own map or in the map beside its address. */
function altPairs(name: string, { type, stored = name }: AnyField): readonly Pair[] {
  if (type !== 'picture' && type !== 'own picture') return [];
  const isOwn = type === 'own picture';
  const own = (data: StoredFields) => (isOwn ? asRecord(data[stored]) : data);
  const details = (data: StoredFields) => asRecord(own(data)['picture']);
  return (translationsOf?.('alt') ?? []).map((alt) => ({
    field: isOwn ? `${name}.${alt.name}` : alt.name,
    name: isOwn ? `${stored}.${alt.name}` : alt.name,
    text: (data) => asText(details(data)['alt']) ?? '',
    translation: (data) => asText(details(data)[alt.name]),
    of: (data) => own(data)[isOwn ? 'img' : stored],
  }));
}

/** Returns the notes: the names of outdated translations, with digests of the texts that were translated. */
const notesIn = (data: StoredFields): ReadonlyMap<string, string> =>
  new Map(
    (asText(data[OUTDATED]) ?? '').split(' ').flatMap((note) => {
      const [name, digest] = note.split(':');
      return name && digest ? [[name, digest] as const] : [];
    }),
  );

/** FNV-1a with 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const NO_TEXT = digestOf('');

/**
 * Returns the notes to store after an edit from `was` to `is`; undefined if no translation is
 * outdated. `seen` has the original texts of the changed translations, if they differ from `is`.
 */
export function outdatedAfter(
  schema: AnySchema,
  was: StoredFields,
  is: StoredFields,
  seen?: StoredFields,
): string | undefined {
  const [noted, seenNotes] = [notesIn(was), notesIn(seen ?? {})];
  const notes = pairsOf(schema).flatMap(({ name, text, translation, of }) => {
    if (translation(is) === undefined) return [];
    const isWritten = translation(is) !== translation(was) || of?.(is) !== of?.(was);
    const writtenFor = isWritten
      ? (seenNotes.get(name) ?? digestOf(text(seen ?? is)))
      : (noted.get(name) ?? digestOf(text(was)));
    return [NO_TEXT, digestOf(text(is))].includes(writtenFor) ? [] : [`${name}:${writtenFor}`];
  });
  return notes.join(' ') || undefined;
}

/**
 * Returns the notes after translations were confirmed as up to date or, with `as`, after the notes
 * of another version were restored. Returns undefined if one of the translations, or its text, has
 * changed since the editor loaded it.
 */
export function outdatedAs(
  schema: AnySchema,
  stored: StoredFields,
  fields: readonly string[],
  seen: StoredFields,
  as: StoredFields = {},
): { readonly outdated: string | undefined } | undefined {
  const said = pairsOf(schema).filter(({ field }) => fields.includes(field));
  const isSeen = ({ text, translation, of }: Pair) =>
    [text, translation, of].every((read) => read?.(stored) === read?.(seen));
  if (!said.every(isSeen)) return undefined;
  const [notes, those] = [new Map(notesIn(stored)), notesIn(as)];
  for (const { name } of said) {
    const note = those.get(name);
    if (note) notes.set(name, note);
    else notes.delete(name);
  }
  return { outdated: [...notes].map((note) => note.join(':')).join(' ') || undefined };
}

/** Returns the names of the fields whose translations are outdated; none in a site of one language. */
export const outdatedIn = (schema: AnySchema, entry: object): readonly string[] => {
  if (!translationsOf) return [];
  const notes = notesIn(asRecord(entry));
  return pairsOf(schema).flatMap(({ field, name }) => (notes.has(name) ? [field] : []));
};
