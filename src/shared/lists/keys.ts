/** Returns the property names of an object that has no properties beyond its type. */
export const keysOf = <T extends object>(values: T): readonly (keyof T & string)[] =>
  Object.keys(values) as (keyof T & string)[];
