// What the ZIP of the press material says in a text file.

export const creditLine = (credit: string) => `കടപ്പാട്: ${credit}`;
export const notIncluded = (name: string, address: string) => `ഉൾപ്പെടുത്താനാകാത്തത്: ${name}, ${address}`;
