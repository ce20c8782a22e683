/**
 * `npm run bench`: measures the built site on a slow phone. Parts are selected by name, as in
 * `npm run bench -- visits moves`; npm downloads Lighthouse for the part `lighthouse`. BENCH_ROUNDS sets the
 * number of rounds (5), and BENCH_MINUTES the duration of the part `memory` (4 minutes).
 *
 * Exits with code 1 if a measurement fails or the layout shifts. Missed time targets do not fail the
 * command, as they depend on the machine.
 */
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { describeError, SetupError } from '../emulators/setup-error';
import { provideBrowser } from '../find-browser';
import { onInterruption } from '../interruption';
import { launchChromium } from './browser';
import { lighthouseTable } from './lighthouse';
import { memoryTable } from './memory';
import { movesTable } from './moves';
import { startEnvironment } from './environment';
import { printTable, type Table } from './table';
import { visitsTable } from './visits';

const PARTS = ['visits', 'moves', 'lighthouse', 'memory'] as const;
type Part = (typeof PARTS)[number];

const rounds = Number(process.env['BENCH_ROUNDS']) || 5;
const minutes = Number(process.env['BENCH_MINUTES']) || 4;
const selected = process.argv.slice(2);
const abort = new AbortController();
const tables: Table[] = [];
let browser: Browser | undefined;
let stopEnvironment: (() => Promise<void>) | undefined;

const MEASURE: Readonly<Record<Part, (browser: Browser) => Promise<Table>>> = {
  visits: (chromium) => visitsTable(chromium, rounds),
  moves: (chromium) => movesTable(chromium, rounds),
  lighthouse: () => lighthouseTable(abort.signal, rounds),
  memory: (chromium) => memoryTable(chromium, minutes),
};

async function run(): Promise<boolean> {
  const unknown = selected.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new SetupError(`There is no part "${unknown}", but: ${PARTS.join(', ')}`);
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  stopEnvironment = await startEnvironment(abort.signal);
  browser = await launchChromium();
  let complete = true;
  for (const part of PARTS.filter((name) => selected.length === 0 || selected.includes(name))) {
    console.log(`\n● ${part} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      tables.push(await MEASURE[part](browser));
    } catch (error) {
      if (abort.signal.aborted) throw error;
      complete = false;
      console.error(`${part} could not be measured. ${describeError(error)}`);
    }
  }
  tables.forEach(printTable);
  return complete && !tables.some(({ rows }) => rows.some(({ fatal }) => fatal));
}

async function exit(code: number): Promise<never> {
  abort.abort();
  await browser?.close();
  await stopEnvironment?.();
  process.exit(code);
}

onInterruption(() => void exit(130));
const succeeded = await run().catch((error: unknown) => {
  if (!abort.signal.aborted) console.error(describeError(error));
  return false;
});
if (!abort.signal.aborted) await exit(succeeded ? 0 : 1);
