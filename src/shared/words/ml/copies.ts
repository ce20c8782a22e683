// The texts of copies that administrators make.

export const copyOf = (title: string) => `പകർപ്പ്: ${title}`;
