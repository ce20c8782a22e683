/**
 * `npm test`: all checks and tests. Independent groups run in parallel; the browser tests run last and
 * alone. A group that fails keeps no other from running; the summary names what did not run. The ports
 * differ from those of `npm run dev`. Exits with code 1 if anything failed, was skipped or did not run.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideBrowserFonts } from '../tools/browser-fonts';
import { argumentsFor, BROWSER_GROUPS } from '../tools/browser-tests';
import { provideBrowser } from '../tools/find-browser';
import { checkPorts } from '../tools/emulators/port-check';
import { emulatorEnvironment, TEST_PORTS } from '../tools/emulators/ports';
import { PROJECT_FOLDER } from '../tools/emulators/project';
import { describeError } from '../tools/emulators/setup-error';
import type { EmulatorSuite } from '../tools/emulators/start';
import { onInterruption } from '../tools/interruption';
import { startTestEmulators } from '../tools/test-emulators';
import { readResults } from '../tools/test-results';
import { seedTestSite, serveTestSite, SITE, SITE_PORT } from '../tools/test-site';
import { endSteps, runStep, type StepOptions } from '../tools/test-steps';

const RESULTS = path.join(PROJECT_FOLDER, 'test-results');
const COVERAGE = path.join(RESULTS, 'rule-coverage');
const INDEX_USES = path.join(RESULTS, 'index-uses');
const PRODUCTION = { PRODUCTION_SITE: path.join(RESULTS, 'production') };

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
function vitest(name: string, args: readonly string[], environment = {}): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${reportOf(name)}`;
  const options = ['run', '--allowOnly=false', ...reporters, report, ...args];
  return step(name, 'vitest', options, { environment });
}

/** Runs groups of tests, or notes why they did not run. Never rejects. */
async function group(names: string, runTests: () => Promise<unknown>): Promise<void> {
  try {
    await runTests();
  } catch (error) {
    notRun.push(`${names}: ${describeError(error)}`);
  }
}

async function checkSources(): Promise<void> {
  await step('types', 'tsc', ['--noEmit']);
  await step('lint', 'oxlint', ['--deny-warnings']);
  await step('format', 'oxfmt', ['--check']);
  const isBuilt = await step('budgets', 'tsx', ['scripts/budgets.ts'], { environment: PRODUCTION });
  // Without that build the tests make their own.
  await vitest('delivery', ['--project=delivery'], isBuilt ? PRODUCTION : {});
}

async function startEmulators(): Promise<void> {
  suite = await startTestEmulators();
  void suite.exited.then((reason) => isEnding || console.error(reason));
}

async function testOnEmulators(): Promise<void> {
  const environment = { RULE_COVERAGE: COVERAGE, INDEX_USES };
  // The rules of the storage look up roles in the project of the site, which the services use.
  const isOfStorage = ['storage', 'accounts'].map((name) => `tests/rules/${name}`);
  await Promise.all([
    vitest('services', ['--project=services', '--project=services-mocking'], environment).then(() =>
      vitest('rules of the storage', ['--project=rules', ...isOfStorage], environment),
    ),
    vitest(
      'rules',
      ['--project=rules', ...isOfStorage.map((start) => `--exclude=${start}*`)],
      environment,
    ),
  ]);
  await step('coverage of the rules', 'tsx', ['tools/rules-coverage/main.ts'], { environment });
  await step('indexes', 'tsx', ['tools/index-check/main.ts'], { environment });
}

/** @throws SetupError if no browser can be had, Error if the site cannot be built */
async function prepareBrowser(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  await provideBrowserFonts();
  await checkPorts({ 'site under test': SITE_PORT });
  const target = ['--mode=emulators', `--outDir=${SITE}`, '--emptyOutDir'];
  const environment = emulatorEnvironment(TEST_PORTS);
  const options = ['build', '--logLevel=warn', ...target];
  if (!(await step('site', 'vite', options, { environment }))) {
    throw new Error('The site could not be built.');
  }
}

async function testInBrowser(): Promise<void> {
  const server = await serveTestSite();
  for (const browserGroup of BROWSER_GROUPS) {
    const { name } = browserGroup;
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
    await step(name, 'playwright', argumentsFor(browserGroup), { environment, isLive: true });
  }
  server.close();
}

async function run(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  for (const folder of [COVERAGE, INDEX_USES]) mkdirSync(folder, { recursive: true });
  const emulators = startEmulators();
  const browser = prepareBrowser();
  await Promise.allSettled([
    checkSources(),
    vitest('unit and screens', ['--project=unit', '--project=screens']),
    group('services, rules', () => emulators.then(testOnEmulators)),
    browser,
  ]);
  await group('browser', async () => {
    await emulators;
    await browser;
    await seedTestSite();
    await testInBrowser();
  });
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
