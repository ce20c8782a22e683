/** The entry with that value of a field; undefined leaves it blank. */
export function withField<T extends object>(entry: T, name: string, value: string | undefined): T {
  const { ...after } = entry;
  Reflect.deleteProperty(after, name);
  return value === undefined ? after : { ...after, [name]: value };
}
