import { transferSize } from './transfer-size';
import { formatFigure, FIGURE_NAMES, type Round } from './rounds';
import { type Row, median, type Table, verdict } from './table';
import { type Figure, FIGURES } from './visit';

/** The maximum of each figure: a share of the naive build's value, or absolute (product 21.4). */
const TARGETS: Readonly<Record<Figure, { readonly share: number } | { readonly max: number }>> = {
  fcp: { share: 0.25 },
  lcp: { share: 0.4 },
  dataShown: { share: 0.45 },
  bannerShown: { share: 0.42 },
  tbt: { max: 200 },
  cls: { max: 0.02 },
};

/** Returns the medians, their ratios and the targets of product 21.4. */
export const loadingTable = (rounds: readonly Round[]): Table => ({
  title: 'Loading of the landing page',
  note:
    `Medians of ${rounds.length} rounds in ms; 150 ms, 1.6 Mbit/s, processor 4 times slower, ` +
    "360 x 740, empty cache. The ratio is the median of the rounds' own, with the least and most.",
  head: ['', 'naive', 'product', 'ratio', 'target'],
  rows: FIGURES.map((figure) => loadingRow(figure, rounds)),
});

function loadingRow(figure: Figure, rounds: readonly Round[]): Row {
  const [naive, product] = [
    median(rounds.map((round) => round.naive[figure])),
    median(rounds.map((round) => round.product[figure])),
  ];
  const medians = [
    FIGURE_NAMES[figure],
    formatFigure(figure, naive),
    formatFigure(figure, product),
  ];
  const target = TARGETS[figure];
  if ('max' in target) {
    const met = product <= target.max;
    return {
      cells: [...medians, '', `at most ${target.max}`],
      verdict: verdict(met),
      fatal: figure === 'cls' && !met,
    };
  }
  const ratios = rounds.map((round) => round.product[figure] / round.naive[figure]);
  const [min, middle, max] = [Math.min(...ratios), median(ratios), Math.max(...ratios)];
  return {
    cells: [
      ...medians,
      `${middle.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`,
      `at most ${target.share} of naive`,
    ],
    verdict: verdict(middle <= target.share),
  };
}

const TRANSFER_SIZES = [
  { part: 'scripts', name: 'JavaScript', share: 0.62 },
  { part: 'scriptsBeforeCarousels', name: 'JavaScript before the carousels', share: 0.5 },
  { part: 'all', name: 'everything with pictures' },
] as const;

/** Of one round, as all rounds fetch the same. */
export function transferSizeTable({ naive, product }: Round): Table {
  const [naiveSize, productSize] = [transferSize(naive.files), transferSize(product.files)];
  return {
    title: 'Weight of the landing page',
    note:
      'kB (1000 bytes), text after Brotli 11, fonts and pictures as they are. Both sites hold the ' +
      'code that leads to the emulators; npm run budgets measures the build without it.',
    head: ['', 'naive', 'product', 'ratio', 'target'],
    rows: TRANSFER_SIZES.map((size): Row => {
      const [before, after] = [naiveSize[size.part], productSize[size.part]];
      const cells = [
        size.name,
        ...[before, after].map((bytes) => (bytes / 1000).toFixed(1)),
        (after / before).toFixed(2),
      ];
      if (!('share' in size)) return { cells: [...cells, ''] };
      const { share } = size;
      return {
        cells: [...cells, `at most ${share} of naive`],
        verdict: verdict(after <= share * before),
      };
    }),
  };
}
