/**
 * `npm run preview`: the production bundle with the headers of Hosting, on the emulators that
 * `npm run dev` runs, or on emulators of its own with the demo content.
 */
import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../demo/seed';
import { checkPorts, DEV_PORTS } from '../tools/development/ports';
import { BUCKET, PROJECT_FOLDER, PROJECT_ID } from '../tools/development/project';
import { describeError, onInterruption } from '../tools/development/command-line';
import { type EmulatorSuite, startEmulators } from '../tools/development/emulators';
import { buildSite, serveSite } from '../tools/development/site';

const PORT = 4173;
const FOLDER = path.join(PROJECT_FOLDER, 'dist');

const abort = new AbortController();
let emulators: Promise<EmulatorSuite> | undefined;
let server: Server | undefined;

async function start(): Promise<void> {
  onInterruption(() => void end(0));
  await checkPorts({ 'preview server': PORT });
  if (await areRunning()) {
    console.log('Using the emulators that are running ...');
  } else {
    console.log('Starting the emulators ...');
    emulators = startEmulators({ ports: DEV_PORTS, signal: abort.signal });
    const suite = await emulators;
    void suite.exited.then((reason) => end(1, reason));
    await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: DEV_PORTS });
  }
  console.log('Building the site ...');
  await buildSite(DEV_PORTS, FOLDER);
  server = await serveSite(FOLDER, PORT, DEV_PORTS);
  console.log(`\n  Site  http://127.0.0.1:${PORT}/\n\n  Ctrl-C ends everything.\n`);
}

/** Whether the emulator hub of a running `npm run dev` answers. */
async function areRunning(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${DEV_PORTS.hub}/emulators`)).ok;
  } catch {
    return false;
  }
}

/** Stops the servers, then the process. Later calls do nothing. */
async function end(code: number, message?: string): Promise<void> {
  if (abort.signal.aborted) return;
  if (message) console.error(message);
  abort.abort();
  server?.close();
  await Promise.allSettled([emulators?.then((suite) => suite.stop())]);
  process.exit(code);
}

await start().catch((error: unknown) => end(1, describeError(error)));
