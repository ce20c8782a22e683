import type { ValueKind } from '../base/describe.ts';
import { plainLetters } from '../../shared/text/letters.ts';
import { creditsOf, joinNameSuffixes } from './cast.ts';

/** The separators of values of a kind; commas in brackets belong to a role. */
const SEPARATORS: Readonly<Record<ValueKind, RegExp>> = {
  genre: /[,;/]/,
  language: /[,;/]/,
  person: /,(?![^()]*\))/,
};

/** Returns the pieces of a text with the spaces around them. Separators are one character long. */
export const piecesOf = (kind: ValueKind, text: string): readonly string[] => {
  const pieces = text.split(SEPARATORS[kind]);
  return kind === 'person' ? joinNameSuffixes(pieces) : pieces;
};

/** A value in a text, and its position there, without spaces and role. */
interface Part {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the values in a text of a field, in order. */
export function valuesIn(kind: ValueKind, text = ''): readonly Part[] {
  const hasRoles = kind === 'person' && creditsOf(text) !== null;
  const parts: Part[] = [];
  let from = 0;
  for (const piece of piecesOf(kind, text)) {
    const start = from + piece.length - piece.trimStart().length;
    const trimmed = piece.trim();
    const name = hasRoles ? (creditsOf(trimmed)?.[0]?.name ?? trimmed) : trimmed;
    if (name) parts.push({ value: name, start, end: start + name.length });
    from += piece.length + 1;
  }
  return parts;
}

/** Returns the key of a value, the same for all encodings of its letters and all spaces between words. */
export const valueKey = (value: string): string =>
  plainLetters(value).replaceAll(/\s+/g, ' ').trim();

/** Returns whether two values have the same key, so that they differ only in encoding and spaces. */
export const sameValue = (one: string, other: string): boolean => valueKey(one) === valueKey(other);
