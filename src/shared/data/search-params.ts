/**
 * Returns the query string with some parameters changed; an empty value removes the parameter.
 * `page` is always removed: another filter, search or order starts with the first page.
 */
export function withSearchParams(
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.toString();
}
