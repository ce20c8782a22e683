import type { Browser } from '@playwright/test';
import { type Site, SITES, sites } from './environment';
import { FIGURES, type Figure, visit, type Visit } from './visit';

/** One visit to each site, directly after each other, so that both have the same conditions. */
export type Round = Readonly<Record<Site, Visit>>;

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  fcp: 'FCP',
  lcp: 'LCP',
  dataShown: 'data shown',
  bannerShown: 'first banner shown',
  tbt: 'TBT',
  cls: 'CLS',
};

/** A score for CLS, ms for the others. */
export const formatFigure = (figure: Figure, value: number): string =>
  figure === 'cls' ? value.toFixed(4) : String(Math.round(value));

/**
 * Visits both landing pages `count` times and prints the figures of each visit.
 *
 * @throws Error if a page does not show its content
 */
export async function measureRounds(browser: Browser, count: number): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let number = 1; number <= count; number += 1) {
    const visits = new Map<Site, Visit>();
    // The order alternates, as the second visit may profit from warm caches of the system.
    for (const site of number % 2 === 0 ? SITES.toReversed() : SITES) {
      const measured = await visit(browser, sites[site].url);
      const figures = FIGURES.map(
        (figure) => `${FIGURE_NAMES[figure]} ${formatFigure(figure, measured[figure])}`,
      );
      console.log(`round ${number} of ${count}  ${site.padEnd(7)}  ${figures.join('  ')}`);
      visits.set(site, measured);
    }
    const [naive, product] = SITES.map((site) => visits.get(site));
    if (naive && product) rounds.push({ naive, product });
  }
  return rounds;
}
