import { type Site, SITES } from './stage';
import type { Round } from './rounds';
import { median } from './table';

/** One figure of both sites, in milliseconds. */
export interface Bar {
  readonly name: string;
  readonly values: Readonly<Record<Site, number>>;
}

const SHOWN = [
  { figure: 'fcp', name: 'First paint' },
  { figure: 'lcp', name: 'Largest paint' },
  { figure: 'dataShown', name: 'Data shown' },
  { figure: 'bannerShown', name: 'First banner' },
] as const;

/** The medians that are worth a picture. */
export const barsOf = (rounds: readonly Round[]): readonly Bar[] =>
  SHOWN.map(({ figure, name }) => ({
    name,
    values: {
      naive: median(rounds.map(({ naive }) => naive[figure])),
      product: median(rounds.map(({ product }) => product[figure])),
    },
  }));

const WIDTH = 900;
const LEFT = 150;
/** For the number behind a bar. */
const RIGHT = 150;
const THICK = 22;
const ROW = 2 * THICK + 22;

/** Two bars for each figure, as SVG. */
export function chart(bars: readonly Bar[]): string {
  const longest = Math.max(...bars.flatMap(({ values }) => Object.values(values)));
  const scale = (WIDTH - LEFT - RIGHT) / longest;
  const rows = bars.flatMap(({ name, values }, row) => {
    const top = row * ROW;
    const title = `<text x="0" y="${top + THICK + 5}">${name}</text>`;
    const drawn = SITES.map((site, n) => {
      const [y, width] = [top + n * THICK, values[site] * scale];
      const label = `${site} ${(values[site] / 1000).toFixed(2)} s`;
      return (
        `<rect class="${site}" x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${THICK - 3}" rx="2" />` +
        `<text x="${(LEFT + width + 10).toFixed(1)}" y="${y + THICK - 7}">${label}</text>`
      );
    });
    return [title, ...drawn];
  });
  return `
    <section>
      <svg viewBox="0 0 ${WIDTH} ${bars.length * ROW}" role="img" aria-label="Times of both sites; the table below has the numbers">
        ${rows.join('\n        ')}
      </svg>
    </section>`;
}
