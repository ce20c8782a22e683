/**
 * `npm test`, `npm run test:all`: tests in two rows beside each other, of which the first has what uses the
 * emulators, the second everything else. A group that fails keeps no other from running. Exits with code 1 if
 * anything failed, was skipped or did not run; only the tests of Firefox are left out where there is none.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  BROWSER_GROUPS,
  type BrowserGroup,
  NO_FIREFOX,
  projectsOf,
} from '../tools/proofs/runner/browser-tests';
import { emulatorEnvironment } from '../tools/development/ports';
import { describeError, onInterruption } from '../tools/development/command-line';
import type { EmulatorSuite } from '../tools/development/emulators';
import { prepareBrowser, findFirefox } from '../tools/development/browsers';
import { startTestEmulators } from '../tools/proofs/runner/test-emulators';
import { beginTestRun } from '../tools/proofs/runner/test-run';
import {
  selectTests,
  type TestGroup,
  type TestSelection,
} from '../tools/proofs/runner/test-selection';
import { BUILD_LANGUAGES } from '../functions/src/languages';
import { seedTestSite, serveTestSite, testSiteFolder } from '../tools/proofs/runner/test-site';
import {
  endedSteps,
  endSteps,
  runPlaywright,
  runTool,
  runVitest,
} from '../tools/proofs/runner/test-steps';

const begin = performance.now();
const { folder, ports } = await beginTestRun();
const COVERAGE = path.join(folder, 'rule-coverage');
/** The folder of the production build; .ci/run names one that both tiers share. */
const PRODUCTION = {
  PRODUCTION_SITE: process.env['PRODUCTION_SITE'] ?? path.join(folder, 'production'),
};

/**
 * The environment for the tests of the rules, which record their projects for the coverage check.
 */
const NOTES = { RULE_COVERAGE: COVERAGE };

/** The number of type checkers: each one loads all types, and the unit tests run in parallel. */
const CHECKERS = String(Math.ceil(availableParallelism() / 2));

/** The groups that did not run, each with the reason. */
const notRun: string[] = [];
let suite: EmulatorSuite | undefined;
let isEnding = false;

/** Runs groups of tests, or records why they did not run. Never rejects. */
async function attempt(names: string, runTests: () => Promise<unknown>): Promise<void> {
  try {
    await runTests();
  } catch (error) {
    notRun.push(`${names}: ${describeError(error)}`);
  }
}

const selection = readSelection();
const has = (...groups: readonly TestGroup[]) => groups.some((one) => selection.groups.has(one));
const vitest = (name: string, environment?: Record<string, string>) =>
  runVitest(name, [`--project=${selection.projects(name)}`, '--passWithNoTests'], environment);

function readSelection(): TestSelection {
  try {
    return selectTests(process.argv.slice(2));
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}

/** Runs the fastest checks, for an early result. */
async function checkSources(): Promise<void> {
  await Promise.all([checkTexts(), runVitest('unit', ['--project=unit*'])]);
}

async function checkTexts(): Promise<void> {
  await runTool('types', 'tsc', ['--noEmit', '--checkers', CHECKERS]);
  await runTool('lint', 'oxlint', ['--deny-warnings']);
  await runTool('format', 'oxfmt', ['--check']);
}

/** Runs the budgets. Returns whether there is a production build. */
const checkBudgets = () => runTool('budgets', 'tsx', ['scripts/budgets.ts'], PRODUCTION);

async function startEmulators(): Promise<void> {
  suite = await startTestEmulators({ isForAll: true });
  void suite.exited.then((reason) => isEnding || console.log(reason));
}

async function testRules(): Promise<void> {
  await vitest('rules', NOTES);
  await runTool('coverage of the rules', 'tsx', ['tools/proofs/rules-coverage/main.ts'], NOTES);
}

/**
 * Prepares a browser and the built site.
 *
 * @throws SetupError if there is no browser, Error if the site cannot be built
 */
async function prepareSite(): Promise<void> {
  await prepareBrowser();
  const options = ['build', '--logLevel=warn', '--mode=emulators', `--outDir=${testSiteFolder()}`];
  for (const VITE_LANGUAGE of BUILD_LANGUAGES) {
    const variables = { ...emulatorEnvironment(ports), VITE_LANGUAGE };
    const name = VITE_LANGUAGE ? `site in ${VITE_LANGUAGE}` : 'site';
    const first = VITE_LANGUAGE ? [] : ['--emptyOutDir'];
    if (await runTool(name, 'vite', [...options, ...first], variables)) continue;
    throw new Error('The site could not be built.');
  }
}

/** Serves the site; errors that tests cause in its function are logged to a file. */
async function serveSite(): Promise<void> {
  const log = createWriteStream(path.join(folder, 'server.log'));
  console.error = (line: unknown) => log.write(`${String(line)}\n`);
  await serveTestSite();
}

async function testInBrowser(groups: readonly BrowserGroup[]): Promise<void> {
  if (groups.length === 0) return;
  // Earlier tests have changed the content.
  await seedTestSite();
  for (const group of groups) await runPlaywright(group.name, projectsOf(group));
}

async function run(): Promise<void> {
  mkdirSync(COVERAGE, { recursive: true });
  const needsBrowser = has('browser', 'extended browser');
  const needsEmulators = needsBrowser || has('emulated', 'rules');
  const emulators = needsEmulators ? startEmulators() : Promise.resolve();
  // What follows says that they did not start.
  emulators.catch(() => undefined);
  // Nothing else takes the processors until there is a first verdict.
  if (has('sources')) await checkSources();
  const browser = needsBrowser ? prepareSite() : Promise.resolve();
  await Promise.allSettled([
    emulators,
    browser,
    firstRow(emulators, browser),
    secondRow(emulators),
  ]);
}

const isWithoutFirefox = has('extended browser') && findFirefox() === undefined;

const selectedGroups = () =>
  BROWSER_GROUPS.filter(
    ({ isExtended, isOfFirefox }) =>
      has(isExtended ? 'extended browser' : 'browser') && !(isOfFirefox && isWithoutFirefox),
  );

async function firstRow(emulators: Promise<void>, browser: Promise<void>): Promise<void> {
  if (has('emulated')) {
    await attempt('emulated', () => emulators.then(() => vitest('emulated')));
  }
  if (has('rules')) await attempt('rules, coverage', () => emulators.then(testRules));
  await attempt('browser', async () => {
    await Promise.all([emulators, browser]);
    const groups = selectedGroups();
    if (groups.length > 0) await serveSite();
    await testInBrowser(groups.filter(({ isExtended }) => !isExtended));
    await testInBrowser(groups.filter(({ isExtended }) => isExtended));
  });
}

async function secondRow(emulators: Promise<void>): Promise<void> {
  const isBuilt = has('sources') && (await checkBudgets());
  // Without a build its tests make one.
  if (has('services')) await vitest('services');
  // The copy with another kind takes them rather than its own.
  await emulators.catch(() => undefined);
  if (has('delivery')) await vitest('delivery', isBuilt ? PRODUCTION : {});
  if (has('screens')) await vitest('screens');
}

/** Prints what failed and the counts. Returns the exit code. */
function summarize(): number {
  const steps = endedSteps();
  const results = steps.flatMap((step) => step.results);
  const failed = results.filter(({ passed }) => !passed);
  // A tool, or a group of tests that ended without a report.
  const broken = steps.filter((step) => !step.succeeded && step.results.every((one) => one.passed));
  if (failed.length > 0) console.log('\nFailed:');
  for (const { name, command } of failed) console.log(`✗ ${name}\n  ${command}`);
  for (const { name } of broken) console.log(`✗ ${name}`);
  for (const what of notRun) console.log(`✗ Did not run: ${what}`);
  for (const { name, reason } of results.filter(({ isUnsteady }) => isUnsteady)) {
    console.log(`\nUnsteady, passed only when run once more: ${name}\n${reason}`);
  }
  const failures = failed.length + broken.length + notRun.length;
  const seconds = Math.round((performance.now() - begin) / 1000);
  if (isWithoutFirefox) console.log(`\n${NO_FIREFOX}`);
  console.log(`\n${results.length - failed.length} passed, ${failures} failed (${seconds} s)`);
  return failures > 0 ? 1 : 0;
}

async function end(code: number): Promise<never> {
  isEnding = true;
  endSteps();
  await suite?.stop();
  process.exit(code);
}

onInterruption(() => void end(130));
await run();
await end(summarize());
