/** Returns the items in arrays of `length`; only the last can be shorter. */
export const chunksOf = <T>(items: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
