/**
 * The parameters of an address with some of them changed, or taken away where the text is empty.
 * A list begins with its first page again.
 */
export function changedSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, text] of Object.entries(changes)) {
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next.toString();
}
