/** What to say when a trimmed text does not fit into its field; undefined when it does. */
export function tooLong(text: string, limit: number): string | undefined {
  const excess = text.length - limit;
  if (excess <= 0) return undefined;
  const characters = excess === 1 ? 'one character' : `${excess} characters`;
  return `Please shorten this by ${characters}: ${limit} fit.`;
}
