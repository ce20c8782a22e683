/**
 * `npm run bench`: measures the built site on a slow phone. Parts are selected by name, as in
 * `npm run bench -- visits`; npm downloads Lighthouse for the part `lighthouse`. BENCH_ROUNDS sets the
 * number of rounds (5). BENCH_BEFORE is the folder of another checkout, with its own node_modules: the part
 * `visits` measures it in turns with this one.
 *
 * Exits with code 1 if a measurement fails or the layout shifts. Missed time targets do not fail the
 * command, as they depend on the machine.
 */
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../../development/ports';
import { describeError, SetupError, onInterruption } from '../../development/command-line';
import { prepareBrowser } from '../../development/browsers';
import * as ownSite from '../../development/site';
import { startTestEmulators } from '../runner/test-emulators';
import { testRun } from '../runner/test-run';
import { seedTestSite } from '../runner/test-site';
import { lighthouse } from './lighthouse';
import { visits } from './visits';

const rounds = Number(process.env['BENCH_ROUNDS']) || 5;
const before = process.env['BENCH_BEFORE'];

/**
 * The parts of the benchmark. Each returns whether it found no problem that is independent of the
 * machine.
 */
const PARTS: Readonly<Record<string, (site: string) => Promise<boolean>>> = {
  visits: async (site) => visits(rounds, site, before && (await serveOther(before))),
  lighthouse: (site) => lighthouse(rounds, site),
};

/** Builds a site by the tools of its checkout, and serves it as Hosting and its CDN do. Returns its address. */
async function serve({ buildSite, compressTexts, serveSite }: typeof ownSite): Promise<string> {
  const { ports, folder } = testRun();
  const { port } = await freePorts(['port']);
  const built = path.join(folder, `site-${port}`);
  mkdirSync(built);
  await buildSite(ports, built);
  compressTexts(built);
  await serveSite(built, port, ports, 'before');
  return `http://127.0.0.1:${port}`;
}

async function serveOther(checkout: string): Promise<string> {
  const file = path.resolve(checkout, 'tools/development/site.ts');
  return serve(await import(pathToFileURL(file).href));
}

async function run(selected: readonly string[]): Promise<boolean> {
  const unknown = selected.find((name) => !(name in PARTS));
  if (unknown) {
    throw new SetupError(`There is no part "${unknown}", but: ${Object.keys(PARTS).join(', ')}`);
  }
  await prepareBrowser();
  await startTestEmulators();
  await seedTestSite();
  const site = await serve(ownSite);
  let succeeded = true;
  for (const [name, measure] of Object.entries(PARTS)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    console.log(`\n● ${name} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    succeeded = (await measure(site)) && succeeded;
  }
  return succeeded;
}

onInterruption(() => process.exit(130));
const succeeded = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeError(error));
  return false;
});
process.exit(succeeded ? 0 : 1);
