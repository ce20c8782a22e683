import {
  translated,
  withOutdatedField,
  type Schema,
  type WithTranslations,
} from './define-kind.ts';
import type { FieldTable } from './field-types.ts';

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** One document of a known path: its fields, and the sections that are edited at once. */
interface Global<S> extends Schema<WithTranslations<UnionToIntersection<S[keyof S]>>> {
  readonly sections: { readonly [Name in keyof S]: Schema<WithTranslations<S[Name]>> };
}

/** The most characters of the note on outdated translations: a global has many texts. */
const NOTE_MAX = 2000;

/** Describes a global by the fields of its sections. */
export function defineGlobal<const S extends Readonly<Record<string, FieldTable>>>(
  sections: S,
): Global<S> {
  const entries = Object.entries(sections).map(
    ([name, fields]) => [name, { fields: translated(fields) }] as const,
  );
  const fields = Object.assign({}, ...entries.map(([, section]) => section.fields));
  return {
    fields: withOutdatedField(fields, NOTE_MAX),
    sections: Object.fromEntries(entries) as Global<S>['sections'],
  };
}
