import { PAGES } from '../bundle/pages';
import { MOVIES } from '../demo/content/movies';
import { audit, CATEGORIES, LIGHTHOUSE, type Report } from './lighthouse-run';
import { sites } from './stage';
import { type Line, median, type Table, verdict } from './table';

/** The least scores of PERFORMANCE §6. */
const LEAST: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** What most of the first score is made of, in milliseconds. */
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const;

const RUNS = 3;

/**
 * The scores of every page that search engines may list.
 *
 * @throws SetupError if Lighthouse cannot be fetched, or a page cannot be audited
 */
export async function lighthouseTable(signal: AbortSignal): Promise<Table> {
  const lines: Line[] = [];
  for (const route of routes()) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await audit(sites.product.url + route, signal));
    }
    const line = lineOf(route, reports);
    console.log([line.cells[0]?.padEnd(24), ...line.cells.slice(1)].join('  '));
    for (const gap of gaps(reports)) console.log(`  ${gap}`);
    lines.push(line);
  }
  return {
    title: 'Lighthouse',
    note:
      `${LIGHTHOUSE}, throttled by the browser: 150 ms, 1.6 Mbit/s, processor 4 times slower. ` +
      `Medians of ${RUNS} runs. At least 95 and 100.`,
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
    lines,
  };
}

const routes = () =>
  PAGES.map(({ route }) => route.replace(':id', MOVIES[0]?.id ?? '')).filter(
    (route) => route !== '/admin-login',
  );

function lineOf(route: string, reports: readonly Report[]): Line {
  const scores = CATEGORIES.map((category) => {
    const runs = reports.map(({ categories }) => categories[category]?.score ?? 0);
    return { value: Math.round(100 * median(runs)), least: LEAST[category] };
  });
  const times = TIMES.map((name) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN)).toFixed(0),
  );
  return {
    cells: [route, ...scores.map(({ value }) => String(value)), ...times],
    verdict: verdict(scores.every(({ value, least }) => value >= least)),
  };
}

/** What keeps a page from 100 in the categories that do not depend on the machine, and where. */
function gaps(reports: readonly Report[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { categories, audits } of reports) {
    for (const category of CATEGORIES.slice(1)) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const { title = id, score = null, details } = audits[id] ?? {};
        if (weight === 0 || score === null || score === 1) continue;
        const places = details?.items?.map(
          ({ node, description, sourceLocation }) =>
            `\n    ${node?.snippet ?? description ?? ''} ${sourceLocation?.url ?? ''}`,
        );
        found.add(`${category}: ${title}${[...new Set(places)].join('')}`);
      }
    }
  }
  return found;
}
