/**
 * `npm test`: everything that proves the product, one step after the other. It uses ports of its
 * own and works beside a running `npm run dev`. Ends with exit code 1 if anything failed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser';
import { seedDemo } from './demo/seed';
import { checkPorts } from './emulators/port-check';
import { emulatorEnvironment, TEST_PORTS } from './emulators/ports';
import { BUCKET, PROJECT_FOLDER, PROJECT_ID } from './emulators/project';
import { describeError } from './emulators/setup-error';
import { type EmulatorSuite, startEmulators } from './emulators/start';
import { onInterruption } from './interruption';
import { buildSite, serveSite } from './site';
import { readResults } from './test-results';

const SITE_PORT = 14173;
const RESULTS = path.join(PROJECT_FOLDER, 'test-results');
const SITE = path.join(RESULTS, 'site');
const COVERAGE = path.join(RESULTS, 'rule-coverage');

const failed: string[] = [];
let child: ChildProcess | undefined;
let suite: EmulatorSuite | undefined;
let isEnding = false;

/** Runs one step with the project's own tools and remembers whether it failed. */
async function step(name: string, command: string, ...args: string[]): Promise<void> {
  console.log(`\n● ${name}`);
  const code = await new Promise<number>((resolve) => {
    const tool = path.join(PROJECT_FOLDER, 'node_modules/.bin', command);
    child = spawn(tool, args, { stdio: 'inherit', cwd: PROJECT_FOLDER });
    child.once('error', () => resolve(127));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) failed.push(name);
}

/** Vitest's projects of that name, reported on the screen and to a file. */
function vitest(...projects: string[]): Promise<void> {
  const selection = projects.flatMap((name) => ['--project', name]);
  const report = path.join(RESULTS, `${projects.join('-')}.json`);
  return step(
    projects.join(' and '),
    'vitest',
    'run',
    '--mode=emulators',
    '--no-file-parallelism',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...selection,
  );
}

async function run(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(COVERAGE, { recursive: true });
  findBrowser();
  await checkPorts({ 'site under test': SITE_PORT });

  await step('types', 'tsc', '--noEmit');
  await step('lint', 'oxlint', '--deny-warnings');
  await step('format', 'prettier', '--check', '--log-level', 'warn', '.');
  await step('budgets', 'tsx', 'scripts/budgets.ts');
  await vitest('unit', 'screens', 'delivery');

  console.log('\n● emulators');
  suite = await startEmulators({ ports: TEST_PORTS });
  void suite.exited.then((reason) => isEnding || console.error(reason));
  Object.assign(process.env, emulatorEnvironment(TEST_PORTS));
  process.env['EMULATORS_GROUP'] = String(suite.group);
  process.env['RULE_COVERAGE'] = COVERAGE;
  await vitest('services', 'rules');
  await step('coverage of the rules', 'tsx', 'scripts/rule-coverage/main.ts');

  console.log('\n● site');
  await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: TEST_PORTS });
  await buildSite(TEST_PORTS, SITE);
  const server = await serveSite(SITE, SITE_PORT, TEST_PORTS);
  process.env['SITE_URL'] = `http://127.0.0.1:${SITE_PORT}`;
  await step('browser', 'playwright', 'test');
  server.close();
}

async function end(code: number): Promise<never> {
  isEnding = true;
  child?.kill();
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
// Once more at the end: the place where a long log is read first.
for (const { name, reason } of unsuccessful) console.log(`\n✗ ${name}\n${reason}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${unsuccessful.length} failed`);
await end(failed.length > 0 ? 1 : 0);
