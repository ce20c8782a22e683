/**
 * `npm run dev`: emulators, demo content and the site with hot reload, all of which end together. With
 * `-- --keep` the data are stored from one run to the next. `npm run preview` (`--built`): the production
 * bundle with the headers of Hosting, on the emulators of a running `npm run dev` or on its own.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { ACCOUNTS } from '../demo/content/accounts';
import { seedDemo } from '../demo/seed';
import { describeError, onInterruption } from '../tools/development/command-line';
import { invitations, otherLanguages } from '../tools/development/dev-server';
import { type EmulatorSuite, startEmulators } from '../tools/development/emulators';
import { checkPorts, DEV_PORTS, emulatorEnvironment } from '../tools/development/ports';
import { BUCKET, PROJECT_FOLDER, PROJECT_ID, WORK_FOLDER } from '../tools/development/project';
import { buildSite, serveSite } from '../tools/development/site';

const DATA_FOLDER = path.join(WORK_FOLDER, 'data');
const BUILT_FOLDER = path.join(PROJECT_FOLDER, 'dist');
const BUILT_PORT = 4173;

const isBuilt = process.argv.includes('--built');
const keep = process.argv.includes('--keep');
const abort = new AbortController();
let server: { close(): unknown } | undefined;
let emulators: Promise<EmulatorSuite> | undefined;
let isSeeded = keep && existsSync(path.join(DATA_FOLDER, 'firebase-export-metadata.json'));

async function start(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment(DEV_PORTS));
  const hot = isBuilt ? undefined : await createHotServer();
  server = hot;
  onInterruption(() => void end(0));
  const port = hot?.config.server.port ?? BUILT_PORT;
  await checkPorts({ [isBuilt ? 'preview server' : 'dev server']: port });
  if (isBuilt && (await areRunning())) console.log('Using the emulators that are running ...');
  else await startWithContent();
  if (hot) {
    await hot.listen();
  } else {
    console.log('Building the site ...');
    await buildSite(DEV_PORTS, BUILT_FOLDER);
    server = await serveSite(BUILT_FOLDER, port, DEV_PORTS);
  }
  console.log(describe(port));
}

const createHotServer = () =>
  createServer({
    mode: 'emulators',
    root: PROJECT_FOLDER,
    clearScreen: false,
    plugins: [invitations(), otherLanguages('emulators')],
    server: { watch: { ignored: ['**/.firebase/**'] } },
  });

async function startWithContent(): Promise<void> {
  console.log('Starting the emulators ...');
  emulators = startEmulators({
    ports: DEV_PORTS,
    ...(keep && { dataFolder: DATA_FOLDER }),
    onRulesMistake: (text) => console.error(text),
    onMail: (text) => console.log(text),
    signal: abort.signal,
  });
  const suite = await emulators;
  void suite.exited.then((reason) => end(1, reason));
  if (isSeeded) return;
  console.log('Adding the demo content ...');
  await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: DEV_PORTS });
  abort.signal.throwIfAborted();
  isSeeded = true;
}

/** Whether the emulator hub of a running `npm run dev` answers. */
const areRunning = () =>
  fetch(`http://127.0.0.1:${DEV_PORTS.hub}/emulators`).then(
    ({ ok }) => ok,
    () => false,
  );

function describe(port: number): string {
  const admin = ACCOUNTS.find(({ role }) => role === 'admin');
  return `
  Site       http://127.0.0.1:${port}/
  Admin      http://127.0.0.1:${port}/admin-login
             ${admin?.email} / ${admin?.password}
  Emulators  Auth ${DEV_PORTS.auth}, Firestore ${DEV_PORTS.firestore}, Storage ${DEV_PORTS.storage}
  Data       ${keep ? `kept in ${path.relative(PROJECT_FOLDER, DATA_FOLDER)}` : 'gone at the end (npm run dev -- --keep keeps them)'}

  Ctrl-C ends everything.
`;
}

/** Ends the servers, then this process. Later calls, as from a server that has ended, do nothing. */
async function end(code: number, message?: string): Promise<void> {
  if (abort.signal.aborted) return;
  if (message) console.error(message);
  else console.log(keep ? 'Ending, and keeping the data ...' : 'Ending ...');
  abort.abort();
  await Promise.allSettled([server?.close(), emulators?.then((suite) => suite.stop())]);
  // The next start would use incomplete demo content as the user's own data.
  if (keep && emulators && !isSeeded) rmSync(DATA_FOLDER, { recursive: true, force: true });
  process.exit(code);
}

const fail = (error: unknown) => void end(1, describeError(error));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
await start().catch(fail);
