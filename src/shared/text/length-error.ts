/** Returns the validation message for a trimmed text above its limit; undefined if it fits. */
export function lengthError(text: string, limit: number): string | undefined {
  const excess = text.length - limit;
  if (excess <= 0) return undefined;
  const characters = excess === 1 ? 'one character' : `${excess} characters`;
  return `Please shorten this by ${characters}: ${limit} fit.`;
}
