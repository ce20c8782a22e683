import type { Picture } from './picture';

/** The shapes that a picture keeps in a row, width by height; beyond them its edges are cropped. */
const NARROWEST = 0.6;
const WIDEST = 2.4;
/** The shape of pictures whose size is not known. */
const USUAL = 1.5;

/** A row with less than this part of its usual content is not stretched to the full width. */
const SPARSE = 0.75;

/** How a picture stands in its row. */
export interface Tile {
  /** Width by height. */
  readonly ratio: number;
  /** Its part of the row's width, the gaps aside. */
  readonly share: number;
  /** How many gaps the row has. */
  readonly gaps: number;
}

/** The shape in which a picture stands in a row. */
export function tileRatio({ width, height }: Picture): number {
  return width && height ? Math.min(WIDEST, Math.max(NARROWEST, width / height)) : USUAL;
}

/**
 * Breaks pictures of these shapes into full rows, in their order, like the lines of a well-set
 * paragraph: all breaks are weighed together so that the rows come as close as they can to
 * `rowRatio`, a row's width by its height, and none is left over at the end.
 */
export function justifiedRows(ratios: readonly number[], rowRatio: number): readonly Tile[] {
  const breaks = bestBreaks(ratios, rowRatio);
  return breaks.flatMap((start, row) => {
    const tiles = ratios.slice(start, breaks[row + 1]);
    const width = sum(tiles);
    const full = breaks.length === 1 && width < rowRatio * SPARSE ? rowRatio : width;
    return tiles.map((ratio) => ({ ratio, share: ratio / full, gaps: tiles.length - 1 }));
  });
}

/** Where each row begins in the cheapest arrangement. */
function bestBreaks(ratios: readonly number[], rowRatio: number): readonly number[] {
  let best: readonly Arrangement[] = [{ cost: 0, breaks: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const arrangements = best.map(({ cost, breaks }, start) => {
      // Twice the usual height is as bad as half of it.
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
