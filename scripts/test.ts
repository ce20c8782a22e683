/**
 * `npm test`: all checks and tests, in two rows beside each other. The first has what uses the emulators:
 * the tests of the services, of the rules, then those in a browser. The second has everything else.
 * A group that fails keeps no other from running; the summary names what did not run. The ports differ
 * from those of `npm run dev`. Exits with code 1 if anything failed, was skipped or did not run.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { provideBrowserFonts } from '../tools/browser-fonts';
import { argumentsFor, BROWSER_GROUPS, type BrowserGroup } from '../tools/browser-tests';
import { provideBrowser } from '../tools/find-browser';
import { emulatorEnvironment } from '../tools/emulators/ports';
import { describeError } from '../tools/emulators/setup-error';
import type { EmulatorSuite } from '../tools/emulators/start';
import { onInterruption } from '../tools/interruption';
import { startTestEmulators } from '../tools/test-emulators';
import { beginTestRun } from '../tools/test-run';
import { readResults } from '../tools/test-results';
import { seedTestSite, serveTestSite, testSite } from '../tools/test-site';
import { endSteps, runStep, type StepOptions } from '../tools/test-steps';

const { folder: RESULTS, ports } = await beginTestRun();
const COVERAGE = path.join(RESULTS, 'rule-coverage');
const INDEX_USES = path.join(RESULTS, 'index-uses');
const PRODUCTION = { PRODUCTION_SITE: path.join(RESULTS, 'production') };

/** What the tests of the services and of the rules note down for the checks that follow. */
const NOTES = { RULE_COVERAGE: COVERAGE, INDEX_USES };

const failed: string[] = [];
/** Groups that did not run, each with the reason. */
const notRun: string[] = [];
let suite: EmulatorSuite | undefined;
let isEnding = false;

/** Runs a tool. Returns whether it succeeded; never rejects. */
async function step(
  name: string,
  tool: string,
  args: readonly string[],
  options?: StepOptions,
): Promise<boolean> {
  const succeeded = await runStep(name, tool, args, options);
  if (!succeeded) failed.push(name);
  return succeeded;
}

const reportOf = (name: string) => path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);

/** Runs Vitest with these arguments and reports to a file as well. */
function vitest(name: string, args: readonly string[], options?: StepOptions): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reportOf(name)}`;
  return step(name, 'vitest', ['run', '--allowOnly=false', ...reporters, report, ...args], options);
}

/** Runs groups of tests, or notes why they did not run. Never rejects. */
async function group(names: string, runTests: () => Promise<unknown>): Promise<void> {
  try {
    await runTests();
  } catch (error) {
    notRun.push(`${names}: ${describeError(error)}`);
  }
}

/** Returns whether there is a production build. */
async function checkSources(): Promise<boolean> {
  await step('types', 'tsc', ['--noEmit']);
  await step('lint', 'oxlint', ['--deny-warnings']);
  await step('format', 'oxfmt', ['--check']);
  return step('budgets', 'tsx', ['scripts/budgets.ts'], { environment: PRODUCTION });
}

/** Mostly waits for deploys and emulators of its own. Without a build its tests make one. */
async function testDelivery(isBuilt: boolean): Promise<void> {
  const options = isBuilt ? { environment: PRODUCTION } : {};
  await vitest('delivery', ['--project=delivery'], options);
}

async function startEmulators(): Promise<void> {
  suite = await startTestEmulators({ isForAll: true });
  void suite.exited.then((reason) => isEnding || console.error(reason));
}

async function testServices(): Promise<void> {
  const options = { environment: NOTES };
  await vitest('services', ['--project=services*'], options);
  await step('indexes', 'tsx', ['tools/index-check/main.ts'], options);
}

async function testRules(): Promise<void> {
  const options = { environment: NOTES };
  await vitest('rules', ['--project=rules*'], options);
  await step('coverage of the rules', 'tsx', ['tools/rules-coverage/main.ts'], options);
}

/** @throws SetupError if no browser can be had, Error if the site cannot be built */
async function prepareBrowser(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  await provideBrowserFonts();
  const target = ['--mode=emulators', `--outDir=${testSite()}`, '--emptyOutDir'];
  const environment = emulatorEnvironment(ports);
  const options = ['build', '--logLevel=warn', ...target];
  if (!(await step('site', 'vite', options, { environment }))) {
    throw new Error('The site could not be built.');
  }
}

async function testInBrowser(groups: readonly BrowserGroup[]): Promise<void> {
  for (const browserGroup of groups) {
    const { name } = browserGroup;
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
    await step(name, 'playwright', argumentsFor(browserGroup), { environment, isLive: true });
  }
}

async function run(): Promise<void> {
  for (const folder of [COVERAGE, INDEX_USES]) mkdirSync(folder, { recursive: true });
  const emulators = startEmulators();
  const browser = prepareBrowser();
  const build = checkSources();
  await Promise.allSettled([emulators, browser, firstRow(emulators, browser), secondRow(build)]);
  await group('browser outage', async () => {
    await Promise.all([emulators, browser]);
    await testInBrowser(BROWSER_GROUPS.filter(({ isAlone }) => isAlone));
  });
}

async function firstRow(emulators: Promise<void>, browser: Promise<void>): Promise<void> {
  await group('services, indexes', () => emulators.then(testServices));
  await group('rules, coverage of the rules', () => emulators.then(testRules));
  await group('browser', async () => {
    await Promise.all([emulators, browser]);
    await seedTestSite();
    await serveTestSite();
    await testInBrowser(BROWSER_GROUPS.filter(({ isAlone }) => !isAlone));
  });
}

async function secondRow(build: Promise<boolean>): Promise<void> {
  await testDelivery(await build);
  await vitest('unit and screens', ['--project=unit*', '--project=screens']);
}

async function end(code: number): Promise<never> {
  isEnding = true;
  endSteps();
  await suite?.stop();
  process.exit(code);
}

onInterruption(() => void end(130));
await run();
const { passed, unsuccessful } = readResults(RESULTS);
// Repeated at the end, as a long log is read from there.
for (const { name, reason } of unsuccessful) console.log(`\n✗ ${name}\n${reason}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
for (const what of notRun) console.log(`\nDid not run: ${what}`);
console.log(`\n${passed} passed, ${unsuccessful.length + notRun.length} failed`);
await end(failed.length + notRun.length + unsuccessful.length > 0 ? 1 : 0);
