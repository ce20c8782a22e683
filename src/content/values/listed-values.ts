import type { ValueKind } from '../base/describe.ts';
import { plainLetters } from '../../shared/text/letters.ts';
import { creditsOf, withSuffixes } from './cast.ts';

/** What divides values of a kind; commas in brackets belong to a role. */
const SEPARATORS: Readonly<Record<ValueKind, RegExp>> = {
  genre: /[,;/]/,
  language: /[,;/]/,
  person: /,(?![^()]*\))/,
};

/** The pieces of a text, with the blanks around them; one sign is between two of them. */
export const piecesOf = (kind: ValueKind, text: string): readonly string[] => {
  const pieces = text.split(SEPARATORS[kind]);
  return kind === 'person' ? withSuffixes(pieces) : pieces;
};

/** A value in a text: where it begins and ends there, without blanks and without a role. */
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

/** A value as it is compared: the same for all encodings of its letters, and whatever blanks are between words. */
export const valueKey = (value: string): string =>
  plainLetters(value).replaceAll(/\s+/g, ' ').trim();

/** Whether values are written in the same letters, however these are encoded and whatever blanks are between words. */
export const sameValue = (one: string, other: string): boolean => valueKey(one) === valueKey(other);
