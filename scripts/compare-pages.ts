/**
 * `npm run compare-pages -- FOLDER [NAME...]`: what looks different from another checkout, with its own
 * node_modules. Both sites are built and show the same demo content, from one set of emulators; of each page
 * and state (tools/proofs/compare-pages/pages.ts), or of those whose names have a NAME in them, pictures are taken of
 * the one and compared with the other. The last line names the command that shows what differs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePorts } from '../tools/development/ports';
import { PROJECT_FOLDER } from '../tools/development/project';
import { prepareBrowser } from '../tools/development/browsers';
import { serveSite } from '../tools/development/site';
import { startTestEmulators } from '../tools/proofs/runner/test-emulators';
import { testRun } from '../tools/proofs/runner/test-run';
import { seedTestSite } from '../tools/proofs/runner/test-site';

const [other, ...names] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of the other checkout.');
const CONFIG = 'tools/proofs/compare-pages/playwright.config.ts';

async function run(cwd: string, tool: string, ...args: readonly string[]): Promise<boolean> {
  const command = path.join(cwd, 'node_modules/.bin', tool);
  const [code] = await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** Builds a checkout's site with its own tools, and serves it at SITE_URL. */
async function serve(root: string, name: string): Promise<void> {
  const outDir = path.join(testRun().folder, name);
  const options = ['--mode=emulators', '--logLevel=error', `--outDir=${outDir}`];
  if (!(await run(root, 'vite', 'build', ...options))) throw new Error(`${root} cannot be built.`);
  const { port } = await freePorts(['port']);
  await serveSite(outDir, port, testRun().ports, 'none');
  process.env['SITE_URL'] = `http://127.0.0.1:${port}`;
}

const suite = await startTestEmulators();
try {
  await seedTestSite();
  await prepareBrowser();
  const wanted = names.length > 0 ? [`--grep=${names.join('|')}`] : [];
  const compare = (update: string) =>
    run(PROJECT_FOLDER, 'playwright', 'test', `--config=${CONFIG}`, update, ...wanted);
  await serve(path.resolve(other), 'before');
  await compare('--update-snapshots=all');
  await serve(PROJECT_FOLDER, 'after');
  if (!(await compare('--update-snapshots=none'))) process.exitCode = 1;
  console.log(`npx playwright show-report ${testRun().folder}/compared-pages/report`);
} finally {
  await suite.stop();
}
process.exit();
