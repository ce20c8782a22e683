import type { Browser } from '@playwright/test';
import { type Site, SITES, sites } from './stage';
import { FIGURES, type Figure, visit, type Visit } from './visit';

/** One visit to each site, one right after the other, so that both meet the same machine. */
export type Round = Readonly<Record<Site, Visit>>;

/** What the figures are called. */
export const NAMES: Readonly<Record<Figure, string>> = {
  fcp: 'FCP',
  lcp: 'LCP',
  dataShown: 'data shown',
  bannerShown: 'first banner shown',
  tbt: 'TBT',
  cls: 'CLS',
};

/** A figure as it is printed: a share for CLS, milliseconds for the others. */
export const format = (figure: Figure, value: number): string =>
  figure === 'cls' ? value.toFixed(4) : String(Math.round(value));

/**
 * Visits both landing pages in turn, round after round, and says how each visit went.
 *
 * @throws Error if a page does not get to show what it should
 */
export async function measureRounds(browser: Browser, count: number): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let number = 1; number <= count; number += 1) {
    const visits = new Map<Site, Visit>();
    // Who comes first changes: the second may find a warmer machine.
    for (const site of number % 2 === 0 ? SITES.toReversed() : SITES) {
      const seen = await visit(browser, sites[site].url);
      const figures = FIGURES.map((figure) => `${NAMES[figure]} ${format(figure, seen[figure])}`);
      console.log(`round ${number} of ${count}  ${site.padEnd(7)}  ${figures.join('  ')}`);
      visits.set(site, seen);
    }
    const [naive, product] = SITES.map((site) => visits.get(site));
    if (naive && product) rounds.push({ naive, product });
  }
  return rounds;
}
