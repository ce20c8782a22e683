import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOVIES } from '../../demo/content/movies';
import { PAGES } from '../bundle/pages';
import { WORK_FOLDER } from '../emulators/project';
import { SetupError } from '../emulators/setup-error';
import { findBrowser } from '../find-browser';
import { CHROMIUM_FLAGS, THROTTLE } from './browser';
import { site } from './environment';
import { median, type Row, type Table, verdict } from './table';

/** The last version for Node 20. It is no dependency, as it has 128 packages with 145 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The targets of product 21.5. */
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

/** Search engines are to leave these out (product 24.9). */
const HIDDEN = ['/search'];

/** The used part of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null }>
  >;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

/**
 * The Lighthouse scores of every public page, with the names of what is not perfect.
 *
 * @throws SetupError if Lighthouse cannot be fetched, or a page cannot be audited
 */
export async function lighthouseTable(runs: number): Promise<Table> {
  const rows: Row[] = [];
  const routes = PAGES.map(({ route }) => route.replace(':id', MOVIES[0]?.id ?? ''));
  for (const route of routes.filter((one) => one !== '/admin-login')) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(route));
    rows.push(rowOf(route, reports));
    console.log(rows.at(-1)?.cells.join('  '));
  }
  return {
    title: 'Lighthouse',
    note: `${LIGHTHOUSE}, throttled by the browser as the visits. Medians of ${runs} runs. At least ${Object.values(TARGETS).join(', ')}.`,
    head: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'not perfect'],
    rows,
  };
}

function rowOf(route: string, reports: readonly Report[]): Row {
  const asked = CATEGORIES.filter((category) => category !== 'seo' || !HIDDEN.includes(route));
  const scoreOf = (category: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0)));
  // Without performance, which depends on the machine.
  const failed = reports.flatMap(({ categories, audits }) =>
    asked
      .slice(1)
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  return {
    cells: [
      route,
      ...CATEGORIES.map((category) => String(scoreOf(category))),
      [...new Set(failed)].join(', '),
    ],
    verdict: verdict(asked.every((category) => scoreOf(category) >= TARGETS[category])),
  };
}

/**
 * Audits a page with throttling by the browser: the simulated one ignores timers and would favour a page
 * that is hidden behind one.
 */
async function audit(route: string): Promise<Report> {
  const folder = path.join(WORK_FOLDER, 'bench/lighthouse');
  mkdirSync(folder, { recursive: true });
  const output = path.join(folder, `${route.replaceAll('/', '_')}.json`);
  // npm downloads the package at the first call, and keeps it.
  const command = ['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--'];
  const settings = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--throttling-method=devtools',
    ...Object.entries(THROTTLE).map(([name, value]) => `--throttling.${name}=${value}`),
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  const child = spawn('npm', [...command, 'lighthouse', site() + route, ...settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  const [code]: readonly unknown[] = await once(child, 'close');
  if (code !== 0) throw new SetupError(`${LIGHTHOUSE} ended with code ${String(code)}.`);
  return JSON.parse(readFileSync(output, 'utf8'));
}
