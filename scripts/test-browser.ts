/**
 * `npm run test:browser`: the browser tests, with the emulators, the demo content and the built site
 * that they need. Arguments go to Playwright: files, `-g NAME`, `--headed`, `--debug`.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { BROWSER_GROUPS, NO_FIREFOX, projectsOf } from '../tools/proofs/runner/browser-tests';
import { PROJECT_FOLDER } from '../tools/development/project';
import { describeError, onInterruption } from '../tools/development/command-line';
import type { EmulatorSuite } from '../tools/development/emulators';
import { prepareBrowser, findFirefox } from '../tools/development/browsers';
import { beginTestRun, testRun } from '../tools/proofs/runner/test-run';
import { startTestEmulators } from '../tools/proofs/runner/test-emulators';
import { buildTestSite, seedTestSite, serveTestSite } from '../tools/proofs/runner/test-site';

const args = process.argv.slice(2);
const INTERRUPTED = 130;
let suite: EmulatorSuite | undefined;

async function run(): Promise<number> {
  await beginTestRun();
  await prepareBrowser();
  console.log('Starting the emulators ...');
  suite = await startTestEmulators();
  console.log('Building the site ...');
  await seedTestSite();
  await buildTestSite();
  await serveTestSite();
  return runTests();
}

/**
 * Runs the files or projects that are selected, or each group. Returns the exit code of the last one
 * that failed, or 0.
 */
async function runTests(): Promise<number> {
  const isSelection = args.some(
    (argument) => !argument.startsWith('-') || argument.startsWith('--project'),
  );
  if (isSelection) return playwright(args);
  let failure = 0;
  for (const group of BROWSER_GROUPS) {
    if (group.isOfFirefox && findFirefox() === undefined) {
      console.log(NO_FIREFOX);
      continue;
    }
    const code = await playwright([...projectsOf(group), ...args]);
    if (code === INTERRUPTED) return code;
    failure = code || failure;
  }
  return failure;
}

function playwright(options: readonly string[]): Promise<number> {
  const command = path.join(PROJECT_FOLDER, 'node_modules/.bin/playwright');
  const output = `--output=${path.join(testRun().folder, 'browser')}`;
  const child = spawn(command, ['test', output, ...options], {
    stdio: 'inherit',
    cwd: PROJECT_FOLDER,
  });
  onInterruption(() => child.kill('SIGINT'));
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? INTERRUPTED));
  });
}

let code = 1;
try {
  code = await run();
} catch (error) {
  console.error(describeError(error));
}
await suite?.stop();
process.exit(code);
