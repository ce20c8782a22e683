import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MOVIES } from '../../../demo/content/movies';
import { PAGES } from '../../build/pages';
import { findBrowser } from '../../development/browsers';
import { CHROMIUM_FLAGS, median, THROTTLE } from './phone';

/**
 * The last version for Node 20. It is not a dependency, because it has 128 packages with 145 MB.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAX_BUFFER = 100_000_000;

/** The used part of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null }>
  >;
}

/** Prints the median scores of every public page, with the names of the audits that one of them failed. */
export async function lighthouse(rounds: number, site: string): Promise<true> {
  const routes = PAGES.map(({ route }) => route.replace(':id', MOVIES[0]?.id ?? ''));
  const rows = [];
  for (const page of routes.filter((route) => route !== '/admin-login')) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await audit(site + page));
    const scores = CATEGORIES.map((name) => [
      name,
      Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
    ]);
    const failed = reports.flatMap(({ audits }) =>
      Object.values(audits).flatMap(({ title, score }) => (score === 0 ? [title] : [])),
    );
    rows.push({ page, ...Object.fromEntries(scores), failed: [...new Set(failed)].join(', ') });
  }
  console.table(rows);
  return true;
}

/**
 * Throttles in the browser: simulated throttling ignores timers, and would favour a page that waits
 * for one.
 */
async function audit(address: string): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--throttling-method=devtools',
    ...Object.entries(THROTTLE).map(([name, value]) => `--throttling.${name}=${value}`),
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', '--prefer-offline', LIGHTHOUSE, address, ...options],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: MAX_BUFFER },
  );
  return JSON.parse(stdout);
}
