/** A form as it stands: a text for each of its fields. */
export type Entry = Readonly<Record<string, string>>;

export type FieldOf<E extends Entry> = keyof E & string;

/** What is wrong with an entry, in words for the person who filled it in. */
export type Problems<E extends Entry> = Partial<Record<FieldOf<E>, string>>;

/** A form of the admin area: the same for a new entry and for one that is there. */
export interface FormDefinition<T, E extends Entry> {
  readonly labels: Readonly<Record<FieldOf<E>, string>>;
  /** How many characters fit. */
  readonly limits: Partial<Record<FieldOf<E>, number>>;
  /** What stands in the form for that value; an empty form without one. */
  readonly entryOf: (stored?: T) => E;
  readonly problemsOf: (entry: E) => Problems<E>;
}

/** What somebody else has changed while a form was open. */
export interface Change<E extends Entry> {
  readonly field: FieldOf<E>;
  /** What is stored now. */
  readonly now: string;
}

/** Whether two entries say the same, apart from blanks around it. */
export const isSameEntry = <E extends Entry>(one: E, other: E): boolean =>
  Object.keys(one).every((field) => isSame(one[field], other[field]));

/**
 * Moves a form that began with `base` on to what somebody else has stored since: what was typed
 * stays, every other field takes theirs. Returns the entry and what they have changed.
 */
export function rebase<E extends Entry>(base: E, typed: E, theirs: E) {
  const fields: readonly FieldOf<E>[] = Object.keys(base);
  const kept = fields.filter((field) => !isSame(base[field], typed[field]));
  const changes = fields
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(typed[field], theirs[field]))
    .map((field): Change<E> => ({ field, now: theirs[field] ?? '' }));
  return { entry: withTexts(theirs, pick(typed, kept)), changes };
}

/** The entry with those texts in place of its own; whatever is no field of it is left out. */
export function withTexts<E extends Entry>(entry: E, texts: Readonly<Record<string, unknown>>): E {
  const known = Object.entries(texts).filter(
    ([field, text]) => Object.hasOwn(entry, field) && typeof text === 'string',
  );
  return { ...entry, ...Object.fromEntries(known) };
}

const pick = (entry: Entry, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trim() === other?.trim();
