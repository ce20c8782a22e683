/** Returns the property names of an object that has no properties beyond its type. */
export const keysOf = <T extends object>(values: T): readonly (keyof T & string)[] =>
  Object.keys(values) as (keyof T & string)[];

/** An object with a value for each of these names. */
export const valuesFor = <Name extends string, T>(
  names: readonly Name[],
  valueOf: (name: Name) => T,
): Readonly<Record<Name, T>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>;
