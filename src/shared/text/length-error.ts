import { tooLong } from '../words/fields';

/** Returns the validation message for a trimmed text above its limit; undefined if it fits. */
export function lengthError(text: string, limit: number): string | undefined {
  const excess = text.length - limit;
  return excess > 0 ? tooLong(excess, limit) : undefined;
}
