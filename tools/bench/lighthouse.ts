import { PAGES } from '../bundle/pages';
import { MOVIES } from '../../demo/content/movies';
import { audit, CATEGORIES, LIGHTHOUSE, type Report } from './lighthouse-run';
import { sites } from './environment';
import { type Row, median, type Table, verdict } from './table';

/** The targets of product 21.5. */
const MIN_SCORES: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Search engines are to leave these out (product 24.9). */
const HIDDEN = new Set(['/search']);

/** In ms: those with the most weight in the performance score. */
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;

/**
 * Returns the Lighthouse scores of every public page.
 *
 * @throws SetupError if Lighthouse cannot be fetched, or a page cannot be audited
 */
export async function lighthouseTable(signal: AbortSignal, runs: number): Promise<Table> {
  const rows: Row[] = [];
  for (const route of routes()) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await audit(sites.product.url + route, signal));
    }
    const row = rowOf(route, reports);
    console.log([row.cells[0]?.padEnd(24), ...row.cells.slice(1)].join('  '));
    for (const failure of failedAudits(reports)) console.log(`  ${failure}`);
    rows.push(row);
  }
  return {
    title: 'Lighthouse',
    note:
      `${LIGHTHOUSE}, throttled by the browser: 150 ms, 1.6 Mbit/s, processor 4 times slower. ` +
      `Medians of ${runs} runs. At least ${MIN_SCORES.performance} and 100.`,
    head: [
      '',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP',
      'TBT',
      'Speed Index',
    ],
    rows,
  };
}

const routes = () =>
  PAGES.map(({ route }) => route.replace(':id', MOVIES[0]?.id ?? '')).filter(
    (route) => route !== '/admin-login',
  );

function rowOf(route: string, reports: readonly Report[]): Row {
  const scores = CATEGORIES.map((category) => {
    const found = reports.map(({ categories }) => categories[category]?.score ?? 0);
    const isAsked = category !== 'seo' || !HIDDEN.has(route);
    return { value: Math.round(100 * median(found)), min: isAsked ? MIN_SCORES[category] : 0 };
  });
  const times = TIMES.map((name) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN)).toFixed(0),
  );
  return {
    cells: [route, ...scores.map(({ value }) => String(value)), ...times],
    verdict: verdict(scores.every(({ value, min }) => value >= min)),
  };
}

/** Title and locations of the audits below 1, without performance, which depends on the machine. */
function failedAudits(reports: readonly Report[]): ReadonlySet<string> {
  const failures = new Set<string>();
  for (const { categories, audits } of reports) {
    for (const category of CATEGORIES.slice(1)) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const { title = id, score = null, details } = audits[id] ?? {};
        if (weight === 0 || score === null || score === 1) continue;
        const locations = details?.items?.map(
          ({ node, description, sourceLocation }) =>
            `\n    ${node?.snippet ?? description ?? ''} ${sourceLocation?.url ?? ''}`,
        );
        failures.add(`${category}: ${title}${[...new Set(locations)].join('')}`);
      }
    }
  }
  return failures;
}
