import { type Site, SITES } from './environment';
import type { Round } from './rounds';
import { median } from './table';

/** The value of one figure for both sites, in ms. */
export interface Bar {
  readonly name: string;
  readonly values: Readonly<Record<Site, number>>;
}

const BARS = [
  { figure: 'fcp', name: 'First paint' },
  { figure: 'lcp', name: 'Largest paint' },
  { figure: 'dataShown', name: 'Data shown' },
  { figure: 'bannerShown', name: 'First banner' },
] as const;

export const medianBars = (rounds: readonly Round[]): readonly Bar[] =>
  BARS.map(({ figure, name }) => ({
    name,
    values: {
      naive: median(rounds.map(({ naive }) => naive[figure])),
      product: median(rounds.map(({ product }) => product[figure])),
    },
  }));

/** Sizes in px. */
const WIDTH = 900;
const NAME_WIDTH = 150;
const VALUE_WIDTH = 150;
const BAR_HEIGHT = 22;
const ROW_HEIGHT = 2 * BAR_HEIGHT + 22;

/** HTML with a bar chart in SVG: two bars for each figure. */
export function chart(bars: readonly Bar[]): string {
  const longest = Math.max(...bars.flatMap(({ values }) => Object.values(values)));
  const scale = (WIDTH - NAME_WIDTH - VALUE_WIDTH) / longest;
  const rows = bars.flatMap(({ name, values }, row) => {
    const top = row * ROW_HEIGHT;
    const title = `<text x="0" y="${top + BAR_HEIGHT + 5}">${name}</text>`;
    const rects = SITES.map((site, n) => {
      const [y, width] = [top + n * BAR_HEIGHT, values[site] * scale];
      const label = `${site} ${(values[site] / 1000).toFixed(2)} s`;
      return (
        `<rect class="${site}" x="${NAME_WIDTH}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT - 3}" rx="2" />` +
        `<text x="${(NAME_WIDTH + width + 10).toFixed(1)}" y="${y + BAR_HEIGHT - 7}">${label}</text>`
      );
    });
    return [title, ...rects];
  });
  return `
    <section>
      <svg viewBox="0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}" role="img" aria-label="Times of both sites; the table below has the numbers">
        ${rows.join('\n        ')}
      </svg>
    </section>`;
}
