import type { Picture } from './picture';

/** The range of aspect ratios (width / height) in a row; pictures outside of it are cropped. */
const MIN_RATIO = 0.6;
const MAX_RATIO = 2.4;
/** The aspect ratio of pictures of unknown size. */
const DEFAULT_RATIO = 1.5;

/** The fill of a single row below which it is not stretched to the full width. */
const MIN_FILL = 0.75;

/** The layout of a picture in its row. */
export interface Tile {
  /** Aspect ratio, width / height. */
  readonly ratio: number;
  /** The share of the row's width without the gaps, 0 to 1. */
  readonly share: number;
  readonly gaps: number;
}

/** Returns the aspect ratio in which a picture is shown, within the limits. */
export function tileRatio({ width, height }: Picture): number {
  return width && height ? Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / height)) : DEFAULT_RATIO;
}

/**
 * Breaks pictures with these aspect ratios into full rows in their order, and returns a tile for
 * each. The breaks minimize the total deviation of the rows' aspect ratios from `rowRatio` (as in
 * Knuth-Plass line breaking), so that the last row is not nearly empty.
 */
export function justifiedRows(ratios: readonly number[], rowRatio: number): readonly Tile[] {
  const breaks = bestBreaks(ratios, rowRatio);
  return breaks.flatMap((start, row) => {
    const tiles = ratios.slice(start, breaks[row + 1]);
    const total = sum(tiles);
    const full = breaks.length === 1 && total < rowRatio * MIN_FILL ? rowRatio : total;
    return tiles.map((ratio) => ({ ratio, share: ratio / full, gaps: tiles.length - 1 }));
  });
}

/** Returns the index of the first picture of each row, by dynamic programming. */
function bestBreaks(ratios: readonly number[], rowRatio: number): readonly number[] {
  let best: readonly Arrangement[] = [{ cost: 0, breaks: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const arrangements = best.map(({ cost, breaks }, start) => {
      // Logarithmic, so that double and half the height have the same cost.
      const deviation = Math.log(sum(ratios.slice(start, end)) / rowRatio);
      return { cost: cost + deviation ** 2, breaks: [...breaks, start] };
    });
    const cheapest = arrangements.reduce((a, b) => (b.cost < a.cost ? b : a));
    best = [...best, cheapest];
  }
  return best.at(-1)?.breaks ?? [];
}

interface Arrangement {
  readonly cost: number;
  readonly breaks: readonly number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
