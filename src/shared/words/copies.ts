// The words of what administrators copy, in the language of the copied text.

export const copyOf = (title: string) => `Copy of ${title}`;
