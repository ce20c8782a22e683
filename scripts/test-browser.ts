/**
 * `npm run test:browser`: the browser tests, with the emulators, the demo content and the built site
 * that they need. Arguments go to Playwright: files, `-g NAME`, `--headed`, `--debug`.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkPorts } from '../tools/emulators/port-check';
import { PROJECT_FOLDER } from '../tools/emulators/project';
import { describeError } from '../tools/emulators/setup-error';
import type { EmulatorSuite } from '../tools/emulators/start';
import { provideBrowser } from '../tools/find-browser';
import { onInterruption } from '../tools/interruption';
import { startTestEmulators } from '../tools/test-emulators';
import { buildTestSite, seedTestSite, serveTestSite, SITE_PORT } from '../tools/test-site';

const args = process.argv.slice(2);
let suite: EmulatorSuite | undefined;

async function run(): Promise<number> {
  await checkPorts({ 'site under test': SITE_PORT });
  process.env['CHROMIUM_PATH'] = await provideBrowser();
  console.log('Starting the emulators ...');
  suite = await startTestEmulators();
  console.log('Building the site ...');
  await seedTestSite();
  await buildTestSite();
  await serveTestSite();
  return playwright();
}

function playwright(): Promise<number> {
  // For a selection, the projects that its project depends on do not run.
  const isSelection = args.some((argument) => !argument.startsWith('-'));
  const options = isSelection ? ['--no-deps', ...args] : args;
  const command = path.join(PROJECT_FOLDER, 'node_modules/.bin/playwright');
  const child = spawn(command, ['test', ...options], { stdio: 'inherit', cwd: PROJECT_FOLDER });
  onInterruption(() => child.kill('SIGINT'));
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 130));
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
