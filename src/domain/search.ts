/** Whether all words of a search occur in the texts, wherever, in capitals or not. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const found = fold(texts.join('\n'));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
