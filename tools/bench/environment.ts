import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../../demo/seed';
import { checkPorts } from '../emulators/port-check';
import { BENCH_PORTS, emulatorEnvironment } from '../emulators/ports';
import { BUCKET, PROJECT_ID, WORK_FOLDER } from '../emulators/project';
import { startEmulators } from '../emulators/start';
import { buildSite, compressTexts, serveSite } from '../site';
import { startLatencyProxy } from './latency-proxy';

const PORT = 24173;
export const SITE = `http://127.0.0.1:${PORT}`;
const FOLDER = path.join(WORK_FOLDER, 'bench/site');

/** The port of the proxy to Firestore, which adds the latency of product 21.1. */
const DELAYED_FIRESTORE = 28081;
const LATENCY_MS = 150;

export const isDatabase = (url: string) => new URL(url).port === String(DELAYED_FIRESTORE);

/**
 * Starts emulators with the demo content, and builds and serves the site.
 *
 * @returns a function that stops everything
 * @throws SetupError if something is missing or a port is taken
 */
export async function startEnvironment(signal: AbortSignal): Promise<() => Promise<void>> {
  await checkPorts({ site: PORT, 'delayed Firestore': DELAYED_FIRESTORE });
  console.log('Starting the emulators ...');
  const suite = await startEmulators({ ports: BENCH_PORTS, signal });
  const servers: Server[] = [];
  let stopping = false;
  void suite.exited.then((reason) => stopping || console.error(reason));
  const stop = async () => {
    stopping = true;
    for (const server of servers) server.close();
    await suite.stop();
  };
  try {
    servers.push(await startLatencyProxy(DELAYED_FIRESTORE, BENCH_PORTS.firestore, LATENCY_MS));
    await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: BENCH_PORTS });
    console.log('Building the site ...');
    const ports = { ...BENCH_PORTS, firestore: DELAYED_FIRESTORE };
    mkdirSync(FOLDER, { recursive: true });
    await buildSite(ports, FOLDER);
    compressTexts(FOLDER);
    servers.push(await serveSite(FOLDER, PORT, ports, 'before'));
    Object.assign(process.env, emulatorEnvironment(BENCH_PORTS));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
