/**
 * `npm run bench`: measures the built site on a slow phone. Parts are selected by name, as in
 * `npm run bench -- visits`; npm downloads Lighthouse for the part `lighthouse`. BENCH_ROUNDS sets the
 * number of rounds (5), and BENCH_MINUTES the duration of the part `memory` (4 minutes). BENCH_BEFORE is the folder
 * of another checkout, with its own node_modules: the part `visits` measures it in turns with this one.
 *
 * Exits with code 1 if a measurement fails or the layout shifts. Missed time targets do not fail the
 * command, as they depend on the machine.
 */
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { describeError, SetupError } from '../emulators/setup-error';
import { provideBrowserFonts } from '../browser-fonts';
import { provideBrowser } from '../find-browser';
import { onInterruption } from '../interruption';
import { launchChromium } from './browser';
import { serveOther, startEnvironment } from './environment';
import { lighthouseTable } from './lighthouse';
import { memoryTable } from './memory';
import { printTable, type Table } from './table';
import { viewsTable } from './views';
import { visitsTable } from './visits';

const rounds = Number(process.env['BENCH_ROUNDS']) || 5;
const minutes = Number(process.env['BENCH_MINUTES']) || 4;

const before = process.env['BENCH_BEFORE'];

const PARTS: Readonly<Record<string, (browser: Browser) => Promise<Table>>> = {
  visits: async (browser) => visitsTable(browser, rounds, before && (await serveOther(before))),
  views: () => viewsTable(rounds),
  lighthouse: () => lighthouseTable(rounds),
  memory: (browser) => memoryTable(browser, minutes),
};

/** Returns whether all was measured, and nothing was found that does not depend on the machine. */
async function run(selected: readonly string[]): Promise<boolean> {
  const names = Object.keys(PARTS);
  const unknown = selected.find((name) => !names.includes(name));
  if (unknown) throw new SetupError(`There is no part "${unknown}", but: ${names.join(', ')}`);
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  await provideBrowserFonts();
  await startEnvironment();
  const browser = await launchChromium();
  const tables: Table[] = [];
  let complete = true;
  for (const [name, measure] of Object.entries(PARTS)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    console.log(`\n● ${name} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      tables.push(await measure(browser));
    } catch (error) {
      complete = false;
      console.error(`${name} could not be measured. ${describeError(error)}`);
    }
  }
  await browser.close();
  tables.forEach(printTable);
  return complete && !tables.some(({ rows }) => rows.some(({ fatal }) => fatal));
}

onInterruption(() => process.exit(130));
const succeeded = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  return false;
});
process.exit(succeeded ? 0 : 1);
