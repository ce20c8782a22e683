// The texts of copies that administrators make.

export const copyTitle = (title: string) => `പകർപ്പ്: ${title}`;
