// What the search has found.

export const resultCount = (count: number) => `${count} result${count === 1 ? '' : 's'}`;
export const nothingFound = (query: string) => `Nothing found for "${query}"`;
