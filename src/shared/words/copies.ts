// The texts of copies that administrators make, in the language of the copied text.

export const copyTitle = (title: string) => `Copy of ${title}`;
