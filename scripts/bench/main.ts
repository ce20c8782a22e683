/**
 * `npm run bench`: measures the product beside a naive build of the same screens, and writes
 * bench-report/report.html. Parts are chosen by name, as in `npm run bench -- loading reads`; the
 * part `lighthouse` is fetched by npm. BENCH_ROUNDS says how many rounds there are instead of five, and
 * BENCH_MINUTES how long the part `memory` looks on instead of four minutes.
 *
 * Ends with exit code 1 if something could not be measured, the page moves while it loads, or a page
 * reads more from larger collections. Missed times are only shown: machines differ.
 */
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { describeError, SetupError } from '../emulators/setup-error';
import { onInterruption } from '../interruption';
import { launchChromium } from './browser';
import { barsOf } from './chart';
import { lighthouseTable } from './lighthouse';
import { loadingTable, weightTable } from './loading';
import { memoryTable } from './memory';
import { readsTable } from './reads';
import { writeReport } from './report';
import { measureRounds, type Round } from './rounds';
import { setStage } from './stage';
import { printTable, type Table } from './table';

const PARTS = ['loading', 'lighthouse', 'memory', 'reads'] as const;
type Part = (typeof PARTS)[number];

const rounds = Number(process.env['BENCH_ROUNDS']) || 5;
const minutes = Number(process.env['BENCH_MINUTES']) || 4;
const chosen = process.argv.slice(2);
const abort = new AbortController();
const tables: Table[] = [];
let visits: readonly Round[] = [];
let browser: Browser | undefined;
let clear: (() => Promise<void>) | undefined;

/** The tables of each part. The last one replaces the demo content that the others show. */
const MEASURE: Readonly<Record<Part, (browser: Browser) => Promise<readonly Table[]>>> = {
  loading: async (chromium) => {
    visits = await measureRounds(chromium, rounds);
    const [first] = visits;
    return [loadingTable(visits), ...(first ? [weightTable(first)] : [])];
  },
  lighthouse: async () => [await lighthouseTable(abort.signal)],
  memory: async (chromium) => [await memoryTable(chromium, minutes)],
  reads: async (chromium) => [await readsTable(chromium)],
};

async function run(): Promise<boolean> {
  const unknown = chosen.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new SetupError(`There is no part "${unknown}", but: ${PARTS.join(', ')}`);
  clear = await setStage(abort.signal);
  browser = await launchChromium();
  let complete = true;
  for (const part of PARTS.filter((name) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`\n● ${part} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      tables.push(...(await MEASURE[part](browser)));
    } catch (error) {
      if (abort.signal.aborted) throw error;
      complete = false;
      console.error(`${part} could not be measured. ${describeError(error)}`);
    }
  }
  tables.forEach(printTable);
  console.log(`\n${writeReport(tables, visits.length > 0 ? barsOf(visits) : [])}`);
  return complete && !tables.some(({ lines }) => lines.some(({ fatal }) => fatal));
}

async function end(code: number): Promise<never> {
  abort.abort();
  await browser?.close();
  await clear?.();
  process.exit(code);
}

onInterruption(() => void end(130));
const succeeded = await run().catch((error: unknown) => {
  if (!abort.signal.aborted) console.error(describeError(error));
  return false;
});
if (!abort.signal.aborted) await end(succeeded ? 0 : 1);
