import type { Browser } from '@playwright/test';
import { withPhonePage } from './browser';
import { fillCollections } from './fill-collections';
import { isDatabase, sites } from './environment';
import { type Row, type Table, verdict } from './table';

const SIZES = [100, 10_000] as const;

/** The public pages that read, with the maximum number of documents (product 21.7). */
const ROUTES = [
  { route: '/', max: 3 + 1 + 4 * 20 + 10 + 1 },
  { route: '/movies', max: 2 * 20 + 2 * 10 },
  { route: '/videos', max: 6 },
  { route: '/gallery', max: 24 },
  { route: '/announcements', max: 1 },
] as const;

interface Reads {
  readonly documents: number;
  readonly bytes: number;
}

/** Returns how many documents each page reads from small and from large collections. */
export async function readsTable(browser: Browser): Promise<Table> {
  const counts: Reads[][] = [];
  for (const size of SIZES) {
    console.log(`Filling the collections with ${size} documents each ...`);
    await fillCollections(size, `${sites.product.url}/share.jpg`);
    const reads: Reads[] = [];
    for (const { route } of ROUTES) {
      const read = await readsOf(browser, route);
      console.log(`${String(size).padStart(6)}  ${route.padEnd(15)} ${read.documents} documents`);
      reads.push(read);
    }
    counts.push(reads);
  }
  const [small = [], large = []] = counts;
  return {
    title: 'Firestore reads',
    note: 'Documents that the first view of a page reads, and the kB of the responses, by the size of each collection. The announcements share one document.',
    head: ['', ...SIZES.flatMap((size) => [`at ${size}`, 'kB']), 'target'],
    rows: ROUTES.map(({ route, max }, n) => readsRow(route, max, small[n], large[n])),
  };
}

const NOTHING: Reads = { documents: 0, bytes: 0 };

function readsRow(route: string, max: number, small = NOTHING, large = NOTHING): Row {
  const same = small.documents === large.documents && large.bytes <= 1.05 * small.bytes;
  return {
    cells: [
      route,
      ...[small, large].flatMap(({ documents, bytes }) => [
        String(documents),
        (bytes / 1000).toFixed(1),
      ]),
      `the same, at most ${max}`,
    ],
    verdict: verdict(same && large.documents <= max),
    fatal: !same,
  };
}

/** Visits a page and returns what it reads until the network has been idle for 500 ms. */
const readsOf = (browser: Browser, route: string): Promise<Reads> =>
  withPhonePage(browser, async (page) => {
    const responses: Promise<string>[] = [];
    page.on('response', (response) => {
      if (isDatabase(response.url())) responses.push(response.text());
    });
    await page.goto(sites.product.url + route, { waitUntil: 'networkidle' });
    const texts = await Promise.all(responses);
    if (texts.length === 0) throw new Error(`${route} has sent no request to the database`);
    return {
      documents: texts.reduce((sum, text) => sum + countDocuments(text), 0),
      bytes: texts.reduce((sum, text) => sum + text.length, 0),
    };
  });

/** Every document in a response has a field createTime. */
const countDocuments = (response: string): number => response.match(/"createTime"/g)?.length ?? 0;
