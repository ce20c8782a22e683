// What the search has found.

export const resultCount = (count: number) => `${count} ${count === 1 ? 'ഫലം' : 'ഫലങ്ങൾ'}`;
export const nothingFound = (query: string) => `“${query}”: ഒന്നും കണ്ടെത്തിയില്ല`;
