/** The names of the properties of an object that has no others than its type says. */
export const keysOf = <T extends object>(values: T): readonly (keyof T & string)[] =>
  Object.keys(values) as (keyof T & string)[];
