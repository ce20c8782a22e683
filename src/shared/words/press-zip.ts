// What the ZIP of the press material says in a text file.

export const creditLine = (credit: string) => `Credit line: ${credit}`;
export const notIncluded = (name: string, address: string) => `Not included: ${name}, ${address}`;
