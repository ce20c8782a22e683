/**
 * `npm test`: all checks and tests. Independent steps run in parallel; the browser
 * tests run last and alone. The ports differ from those of `npm run dev`. Exits with code 1
 * if anything failed or was skipped.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
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
const PRODUCTION = { PRODUCTION_SITE: path.join(RESULTS, 'production') };

const failed: string[] = [];
let suite: EmulatorSuite | undefined;
let isEnding = false;

async function step(
  name: string,
  tool: string,
  args: readonly string[],
  options?: StepOptions,
): Promise<void> {
  if (!(await runStep(name, tool, args, options))) failed.push(name);
}

/** Runs Vitest with these arguments and reports to a file as well. */
function vitest(name: string, args: readonly string[], environment = {}): Promise<void> {
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return step(name, 'vitest', ['run', '--allowOnly=false', ...reporters, ...args], { environment });
}

async function checkSources(): Promise<void> {
  await step('types', 'tsc', ['--noEmit']);
  await step('lint', 'oxlint', ['--deny-warnings']);
  await step('format', 'prettier', ['--check', '--cache', '--log-level=warn', '.']);
  await step('budgets', 'tsx', ['scripts/budgets.ts'], { environment: PRODUCTION });
  await vitest('delivery', ['--project=delivery'], PRODUCTION);
}

async function testOnEmulators(): Promise<void> {
  suite = await startTestEmulators();
  void suite.exited.then((reason) => isEnding || console.error(reason));
  const environment = { RULE_COVERAGE: COVERAGE };
  // The rules of the storage look up roles in the emulators' own project, which the services use.
  const isOfStorage = ['storage', 'accounts'].map((name) => `tests/rules/${name}`);
  await Promise.all([
    vitest('services', ['--project=services'], environment).then(() =>
      vitest('rules of the storage', ['--project=rules', ...isOfStorage], environment),
    ),
    vitest('rules', ['--project=rules', ...isOfStorage.map((start) => `--exclude=${start}*`)], {
      ...environment,
      RULES_PROJECT: 'demo-rules',
    }),
  ]);
  await step('coverage of the rules', 'tsx', ['tools/rules-coverage/main.ts'], { environment });
  await seedTestSite();
}

async function prepareBrowser(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  const target = ['--mode=emulators', `--outDir=${SITE}`, '--emptyOutDir'];
  await step('site', 'vite', ['build', '--logLevel=warn', ...target], {
    environment: emulatorEnvironment(TEST_PORTS),
  });
}

async function run(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(COVERAGE, { recursive: true });
  await checkPorts({ 'site under test': SITE_PORT });
  const parts = [
    checkSources(),
    vitest('unit and screens', ['--project=unit', '--project=screens']),
    testOnEmulators(),
    prepareBrowser(),
  ];
  // All of them end before a failure of one is reported.
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected') throw part.reason;
  }
  const server = await serveTestSite();
  await step('browser', 'playwright', ['test'], { isLive: true });
  server.close();
}

async function end(code: number): Promise<never> {
  isEnding = true;
  endSteps();
  await suite?.stop();
  process.exit(code);
}

onInterruption(() => void end(130));
try {
  await run();
} catch (error) {
  failed.push('set-up');
  console.error(describeError(error));
}
const { passed, unsuccessful } = readResults(RESULTS);
// Repeated at the end, as a long log is read from there.
for (const { name, reason } of unsuccessful) console.log(`\n✗ ${name}\n${reason}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${unsuccessful.length} failed`);
await end(failed.length > 0 || unsuccessful.length > 0 ? 1 : 0);
