/** Seeded random numbers, so that every drawing comes out the same each time. */
export interface Random {
  /** A number from `from` up to `to`. */
  readonly between: (from: number, to: number) => number;
  /** Around 0, mostly within -1 to 1. */
  readonly spread: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** mulberry32, seeded by the letters of a name. */
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

/** The numbers 0 … count-1, to draw something that many times. */
export const times = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);

/** `draw` called that many times, its marks put together. */
export const repeat = (count: number, draw: (index: number) => string) =>
  times(count).map(draw).join('');
