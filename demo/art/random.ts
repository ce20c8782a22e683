/** A seeded random number generator, so that drawings are reproducible. */
export interface Random {
  /** A number from `from` to `to`, exclusive. */
  readonly between: (from: number, to: number) => number;
  /** A bell-shaped distribution around 0, from -1.5 to 1.5. */
  readonly spread: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** Returns a mulberry32 generator that is seeded with a hash of the name. */
export function randomFor(name: string): Random {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 7);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    spread: () => next() + next() + next() - 1.5,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** Returns the numbers from 0 to count - 1. */
export const times = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);

/** Calls `draw` `count` times and joins the results. */
export const repeat = (count: number, draw: (index: number) => string) =>
  times(count).map(draw).join('');
