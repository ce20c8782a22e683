import { weigh } from './files';
import { format, NAMES, type Round } from './rounds';
import { type Line, median, type Table, verdict } from './table';
import { type Figure, FIGURES } from './visit';

/** The most that a figure may be: a share of the naive one's, or in itself (PERFORMANCE §6). */
const TARGETS: Readonly<Record<Figure, { readonly share: number } | { readonly most: number }>> = {
  fcp: { share: 0.25 },
  lcp: { share: 0.4 },
  dataShown: { share: 0.45 },
  bannerShown: { share: 0.42 },
  tbt: { most: 200 },
  cls: { most: 0.02 },
};

/** The medians, their ratios and what PERFORMANCE §6 asks for. */
export const loadingTable = (rounds: readonly Round[]): Table => ({
  title: 'Loading of the landing page',
  note:
    `Medians of ${rounds.length} rounds in ms; 150 ms, 1.6 Mbit/s, processor 4 times slower, ` +
    "360 x 740, empty cache. The ratio is the median of the rounds' own, with the least and most.",
  head: ['', 'naive', 'product', 'ratio', 'target'],
  lines: FIGURES.map((figure) => loadingLine(figure, rounds)),
});

function loadingLine(figure: Figure, rounds: readonly Round[]): Line {
  const [naive, product] = [
    median(rounds.map((round) => round.naive[figure])),
    median(rounds.map((round) => round.product[figure])),
  ];
  const medians = [NAMES[figure], format(figure, naive), format(figure, product)];
  const target = TARGETS[figure];
  if ('most' in target) {
    const met = product <= target.most;
    return {
      cells: [...medians, '', `at most ${target.most}`],
      verdict: verdict(met),
      fatal: figure === 'cls' && !met,
    };
  }
  const ratios = rounds.map((round) => round.product[figure] / round.naive[figure]);
  const [least, middle, most] = [Math.min(...ratios), median(ratios), Math.max(...ratios)];
  return {
    cells: [
      ...medians,
      `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
      `at most ${target.share} of naive`,
    ],
    verdict: verdict(middle <= target.share),
  };
}

const WEIGHTS = [
  { part: 'code', name: 'JavaScript', share: 0.62 },
  { part: 'codeBeforeCarousels', name: 'JavaScript before the carousels', share: 0.5 },
  { part: 'all', name: 'everything with pictures' },
] as const;

/** What both landing pages weigh; every visit fetches the same files. */
export function weightTable({ naive, product }: Round): Table {
  const [old, own] = [weigh(naive.files), weigh(product.files)];
  return {
    title: 'Weight of the landing page',
    note:
      'kB (1000 bytes), text after Brotli 11, fonts and pictures as they are. Both sites hold the ' +
      'code that leads to the emulators; npm run budgets weighs the product without it.',
    head: ['', 'naive', 'product', 'ratio', 'target'],
    lines: WEIGHTS.map((weight): Line => {
      const [before, after] = [old[weight.part], own[weight.part]];
      const cells = [
        weight.name,
        ...[before, after].map((bytes) => (bytes / 1000).toFixed(1)),
        (after / before).toFixed(2),
      ];
      if (!('share' in weight)) return { cells: [...cells, ''] };
      const { share } = weight;
      return {
        cells: [...cells, `at most ${share} of naive`],
        verdict: verdict(after <= share * before),
      };
    }),
  };
}
