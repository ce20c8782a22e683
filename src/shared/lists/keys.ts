/** Returns the property names of an object that has no properties beyond its type. */
export const keysOf = <T extends object>(values: T): readonly (keyof T & string)[] =>
  Object.keys(values) as (keyof T & string)[];

/** An object with a value for each of these names. */
export const valuesFor = <Name extends string, T>(
  names: readonly Name[],
  valueOf: (name: Name) => T,
): Readonly<Record<Name, T>> => propertiesOf<Record<Name, T>>(names, valueOf);

/** An object with a value for each of its property names. */
export const propertiesOf = <T extends object>(
  names: readonly (keyof T & string)[],
  valueOf: <Name extends keyof T & string>(name: Name) => T[Name],
): Readonly<T> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as T;
