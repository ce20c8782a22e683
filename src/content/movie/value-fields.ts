import type { ValueKind } from '../base/describe.ts';
import type { MovieFields } from './movie.ts';

/** The fields of a movie that contain values of each kind. */
export const VALUE_FIELDS = {
  genre: ['genre'],
  language: ['language'],
  person: ['director', 'actors', 'writers', 'music', 'camera', 'editing'],
} as const satisfies Readonly<Record<ValueKind, readonly (keyof MovieFields)[]>>;

export type ValueField = (typeof VALUE_FIELDS)[ValueKind][number];
