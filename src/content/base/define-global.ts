import { asRecord, pictureField, withoutUndefined } from './codecs.ts';
import { translated, type Schema, type WithTranslations } from './define-kind.ts';
import { field, textual, type Field, type Text } from './field-types.ts';
import type { Picture } from '../../shared/pictures/picture';

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** One document of a known path: its fields, and the sections that are edited at once. */
export interface Global<S> extends Schema<WithTranslations<UnionToIntersection<S[keyof S]>>> {
  readonly sections: { readonly [Name in keyof S]: Schema<WithTranslations<S[Name]>> };
}

/** Describes a global by the fields of its sections. */
export function defineGlobal<const S extends Readonly<Record<string, object>>>(
  sections: S,
): Global<S> {
  const entries = Object.entries(sections).map(
    ([name, fields]) => [name, { fields: translated(fields) }] as const,
  );
  const fields = Object.assign({}, ...entries.map(([, section]) => section.fields));
  return { fields, sections: Object.fromEntries(entries) as never };
}

// Types of fields that no kind has. They are not in field-types.ts, whose builders every page downloads.

/** What Google Maps is asked for. */
export const mapPlace: Text = (options) => textual('map place', options);

const IMAGE = pictureField('img');

/** A picture in a map of its own, which is as the documents of the gallery are. */
export const ownPicture = (): Field<Picture | undefined> => ({
  ...field<Picture | undefined>('own picture', (value) => IMAGE.read(asRecord(value)), {}),
  write: (value, name) => ({ [name]: value && withoutUndefined(IMAGE.write(value)) }),
});
