import { keysOf, propertiesOf } from '../../shared/lists/keys.ts';
import {
  translated,
  withOutdatedField,
  type AnySchema,
  type Schema,
  type WithTranslations,
} from './define-kind.ts';
import type { FieldTable } from './field-types.ts';

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** The facts of a global: all of its fields, and its sections, each of which is saved as a whole. */
interface Global<S> extends Schema<WithTranslations<UnionToIntersection<S[keyof S]>>> {
  readonly sections: { readonly [Name in keyof S]: Schema<WithTranslations<S[Name]>> };
}

/** The maximum length of the notes on outdated translations, of which a global can have many. */
const NOTE_MAX = 2000;

/** Defines a global by the fields of its sections. */
export function defineGlobal<const S extends Readonly<Record<string, FieldTable>>>(
  sections: S,
): Global<S> {
  const own = propertiesOf<Global<S>['sections']>(
    keysOf(sections),
    <Name extends keyof S>(name: Name) => ({ fields: translated<S[Name]>(sections[name]) }),
  );
  const fields = Object.assign(
    {},
    ...Object.values<AnySchema>(own).map((section) => section.fields),
  );
  return { fields: withOutdatedField(fields, NOTE_MAX), sections: own };
}
