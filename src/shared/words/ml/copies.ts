// The words of what administrators copy.

export const copyOf = (title: string) => `പകർപ്പ്: ${title}`;
