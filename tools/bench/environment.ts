import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { seedDemo } from '../../demo/seed';
import { checkPorts } from '../emulators/port-check';
import { BENCH_PORTS, emulatorEnvironment } from '../emulators/ports';
import { BUCKET, PROJECT_ID, WORK_FOLDER } from '../emulators/project';
import { startEmulators } from '../emulators/start';
import { buildSite, serveSite, compressTexts } from '../site';
import { startLatencyProxy } from './latency-proxy';
import { buildNaive } from './naive/build';

/** The compared sites: the same screens and data, built in two ways. */
export const SITES = ['naive', 'product'] as const;
export type Site = (typeof SITES)[number];

export const sites: Readonly<Record<Site, { readonly url: string; readonly folder: string }>> = {
  naive: { url: 'http://127.0.0.1:24174', folder: path.join(WORK_FOLDER, 'bench/naive') },
  product: { url: 'http://127.0.0.1:24173', folder: path.join(WORK_FOLDER, 'bench/product') },
};

/** The port of the proxy to Firestore, which adds the latency of product 21.1. */
const DELAYED_FIRESTORE = 28081;
const LATENCY_MS = 150;

export const isDatabase = (url: string) => new URL(url).port === String(DELAYED_FIRESTORE);

/**
 * Starts emulators with the demo content, and builds and serves both sites in the same way.
 *
 * @returns a function that stops everything
 * @throws SetupError if something is missing or a port is taken
 */
export async function startEnvironment(signal: AbortSignal): Promise<() => Promise<void>> {
  const sitePorts = Object.fromEntries(SITES.map((site) => [site, portOf(site)]));
  await checkPorts({ ...sitePorts, 'delayed Firestore': DELAYED_FIRESTORE });
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
    const { firestore } = BENCH_PORTS;
    servers.push(await startLatencyProxy(DELAYED_FIRESTORE, firestore, LATENCY_MS));
    await seedDemo({ projectId: PROJECT_ID, bucket: BUCKET, ports: BENCH_PORTS });
    const ports = { ...BENCH_PORTS, firestore: DELAYED_FIRESTORE };
    for (const [site, build] of [['naive', buildNaive] as const, ['product', buildSite] as const]) {
      console.log(`Building the ${site} site ...`);
      const { folder } = sites[site];
      mkdirSync(folder, { recursive: true });
      await build(ports, folder);
      compressTexts(folder);
      servers.push(await serveSite(folder, portOf(site), ports, 'before', site === 'product'));
    }
    Object.assign(process.env, emulatorEnvironment(BENCH_PORTS));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

const portOf = (site: Site) => Number(new URL(sites[site].url).port);
