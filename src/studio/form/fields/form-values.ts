/** The content of a form: the text of each field, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** The errors of a form, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A field that somebody else has changed while a form was open. */
export interface ChangedField {
  readonly field: string;
  /** The current stored value. */
  readonly now: string;
}

/** Whether the values are equal, apart from leading and trailing blanks. */
export const sameFormValues = (one: FormValues, other: FormValues): boolean =>
  Object.keys(one).every((field) => isSame(one[field], other[field]));

/**
 * Merges typed values with values that somebody else has stored: fields that differ from `base`
 * keep the typed value, others get the current one. Returns the merged values and the fields that
 * have changed.
 */
export function mergeEdits(base: FormValues, typed: FormValues, current: FormValues) {
  const fields = Object.keys(base);
  const edited = fields.filter((field) => !isSame(base[field], typed[field]));
  const changes = fields
    .filter(
      (field) => !isSame(base[field], current[field]) && !isSame(typed[field], current[field]),
    )
    .map((field): ChangedField => ({ field, now: current[field] ?? '' }));
  return { values: withFields(current, pick(typed, edited)), changes };
}

/** Returns the values with some replaced by `texts`, ignoring names that are not fields. */
export function withFields(
  values: FormValues,
  texts: Readonly<Record<string, unknown>>,
): FormValues {
  const known = Object.entries(texts).filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(values, entry[0]) && typeof entry[1] === 'string',
  );
  return { ...values, ...Object.fromEntries(known) };
}

const pick = (values: FormValues, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trim() === other?.trim();
