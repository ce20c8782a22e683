import type { Browser } from '@playwright/test';
import { onPhone } from './browser';
import { fillCollections } from './collections';
import { isDatabase, sites } from './stage';
import { type Line, type Table, verdict } from './table';

const SIZES = [100, 10_000] as const;

/** Every public page that reads, and the most documents that PERFORMANCE §6 allows it. */
const ROUTES = [
  { route: '/', most: 3 + 1 + 2 * 20 + 10 },
  { route: '/movies', most: 2 * 20 },
  { route: '/videos', most: 6 },
  { route: '/gallery', most: 24 },
  { route: '/announcements', most: 1 },
] as const;

interface Reads {
  readonly documents: number;
  readonly bytes: number;
}

/** How many documents each page reads out of small and of large collections. */
export async function readsTable(browser: Browser): Promise<Table> {
  const counts: Reads[][] = [];
  for (const size of SIZES) {
    console.log(`Filling the collections with ${size} documents each ...`);
    await fillCollections(size, `${sites.product.url}/share.jpg`);
    const reads: Reads[] = [];
    for (const { route } of ROUTES) {
      const found = await readsOf(browser, route);
      console.log(`${String(size).padStart(6)}  ${route.padEnd(15)} ${found.documents} documents`);
      reads.push(found);
    }
    counts.push(reads);
  }
  const [small = [], large = []] = counts;
  return {
    title: 'Firestore reads',
    note: 'Documents that the first view of a page reads, and the kB of the answers, by the size of each collection. The announcements share one document.',
    head: ['', ...SIZES.flatMap((size) => [`at ${size}`, 'kB']), 'target'],
    lines: ROUTES.map(({ route, most }, n) => readsLine(route, most, small[n], large[n])),
  };
}

const NOTHING: Reads = { documents: 0, bytes: 0 };

function readsLine(route: string, most: number, small = NOTHING, large = NOTHING): Line {
  const same = small.documents === large.documents && large.bytes <= 1.05 * small.bytes;
  return {
    cells: [
      route,
      ...[small, large].flatMap(({ documents, bytes }) => [
        String(documents),
        (bytes / 1000).toFixed(1),
      ]),
      `the same, at most ${most}`,
    ],
    verdict: verdict(same && large.documents <= most),
    fatal: !same,
  };
}

/** What the database answers to one visit, until it has been silent for half a second. */
const readsOf = (browser: Browser, route: string): Promise<Reads> =>
  onPhone(browser, async (page) => {
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (isDatabase(response.url())) answers.push(response.text());
    });
    await page.goto(sites.product.url + route, { waitUntil: 'networkidle' });
    const texts = await Promise.all(answers);
    if (texts.length === 0) throw new Error(`${route} has asked the database for nothing`);
    return {
      documents: texts.reduce((sum, text) => sum + countDocuments(text), 0),
      bytes: texts.reduce((sum, text) => sum + text.length, 0),
    };
  });

/** Each document of an answer carries the time of its creation. */
const countDocuments = (answer: string): number => answer.match(/"createTime"/g)?.length ?? 0;
